/** One report, with what is needed to judge it, what was done about it, and what can be done. */
import { useEffect, useRef, useState } from "preact/hooks";
import { LANGUAGES, labelled, language, sorry, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel } from "/web/js/parts/panel.js";
import { nameOf, textOf } from "/web/js/parts/said.js";
import { Source } from "/web/js/parts/source.js";
import { Acting } from "/web/js/screens/inbox/acting.js";
import { ask, headingOf, hourOf, timeOf } from "/web/js/screens/inbox/ask.js";
import { yearText } from "/web/js/years.js";

/** @param {{ id: string, onActed: () => void, onClose: () => void }} props */
export function Told({ id, onActed, onClose }) {
  const [told, setTold] = useState(null);
  const [picked, setPicked] = useState([]);
  const [trouble, setTrouble] = useState("");
  const heading = useRef(null);
  const read = () => ask("GET", `/reports/${id}?language=${language.value}`).then(setTold, (refused) => setTrouble(sorry(refused)));
  useEffect(() => void read(), [language.value]);
  useEffect(() => heading.current?.focus(), [Boolean(told)]);
  const acted = () => {
    setPicked([]);
    read();
    onActed();
  };
  if (trouble) return html`<${Panel} class="judged"><p class="bad" role="alert">${trouble}</p><//>`;
  if (!told) return html`<${Panel} class="judged none"><p role="status">…</p><//>`;
  const { report, card, deck, person, room, lines, acts } = told;
  const pick = (line) => setPicked(picked.includes(line) ? picked.filter((each) => each !== line) : [...picked, line]);
  const signs = [person?.banned && "inbox-is-banned", person?.muted && "inbox-is-muted", room?.closed && "inbox-is-closed"].filter(Boolean);
  return html`<${Panel} class="judged">
    <button type="button" class="btn3 phone-only" onClick=${onClose}><${Icon} name="left" />${t("inbox-back")}</button>
    <h2 tabindex="-1" ref=${heading}>${headingOf(report, card, deck)}</h2>
    <p class="facts"><span class="kind">${t(`inbox-${report.kind}`)}</span> <time>${timeOf(report.at)}</time> ${!report.by && t("inbox-server")} ${signs.map((sign) => html`<span class="is-so">${t(sign)}</span>`)}</p>
    <blockquote>${report.games ? t("inbox-quick", { n: report.games }) : report.why}</blockquote>
    ${report.kind === "card" && html`<${CardFacts} ...${{ report, card, deck, corrected: told.corrected }} />`}
    ${report.kind === "deck" && html`<p>${labelled(t("inbox-version"), report.version.slice(0, 12))}</p>`}
    ${report.kind === "deck" && deck?.cards.length > 0 && html`<ul class="shown-cards">${deck.cards.map((each) => html`<li key=${each.picture}><img src=${each.picture} alt="" loading="lazy" /><p><b>${each.title}</b> ${yearText(each.year)}<br /><span class="hint">${each.note}</span></p></li>`)}</ul>`}
    ${person && html`<p>${t("inbox-times", { n: person.reports })}</p>`}
    ${room && html`<p>${t("inbox-room", { code: room.code, n: room.here })}</p>`}
    ${report.kind === "person" && html`<h3>${t("inbox-lines")}</h3>${lines.length ? html`<ol class="quoted">${lines.map((line) => html`<${Quoted} key=${line.line} ...${{ line, report, picked, pick }} />`)}</ol>` : html`<p class="hint">${t("inbox-no-lines")}</p>`}`}
    <${Acting} told=${told} picked=${picked} onActed=${acted} />
    ${acts.length > 0 && html`<h3>${t("inbox-acts")}</h3><ol class="acts">${acts.map((act) => html`<${Done} key=${act.id} ...${{ act, lines }} onActed=${acted} />`)}</ol>`}
  <//>`;
}

function CardFacts({ report, card, deck, corrected }) {
  if (!card) return html`<p>${t("inbox-gone")}</p>`;
  return html`${deck?.owner && html`<img class="shown-card" src=${card.picture} alt="" />`}<p class="note">${card.note}</p>
    <p class="years"><b>${t("inbox-year-is", { year: yearText(card.year) })}</b> ${report.year !== null && html`<b>${t("inbox-year-proposed", { year: yearText(report.year) })}</b>`} ${corrected !== null && html`<b class="is-so">${t("inbox-year-accepted", { year: yearText(corrected) })}</b>`}</p>
    ${card.source && html`<p><${Source} source=${card.source} /></p>`}
    <p class="hint">${labelled(t("inbox-deck"), deck?.name || report.deck)} · ${labelled(t("inbox-version"), report.version.slice(0, 12))} · ${labelled(t("inbox-read-in"), LANGUAGES[report.language] ?? report.language)}</p>`;
}

function Quoted({ line, report, picked, pick }) {
  const text = textOf(line) || t("inbox-erased");
  const free = !line.hidden && (line.text || line.phrase);
  return html`<li class=${line.line === report.line ? "meant" : line.person === report.about ? "theirs" : ""}>
    ${free
      ? html`<label><input type="checkbox" checked=${picked.includes(line.line)} onChange=${() => pick(line.line)} aria-label=${t("inbox-pick", { text })} /><b>${nameOf(line)}</b> <span>${text}</span></label>`
      : html`<p><b>${nameOf(line)}</b> <span>${text}</span> ${line.hidden && html`<span class="is-so">${t("inbox-hidden")}</span>`}</p>`}
    <time title=${timeOf(line.at)}>${hourOf(line.at)}</time></li>`;
}

/** Something that was done, with a way to take it back. */
function Done({ act, lines, onActed }) {
  const [why, setWhy] = useState(null);
  const [trouble, setTrouble] = useState("");
  const lifts = ["dismiss", "hide", "mute", "close", "ban", "accept"].includes(act.act) && !act.lifted && (act.act !== "hide" || lines.some((line) => line.hidden && act.lines.includes(line.line)));
  const undo = (event) => {
    event.preventDefault();
    ask("POST", `/acts/${act.id}/lift`, { why }).then(onActed, (refused) => setTrouble(sorry(refused)));
  };
  return html`<li><p><b>${act.moderator}</b> ${t(`inbox-act-${act.act}`)} <time>${timeOf(act.at)}</time> ${act.lifted && html`<span class="is-so">${t("inbox-undone")}</span>`}</p><p class="hint">${act.why}</p>
    ${lifts && why === null && html`<button type="button" class="btn3" onClick=${() => setWhy("")}>${t("inbox-undo")}</button>`}
    ${lifts && why !== null && html`<form class="row" onSubmit=${undo}><label class="grow"><span class="hidden">${t("inbox-why")}</span><input class="field" placeholder=${t("inbox-why")} required maxlength="300" value=${why} onInput=${(event) => setWhy(event.target.value)} /></label><button type="submit" class="btn2">${t("inbox-undo")}</button></form>`}
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}</li>`;
}
