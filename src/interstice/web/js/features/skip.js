import { t } from "/web/js/i18n.js";
import { skip, stepsBehind } from "/web/js/pace.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { useKeys } from "/web/js/parts/keys.js";

/** Brings the page up to date, while it is behind. */
export function Skip() {
  const behind = stepsBehind.value > 0;
  useKeys({ n: () => (behind ? skip() : false) });
  return behind && html`<button type="button" class="skip-ahead btn3" onClick=${skip}><span>${t("pace-skip")}</span><${Icon} name="last" /></button>`;
}
