import { need } from "/web/js/i18n.js";
import { later } from "/web/js/parts/trouble.js";
import { Plain } from "/web/js/tables/plain.js";

const TABLES = {
  classic: async () => (await import("/web/js/tables/classic.js")).ClassicTable,
  swiss: async () => (await import("/web/js/tables/swiss.js")).SwissTable,
  twist: async () => (await import("/web/js/tables/twist.js")).TwistTable,
};

/** @param {string} rules @returns {Promise<any>} The table of a rule set, with its words; the plain one, if it has no drawing of its own. */
export async function findTable(rules) {
  const [Table] = await Promise.all([TABLES[rules] ? later(TABLES[rules]()) : Plain, need(rules).catch(() => {})]);
  return Table;
}
