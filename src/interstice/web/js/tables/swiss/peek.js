import { useEffect, useState } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Card } from "/web/js/parts/card.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Account } from "/web/js/tables/swiss/account.js";
import { ledgerOf } from "/web/js/tables/swiss/ledger.js";

/** A closer look at somebody's rack, and at how their chips moved in each round. */
export function Peek({ who, view, words, past, onClose }) {
  const [rounds, setRounds] = useState([]);
  useEffect(() => {
    past?.().then(({ entries, cards }) => setRounds(ledgerOf(entries, view.players.length, cards)), () => {});
  }, [view.entries]);
  return html`<${Dialog} title=${words.player(who).name} class="sw-peeked" onClose=${onClose}>
    <div class="sw-peeked-cards">
      ${view.racks[who].map((n) => html`<${Card} key=${n} n=${n} view=${view} words=${words} dated />`)}
    </div>
    <div class="sw-accounts">${rounds.map((round, at) => html`<${Account} key=${at} round=${round} seat=${who} options=${view.options} title=${t("swiss-account", { round: at + 1 })} />`).toReversed()}</div>
  <//>`;
}
