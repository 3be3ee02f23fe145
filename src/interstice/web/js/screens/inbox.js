/** The inbox, for moderators. They come by a link from the host, which works once; from then on a cookie says who they are. */
import { useEffect, useState } from "preact/hooks";
import { Page } from "/web/js/features/page.js";
import { sorry, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel } from "/web/js/parts/panel.js";
import { ask, headingOf, timeOf } from "/web/js/screens/inbox/ask.js";
import { Told } from "/web/js/screens/inbox/told.js";

/** Opens the link in the address, if there is one, and takes it out of the address and the history. */
async function come() {
  const link = location.hash.slice(1);
  if (!link) return;
  history.replaceState(null, "", "/inbox");
  await ask("POST", "/session", { link });
}

export function Inbox() {
  const [inbox, setInbox] = useState(null);
  const [settled, setSettled] = useState(false);
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState("");
  const failed = (refused) => setTrouble(sorry(refused));
  const read = (which = settled) => ask("GET", `?settled=${which}`).then(setInbox, failed);
  useEffect(() => void come().then(() => read(), failed), []);
  const turn = (which) => {
    setSettled(which);
    setChosen("");
    read(which);
  };
  const leave = () => ask("DELETE", "/session").then(() => setTrouble(t("inbox-left")), failed);
  if (trouble) return html`<${Page} title=${t("inbox")}><${Panel} class="sorry"><h1>${t("inbox")}</h1><p role="alert">${trouble}</p><//><//>`;
  if (!inbox) return html`<${Page} title=${t("inbox")}><p class="waiting" role="status">…</p><//>`;
  const tab = (which, word, n) => html`<button type="button" class="btn2" aria-pressed=${settled === which} onClick=${() => turn(which)}>${t(word, { n })}</button>`;
  return html`<${Page} title=${t("inbox")} class=${`wide inbox ${chosen ? "reading" : ""}`}>
    <header class="row"><div class="grow"><h1>${t("inbox")}</h1><p>${t("inbox-for", { name: inbox.moderator, until: timeOf(inbox.until) })}</p></div>
      <button type="button" class="btn2" onClick=${leave}><${Icon} name="leave" />${t("inbox-leave")}</button></header>
    <div class="desk">
      <${Panel} class="cases">
        <div class="choices">${tab(false, "inbox-open", inbox.counts.open)}${tab(true, "inbox-settled", inbox.counts.settled)}</div>
        ${!inbox.reports.length && html`<p class="none">${t(settled ? "inbox-none-settled" : "inbox-none-open")}</p>`}
        <ul aria-label=${t("inbox-reports")}>${inbox.reports.map(
          (report) => html`<li key=${report.id}><button type="button" class="case" aria-current=${report.id === chosen ? "true" : undefined} onClick=${() => setChosen(report.id)}>
            <span class="kind">${t(`inbox-${report.kind}`)}</span><b>${headingOf(report)}</b><span class="why">${report.games ? t("inbox-quick", { n: report.games }) : report.why}</span><time>${timeOf(report.at)}</time></button></li>`,
        )}</ul>
      <//>
      ${chosen ? html`<${Told} key=${chosen} id=${chosen} onActed=${() => read()} onClose=${() => setChosen("")} />` : html`<${Panel} class="judged none"><p>${t("inbox-choose")}</p><//>`}
    </div>
  <//>`;
}
