import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";

/**
 * Sends moves, one at a time, and keeps the reason if the server refuses one.
 * @param {any} view @param {(move: object) => Promise<void>} act
 * @returns {{ busy: boolean, trouble: string, send: (move: object) => Promise<void>, forget: () => void }}
 * `busy` lasts until the view shows the move, `trouble` until the next move or `forget`.
 */
export function useSend(view, act) {
  const [{ sent, trouble }, setState] = useState({ sent: null, trouble: "" });
  const busy = sent === view.entries;
  const send = async (move) => {
    if (busy) return;
    setState({ sent: view.entries, trouble: "" });
    await act(move).catch((refused) => setState({ sent: null, trouble: refused.code === "stale" ? t("too-late") : sorry(refused) }));
  };
  return { busy, trouble, send, forget: () => trouble && setState({ sent, trouble: "" }) };
}
