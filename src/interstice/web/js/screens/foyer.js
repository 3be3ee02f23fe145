/** A room before its game: who sits where, how to invite others, and what will be played. */
import { useEffect, useState } from "preact/hooks";
import { needBots } from "/web/js/bots.js";
import { About } from "/web/js/features/about.js";
import { Banner } from "/web/js/features/banner.js";
import { Pairing } from "/web/js/features/pairing.js";
import { Top } from "/web/js/features/top.js";
import { need, sorry, t } from "/web/js/i18n.js";
import { lastBots, needPresets } from "/web/js/opening.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { Panel, Primary } from "/web/js/parts/panel.js";
import { loaded } from "/web/js/parts/trouble.js";
import { differences, whoBegins } from "/web/js/screens/foyer/agreed.js";
import { Invitation } from "/web/js/screens/foyer/invitation.js";
import { AddPerson } from "/web/js/screens/foyer/person.js";
import { Place } from "/web/js/screens/foyer/place.js";
import { calledAt, useSeat } from "/web/js/screens/foyer/sitting.js";
import { Youngest } from "/web/js/screens/foyer/youngest.js";
import { command } from "/web/js/socket.js";
import { LONGEST_NAME, badge, name } from "/web/js/store.js";
import { aboutOf, leastOf, nameWith, rulesOf } from "/web/js/tables/covers.js";
import { useGame } from "/web/js/tables/find.js";

/** With this many at the table games are at their best; bots make up the numbers. */
const USUAL = 4;

/** @param {{ room: any }} props */
export function Foyer({ room }) {
  const [trouble, setTrouble] = useState("");
  const [dialog, setDialog] = useState(null);
  useEffect(() => void needPresets(), []);
  const tell = (promise) => promise.then(() => setTrouble(""), (refused) => setTrouble(sorry(refused)));
  const game = useGame(rulesOf(room.preset));
  const shut = () => setDialog(null);
  const own = (held) => held?.person === room.me && !held.bot;
  const me = { tell, room, host: room.host === room.me, own, mine: room.seats.findIndex(own) };
  useSeat(me);
  const title = nameWith(room.preset, room.decks);
  useEffect(() => {
    document.title = `${title} · Interstice`;
  });
  const differs = differences(room);
  const setUp = async () => {
    const { SetUp } = await loaded(import("/web/js/screens/setup.js"));
    const change = (preset, { clock, ...more }) => command("setup", { preset, ...more, clock: clock.kind, seconds: clock.seconds }).then(shut);
    setDialog(html`<${SetUp} wish=${room} word="change-set-up" how=${change} onClose=${shut} />`);
  };
  const seatBot = async (seat, held) => {
    const [{ Picker }] = await Promise.all([loaded(import("/web/js/features/characters.js")), needBots(), need("bots")]);
    const without = room.seats.map((each) => each?.bot);
    setDialog(html`<${Picker} title=${held ? t("bots-swap-title", { name: held.name }) : t("bots-pick")} without=${without}
      onPick=${(bot) => tell(command("invite", { seat, bot }))} onClose=${shut} />`);
  };
  return html`<${Top} game=${title} /><${Banner} />
  <main class="foyer">
    <h1 class="hidden">${title}</h1>
    <section class="felt seats-felt" aria-label=${t("seats")}><ol class="places">
      ${room.seats.map(
        (held, seat) => html`<${Place} key=${seat} ...${{ me, held, seat }}
          onAdd=${() => setDialog(html`<${AddPerson} ...${{ me, seat }} onClose=${shut} />`)}
          onBot=${() => tell(seatBot(seat, held))}
          onMore=${(called) => setDialog(html`<${About} person=${held.person} called=${called} seat=${seat} onClose=${shut} />`)} />`,
      )}
    </ol></section>
    <${Invitation} code=${room.code} />
    <${Panel} class="played">
      <h2>${title}</h2>
      <p>${aboutOf(room.preset)}</p>
      ${differs.length > 0 && html`<p class="differs">${differs.join(" · ")}</p>`}
      <p class="hint">${whoBegins(room, game?.agesDecide)}</p>
      <${Youngest} me=${me} />
      <div class="row">
        ${me.host && room.game === null && html`<button type="button" class="btn3" onClick=${setUp}><${Icon} name="tune" />${t("change-set-up")}</button>`}
        <button type="button" class="btn3" onClick=${() => setDialog(html`<${Pairing} onClose=${shut} />`)}><${Icon} name="device" />${t("pairing")}</button>
      </div>
    <//>
    <${Panel} class="begin">${trouble && html`<p class="bad" role="alert">${trouble}</p>`}<${Begin} me=${me} /><//>
    ${dialog}
  </main>`;
}

/** The one thing to do next: sit down, be ready, or start. */
function Begin({ me }) {
  const { room, tell, host, own, mine } = me;
  const sitting = room.seats.filter(Boolean);
  const least = leastOf(room.preset);
  const fill = async (wanted) => {
    const free = room.seats.flatMap((held, seat) => (held ? [] : [seat]));
    const bots = wanted > 0 ? await lastBots(wanted, sitting.map((held) => held.bot)) : [];
    for (const [at, bot] of bots.entries()) await command("invite", { seat: free[at], bot });
  };
  const start = async () => {
    // Somebody alone wants a game, not a lesson about seats.
    await fill(least - sitting.length);
    await command("start");
  };
  const more = Math.min(Math.max(USUAL, least), room.seats.length) - sitting.length;
  const guests = sitting.filter((held) => !held.bot && held.person !== room.host);
  const ready = guests.filter((held) => held.ready).length;
  const iAm = room.seats[mine]?.ready;
  const agree = () => Promise.all(room.seats.map((held, seat) => own(held) && command("ready", { seat, ready: !iAm })));
  const watching = room.watching - (mine < 0 ? 1 : 0);
  return html`
    ${mine < 0 && room.seats.includes(null) && html`<${SitDown} room=${room} seat=${room.seats.indexOf(null)} tell=${tell} />`}
    ${host && mine >= 0 && more > 0 && html`<button type="button" class="btn2" onClick=${() => tell(fill(more))}><${Icon} name="robot" />${t("bots-add", { n: more })}</button>`}
    ${host && (mine >= 0 || sitting.length >= least) && html`<${Primary} onPress=${() => tell(start())}>${t("start-game")}<//>`}
    ${!host && mine >= 0 && (iAm ? html`<button type="button" class="btn2" onClick=${() => tell(agree())}>${t("not-ready")}</button>` : html`<${Primary} onPress=${() => tell(agree())}>${t("ready")}<//>`)}
    <p class="hint" role="status">${[
      mine < 0 && t("foyer-watching"),
      host ? mine >= 0 && sitting.length < least && t("bots-fill") : t("host-starts"),
      guests.length > 0 && (ready === guests.length ? t("all-ready") : t("how-ready", { n: ready, all: guests.length })),
      watching > 0 && t("watching", { n: watching }),
    ].filter(Boolean).join(" ")}</p>`;
}

function SitDown({ room, seat, tell }) {
  const [called, setCalled] = useState(name.value);
  const sit = (event) => {
    event.preventDefault();
    name.value = called.trim();
    tell(command("sit", { seat, name: called.trim() || calledAt(room, seat), ...badge() }));
  };
  return html`<form class="sit row" onSubmit=${sit}>
    <label class="grow"><span class="hidden">${t("name")}</span><input class="field" placeholder=${t("name")} value=${called} maxlength=${LONGEST_NAME} autocomplete="nickname" onInput=${(event) => setCalled(event.target.value)} /></label>
    <button class="btn2" type="submit">${t("sit-down")}</button>
  </form>`;
}
