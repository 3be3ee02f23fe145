/** Somebody else's page, as far as they show it. */
import { Page } from "/web/js/features/page.js";
import { language, t } from "/web/js/i18n.js";
import { useFetched } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { To } from "/web/js/parts/link.js";
import { Sorry } from "/web/js/parts/trouble.js";
import { Badge } from "/web/js/screens/me.js";
import { Numbers, Panels } from "/web/js/screens/me/panels.js";

/** @param {{ id: string }} props The last part of its address. */
export function Theirs({ id }) {
  const { found, failed } = useFetched(`/api/pages/${encodeURIComponent(id)}?language=${language.value}`);
  if (failed) return html`<${Sorry} title=${t("them-none")} way=${html`<${To} class="btn" to="/">${t("to-start")}<//>`}>${t(failed < 0 ? "me-offline" : "them-none-why")}<//>`;
  const called = found?.name || t("them-nameless");
  return html`<${Page} title=${called} class="wide my">
    ${found && html`<header class="row"><${Badge} animal=${found.animal} colour=${found.colour} /><div class="grow"><h1>${called}</h1></div>${found.standing.games > 0 && html`<${Numbers} page=${found} />`}</header>
      <${Panels} page=${found} mine=${false} />`}
  <//>`;
}
