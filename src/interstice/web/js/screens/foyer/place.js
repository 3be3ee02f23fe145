/** A seat in the room, taken or free. */
import { useEffect, useState } from "preact/hooks";
import { character } from "/web/js/bots.js";
import { t } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Avatar } from "/web/js/parts/seats.js";
import { calledAt, standUp } from "/web/js/screens/foyer/sitting.js";
import { Under12 } from "/web/js/screens/foyer/youngest.js";
import { command } from "/web/js/socket.js";
import { LONGEST_NAME, badge, name, showName } from "/web/js/store.js";
import { makeWords } from "/web/js/words.js";

/** @param {{ me: any, held: any, seat: number, onAdd: () => void, onBot: () => void, onMore: (called: string) => void }} props */
export function Place({ me, held, seat, onAdd, onBot, onMore }) {
  if (!held) return html`<${Free} ...${{ me, seat, onAdd, onBot }} />`;
  const { room, tell, host } = me;
  const own = me.own(held);
  const player = makeWords(room.decks, room.seats).player(seat);
  const { called } = player;
  return html`<li class=${`place paper ${held.ready ? "is-ready" : ""}`}>
    <${Avatar} player=${player} size=${46}>${held.ready && html`<i class="tick"><${Icon} name="check" /></i>`}<//>
    ${own
      ? html`<${Own} ...${{ held, seat, tell, first: seat === me.mine }} />`
      : html`<span class="grow"><b class="small-caps">${called} ${held.bot && html`<${Icon} name="robot" />`}</b>
          <small>${about(held, room)}</small></span>
        ${held.bot && host && html`<button type="button" class="icon-btn" aria-label=${t("bot-swap-who", { name: called })} title=${t("bot-swap")} onClick=${onBot}><${Icon} name="again" /></button>`}`}
    ${own || (held.bot && host)
      ? html`<button type="button" class="icon-btn" aria-label=${t("stand-up", { name: called })} title=${own ? t("watch-only") : undefined} onClick=${() => tell(own && seat === me.mine ? standUp(room, seat) : command("stand", { seat }))}><${Icon} name="close" /></button>`
      : !held.bot && html`<button type="button" class="icon-btn" aria-label=${t("more-about", { name: called })} onClick=${() => onMore(called)}><${Icon} name="dots" /></button>`}
  </li>`;
}

function about(held, room) {
  if (held.bot) {
    const known = character(held.bot);
    return known ? html`${t("bot-level", { n: known.level })} · ${known.about}` : t("seat-bot");
  }
  const says = [held.person === room.host && t("seat-host"), held.here === false && t("seat-away"), (room.muted ?? []).includes(held.person) && t("seat-muted"), held.ready && t("seat-ready"), held.child && t("under-12")];
  return says.filter(Boolean).join(", ");
}

function Free({ me, seat, onAdd, onBot }) {
  const { room, tell, host, mine } = me;
  const take = async () => {
    const { name: called = calledAt(room, seat), child = false } = room.seats[mine] ?? {};
    await command("sit", { seat, name: called, child, ...badge() });
    if (mine >= 0) await command("stand", { seat: mine });
  };
  return html`<li class="place free">
    <button type="button" class="take" onClick=${() => tell(take())}><span class="number year">${seat + 1}</span>${mine < 0 ? t("sit-here") : html`${t("seat-free")} <span class="hidden">${t("move-here", { n: seat + 1 })}</span>`}</button>
    ${mine >= 0 && html`<button type="button" class="btn2" onClick=${onAdd}><${Icon} name="plus" />${t("add-person")}</button>`}
    ${host && html`<button type="button" class="btn2" onClick=${onBot}><${Icon} name="robot" />${t("add-bot")}</button>`}
  </li>`;
}

/** The name of somebody at this device, and whether they are under 12. */
function Own({ held, seat, tell, first }) {
  // What happens in the room in the meantime must not take away what somebody types.
  const [typed, setTyped] = useState(null);
  useEffect(() => setTyped(null), [held.name]);
  const shown = first && showName.value === "on";
  const sit = (fields) => tell(command("sit", { seat, name: held.name, child: held.child ?? false, ...(first && badge()), ...fields }));
  useEffect(() => {
    // The setting was changed at the table.
    if (shown !== (held.shown ?? false)) sit({});
  }, [shown]);
  const rename = (event) => {
    const said = event.target.value.trim();
    if (!said || said === held.name) return setTyped(null);
    if (first) name.value = said;
    sit({ name: said });
  };
  return html`<label class="grow"><span class="hidden">${t("name")}</span><input class="field" value=${typed ?? held.name} maxlength=${LONGEST_NAME} onInput=${(event) => setTyped(event.target.value)} onChange=${rename} /></label>
    <${Under12} checked=${held.child ?? false} onTick=${(child) => sit({ child })} />`;
}
