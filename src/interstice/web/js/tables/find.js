import { need } from "/web/js/i18n.js";
import { loaded } from "/web/js/parts/trouble.js";
import { Plain } from "/web/js/tables/plain/table.js";

const TABLES = {
  classic: async () => (await import("/web/js/tables/classic/table.js")).ClassicTable,
  swiss: async () => (await import("/web/js/tables/swiss/table.js")).SwissTable,
  twist: async () => (await import("/web/js/tables/twist/table.js")).TwistTable,
};

/** @param {string} rules @returns {Promise<any>} The table of a rule set, with its words; the plain one, if it has no drawing of its own. */
export async function findTable(rules) {
  const [Table] = await Promise.all([TABLES[rules] ? loaded(TABLES[rules]()) : Plain, need(rules).catch(() => {})]);
  return Table;
}
