import { useEffect, useState } from "preact/hooks";
import { inWords, sorry } from "/web/js/i18n.js";
import { token } from "/web/js/store.js";

/** @param {string} address @returns {Promise<Response>} What the server tells this person, who may know more than others. */
export const fetchMine = (address) => fetch(address, { headers: { authorization: `Bearer ${token.value}` } });

/**
 * Fetches an address; `failed` is the status of a refusal.
 * @param {string} address @param {boolean} [mine] Whether to say who asks. @param {boolean} [words] Whether it is text to read. @returns {{ found: any, failed: number }}
 */
export function useFetched(address, mine = false, words = !mine) {
  const [known, setKnown] = useState({ address: "", found: null, failed: 0 });
  useEffect(() => {
    let wanted = true;
    const know = (found, failed) => wanted && setKnown({ address, found, failed });
    (mine ? fetchMine : fetch)(address).then(async (answer) => know(answer.ok ? await (words && address.includes("=") ? inWords(answer) : answer.json()) : null, answer.ok ? 0 : answer.status)).catch(() => know(null, -1));
    return () => {
      wanted = false;
    };
  }, [address]);
  return known.address === address ? known : { found: null, failed: 0 };
}

/** @param {() => Promise<any>} how What a button does: `begin` starts it, `busy` is true in the meantime, `trouble` says why it failed. */
export function useTry(how) {
  const [state, setState] = useState({ busy: false, trouble: "" });
  const begin = () => {
    setState({ busy: true, trouble: "" });
    how().then(
      () => setState({ busy: false, trouble: "" }),
      (refused) => setState({ busy: false, trouble: sorry(refused) }),
    );
  };
  return { ...state, begin };
}
