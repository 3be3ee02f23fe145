/** The chat: a panel at the side; on phones it slides up from below. */
import { useEffect, useRef, useState } from "preact/hooks";
import { About, blockedNow } from "/web/js/features/about.js";
import { labelled, need, sorry, t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Reaction } from "/web/js/parts/reaction.js";
import { nameOf, textOf } from "/web/js/parts/said.js";
import { Avatar } from "/web/js/parts/seats.js";
import { command } from "/web/js/socket.js";
import { aloud, chat, chatOpen, reactions, unread } from "/web/js/store.js";

/** The characters of a line. */
export const MOST = 300;
export const REACTIONS = ["clap", "laugh", "wow", "think", "oops", "heart"];
/** As the server has them; everybody reads them in their own language. */
export const PHRASES = ["hello", "luck", "nice", "close", "surprise", "unsure", "moment", "turn", "thanks", "sorry", "again", "bye"];

export function ChatButton() {
  const n = unread.value;
  return html`<button type="button" class="icon-btn chatter" aria-label=${n ? t("chat-unread", { n }) : t("chat")} title=${t("chat")} aria-expanded=${chatOpen.value} onClick=${() => (chatOpen.value = !chatOpen.value)}>
    <${Icon} name="chat" />${n > 0 && html`<b class="count" aria-hidden="true">${n > 9 ? "9+" : n}</b>`}<${FromTheGallery} />
  </button>`;
}

/** The latest reaction from somebody without a seat to show it at. */
function FromTheGallery() {
  const shown = Object.entries(reactions.value).findLast(([person, now]) => now && !document.querySelector(`[data-person="${person}"]`))?.[1];
  return shown && html`<span class="react"><${Reaction} name=${shown.reaction} /></span>`;
}

/** @param {{ room: any, people: any[] }} props `people`: those who have a seat. */
export function Chat({ room, people }) {
  const [trouble, setTrouble] = useState("");
  const [about, setAbout] = useState(null);
  const panel = useRef(null);
  const open = chatOpen.value;
  const refused = (why) => setTrouble(sorry(why));
  const shut = () => (chatOpen.value = false);
  useEffect(() => {
    if (!open) return undefined;
    unread.value = 0;
    need("people");
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    // On a touch screen the keyboard would cover the messages.
    const field = !matchMedia("(pointer: coarse)").matches && panel.current.querySelector("input");
    (field || panel.current.querySelector(".icon-btn")).focus();
    return () => before?.focus();
  }, [open]);
  useEffect(() => {
    const lines = panel.current?.querySelector(".lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
  }, [open, chat.value]);
  if (!open) return null;
  const player = (person) => people.find((each) => each.person === person && !each.bot);
  const others = new Map(people.filter((each) => each.person && each.person !== room.me && !each.bot).map((each) => [each.person, each.name]));
  for (const line of chat.value) if (line.person !== room.me && !others.has(line.person)) others.set(line.person, nameOf(line));
  const silent = blockedNow();
  const lines = chat.value.filter((line) => !silent.includes(line.person));
  const name = (line) => (line.person === room.me ? t("you") : (player(line.person)?.name ?? nameOf(line)));
  const say = async (event) => {
    event.preventDefault();
    const field = event.target.elements.said;
    const text = field.value.trim();
    if (!text) return;
    setTrouble("");
    field.value = "";
    await command("say", { text }).catch((why) => {
      field.value = text;
      refused(why);
    });
  };
  return html`<aside class="chat paper" ref=${panel} aria-label=${t("chat")} onKeyDown=${(event) => event.key === "Escape" && !event.target.closest("dialog") && shut()}>
    <div class="row"><h2 class="grow">${t("chat")}</h2><button type="button" class="icon-btn" aria-label=${t("close")} onClick=${shut}><${Icon} name="close" /></button></div>
    ${others.size > 0 && html`<ul class="people" aria-label=${t("chat-people")}>${[...others].map(
      ([person, called]) => html`<li key=${person}><button type="button" aria-haspopup="dialog" onClick=${() => setAbout({ person, called })}>${player(person) && html`<${Avatar} player=${player(person)} size=${28} />`}${called}<${Icon} name=${silent.includes(person) ? "mute" : "dots"} /></button></li>`,
    )}</ul>`}
    <div class="lines" role="log" aria-label=${t("chat-lines")} tabindex="0"><ol>
      ${!lines.length && html`<li class="none">${t("chat-none")}</li>`}
      ${lines.map((line, at) => html`<li key=${line.line ?? at} class=${line.person === room.me ? "own" : ""} style=${{ "--pc": player(line.person)?.colour }}>
        ${lines[at - 1]?.person !== line.person && html`<b>${name(line)}<span class="hidden">${labelled("", "")}</span></b>`}<p>${textOf(line)}</p></li>`)}
    </ol></div>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <${Reactions} onRefused=${refused} />
    ${(room.muted ?? []).includes(room.me)
      ? html`<p class="hint">${t("sorry-muted")}</p>`
      : room.talk === "phrases"
        ? html`<${Phrases} onRefused=${refused} />`
        : html`<form class="row" onSubmit=${say}>
            <input class="field grow" name="said" maxlength=${MOST} autocomplete="off" aria-label=${t("chat-say")} placeholder=${t("chat-say")} />
            <button class="btn2" type="submit" aria-label=${t("chat-send")}><${Icon} name="send" /></button>
          </form>`}
    ${about && html`<${About} ...${about} onClose=${() => setAbout(null)} />`}
  </aside>`;
}

/** @param {{ onRefused: (refused: any) => void }} props A button for each. */
function Reactions({ onRefused }) {
  return html`<div class="reactions" role="group" aria-label=${t("reactions")}>${REACTIONS.map(
    (name) => html`<button type="button" key=${name} title=${t(`reaction-${name}`)} onClick=${() => command("react", { reaction: name }).then(() => (aloud.value = t("reaction-sent", { reaction: t(`reaction-${name}`) })), onRefused)}><${Reaction} name=${name} /></button>`,
  )}</div>`;
}

/** @param {{ onRefused: (refused: any) => void }} props In place of a line to type in. */
function Phrases({ onRefused }) {
  return html`<div class="phrases" role="group" aria-label=${t("phrases")} title=${t("phrases-why")}>${PHRASES.map(
    (phrase) => html`<button type="button" class="btn2" key=${phrase} onClick=${() => command("say", { phrase }).catch(onRefused)}>${t(`phrase-${phrase}`)}</button>`,
  )}</div>`;
}
