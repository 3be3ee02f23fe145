import { useEffect, useState } from "preact/hooks";
import { sorry } from "/web/js/i18n.js";
import { html } from "/web/js/parts/html.js";
import { Tabs } from "/web/js/parts/tabs.js";
import { Top, away } from "/web/js/parts/top.js";

/** @param {{ title: string, class?: string, children: any }} props A page to read: the bar, where else to go, and its title. */
export function Page({ title, class: more = "", children }) {
  useEffect(() => {
    document.title = `${title} · Interstice`;
  }, [title]);
  return html`<${Top}><${Tabs} /><//><main class=${`page ${more}`}>${children}</main>`;
}

/** @param {{ to: string, class?: string, children: any }} props A way to another page of ours. */
export function To({ to, class: more, children, ...rest }) {
  return html`<a class=${more} href=${to} onClick=${away(to)} ...${rest}>${children}</a>`;
}

/**
 * What the server has at an address, as long as it is the same one; `failed` is the status of a refusal.
 * @param {string} address @returns {{ found: any, failed: number }}
 */
export function useFetched(address) {
  const [known, setKnown] = useState({ address: "", found: null, failed: 0 });
  useEffect(() => {
    let wanted = true;
    const know = (found, failed) => wanted && setKnown({ address, found, failed });
    fetch(address).then(async (answer) => know(answer.ok ? await answer.json() : null, answer.ok ? 0 : answer.status)).catch(() => know(null, -1));
    return () => {
      wanted = false;
    };
  }, [address]);
  return known.address === address ? known : { found: null, failed: 0 };
}

/** @param {() => Promise<any>} how A button's work: whether it is going on, what went wrong, and the way to begin it. */
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
