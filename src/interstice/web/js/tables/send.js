import { useState } from "preact/hooks";
import { sorry, t } from "/web/js/i18n.js";

/**
 * How every table sends a move: one at a time, and if the server refuses it, the table says why.
 * @param {any} view @param {(move: object) => Promise<void>} act
 * @returns {{ busy: boolean, trouble: string, send: (move: object) => Promise<void>, forget: () => void }}
 * `busy` until the move shows in the view; `trouble` until the next move, or until the table forgets it.
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
