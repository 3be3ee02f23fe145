/** The seats of a room before a game: people, bots, ages, and the link that brings friends. */
import { useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Banner } from "/web/js/parts/banner.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { Avatar } from "/web/js/parts/seats.js";
import { Top } from "/web/js/parts/top.js";
import { command } from "/web/js/socket.js";
import { aloud, name } from "/web/js/store.js";
import { calledName, makeWords } from "/web/js/words.js";

const LEAST = { superversion: 3, twist: 1 };

/** @param {{ room: any }} props */
export function Lobby({ room }) {
  const [trouble, setTrouble] = useState("");
  const tell = (promise) => promise.then(() => setTrouble(""), (refused) => setTrouble(refused.why || t("trouble")));
  const host = room.host === room.me;
  const sitting = room.seats.filter(Boolean).length;
  const least = LEAST[room.preset] ?? 2;
  const mine = room.seats.findIndex((held) => held?.person === room.me && !held.bot);
  const free = room.seats.indexOf(null);
  const watching = room.watching - (mine < 0 ? 1 : 0);
  const start = async () => {
    // Somebody alone wants a game, not a lesson in seats.
    for (let seat = 0, more = least - sitting; more > 0 && seat < room.seats.length; seat++) {
      if (room.seats[seat]) continue;
      await command("invite", { seat, bot: "guesser" });
      more--;
    }
    await command("start");
  };
  return html`<${Top} game=${t(`preset-${room.preset}`)} /><${Banner} />
  <main class="lobby">
    <div class="felt seats-felt"><ol class="places">
      ${room.seats.map((held, seat) => html`<${Place} key=${seat} ...${{ room, held, seat, host, tell, mine, next: seat === free }} />`)}
    </ol></div>
    <div class="sides">
      <${Invitation} code=${room.code} />
      <${Panel} class="begin">
        <h2>${t(`preset-${room.preset}`)}</h2>
        <p>${t(`game-${gameOf(room.preset)}-about`)}</p>
        ${mine < 0 && free >= 0 && html`<${SitDown} seat=${free} tell=${tell} />`}
        ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
        ${host
          ? html`<${Primary} disabled=${mine < 0 && sitting < least} onPress=${() => tell(start())}>${t("start-game")}<//>
              ${sitting < least && html`<p class="hint">${t("bots-fill")}</p>`}`
          : html`<p class="hint">${t("host-starts")}</p>`}
        ${watching > 0 && html`<p class="hint"><${Icon} name="eye" /> ${t("watching", { n: watching })}</p>`}
      <//>
    </div>
  </main>`;
}

export const gameOf = (preset) =>
  preset === "superversion" ? "superversion" : preset.startsWith("swiss") ? "swiss" : preset === "twist" ? "twist" : "classic";

function Place({ room, held, seat, host, tell, mine, next }) {
  const view = { players: room.seats.map((sitter) => ({ name: sitter?.name ?? "" })) };
  const player = { ...makeWords(room, view).player(seat), here: held?.here ?? true };
  if (!held) {
    return html`<li class="place free">
      <span class="nr yr">${seat + 1}</span><span class="grow">${t("seat-free")}</span>
      ${mine >= 0 && html`<button type="button" class="btn2" onClick=${() => tell(command("sit", { seat, name: `${t("guest")} ${seat + 1}` }))} title=${t("same-device")}><${Icon} name="plus" />${t("add-person")}</button>`}
      ${host && html`<button type="button" class="btn2" onClick=${() => tell(command("invite", { seat, bot: "guesser" }))}><${Icon} name="robot" />${t("add-bot")}</button>`}
    </li>`;
  }
  const own = held.person === room.me && !held.bot;
  return html`<li class="place paper">
    <${Avatar} player=${player} size=${44} />
    ${own
      ? html`<${OwnName} held=${held} seat=${seat} tell=${tell} />`
      : html`<span class="grow"><b class="sc">${calledName(held.name)}</b><small>${held.bot ? t("bot") : held.here === false ? t("seat-away") : held.age ? t("years-old", { n: held.age }) : ""}</small></span>`}
    ${(own || (held.bot && host)) && html`<button type="button" class="ibtn" aria-label=${t("stand-up", { name: calledName(held.name) })} onClick=${() => tell(command("stand", { seat }))}><${Icon} name="close" /></button>`}
  </li>`;
}

function OwnName({ held, seat, tell }) {
  const sit = (fields) => tell(command("sit", { seat, name: held.name, age: held.age ?? null, ...fields }));
  const rename = (event) => {
    const said = event.target.value.trim().slice(0, 30);
    if (!said || said === held.name) return;
    if (seat === 0) name.value = said;
    sit({ name: said });
  };
  return html`<label class="grow"><span class="hidden">${t("name")}</span><input class="field" value=${held.name} maxlength="30" onChange=${rename} /></label>
    <label class="age"><span class="hidden">${t("age")}</span><input class="field" type="number" min="1" max="120" inputmode="numeric" placeholder=${t("age")} value=${held.age ?? ""} onChange=${(event) => sit({ age: Number(event.target.value) || null })} /></label>`;
}

function SitDown({ seat, tell }) {
  const [called, setCalled] = useState(name.value);
  const sit = (event) => {
    event.preventDefault();
    name.value = called.trim();
    tell(command("sit", { seat, name: called.trim() || t("guest") }));
  };
  return html`<form class="sit row" onSubmit=${sit}>
    <label class="grow"><span class="hidden">${t("name")}</span><input class="field" placeholder=${t("name")} value=${called} maxlength="30" onInput=${(event) => setCalled(event.target.value)} /></label>
    <button class="btn2" type="submit">${t("sit-down")}</button>
  </form>`;
}

function Invitation({ code }) {
  const address = `${location.origin}/room/${code}`;
  const copy = async (event) => {
    const field = event.currentTarget.parentElement.querySelector("input");
    field.select();
    // The clipboard is there only on https; on a home network the old way still works.
    const done = await (navigator.clipboard?.writeText(address).then(() => true, () => false) ?? false);
    if (done || document.execCommand("copy")) aloud.value = t("copied");
  };
  return html`<${Panel} class="invitation">
    <h2>${t("invite-friends")}</h2>
    <p>${t("invite-how")}</p>
    <p class="code yr" aria-label=${t("code")}>${code}</p>
    <div class="row"><label class="grow"><span class="hidden">${t("link")}</span><input class="field" readonly value=${address} onFocus=${(event) => event.target.select()} /></label>
      <button type="button" class="btn2" onClick=${copy}><${Icon} name="copy" />${t("copy")}</button></div>
  <//>`;
}
