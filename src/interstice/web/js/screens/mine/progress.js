/** Files on their way to the server and back, and how far they are. */
import { useEffect, useState } from "preact/hooks";
import { language } from "/web/js/i18n.js";
import { fetchMine } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { token } from "/web/js/store.js";

/**
 * @param {string} path Below `/api/`. @param {Blob} file @param {(part: number) => void} onPart Is told how much has left, from 0 to 1; at 1 the server reads it.
 * @returns {Promise<any>} Rejects as `ask` does, which cannot say how far a file is.
 */
export function sendFile(path, file, onPart) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/${path}`);
    request.setRequestHeader("authorization", `Bearer ${token.value}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onPart(total ? loaded / total : 0);
    request.upload.onload = () => onPart(1);
    request.onload = () => (request.status < 400 ? done(request.response) : failed({ ...request.response, status: request.status }));
    request.onerror = () => failed({ status: 0 });
    request.send(file);
  });
}

/** @param {string} path Below `/api/`. @param {(part: number) => void} onPart Is told how much has come, once the server has made it. @returns {Promise<Blob>} */
export async function fetchFile(path, onPart) {
  const answer = await fetchMine(`/api/${path}`);
  if (!answer.ok) throw await answer.json();
  const all = answer.headers.has("content-encoding") ? 0 : Number(answer.headers.get("content-length"));
  if (!all || !answer.body) return answer.blob();
  const reader = answer.body.getReader();
  const parts = [];
  for (let come = 0, { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    parts.push(value);
    onPart((come += value.length) / all);
  }
  return new Blob(parts, { type: answer.headers.get("content-type") ?? "" });
}

/** @param {{ says: string, part?: number }} props `part`: how far it is, from 0 to 1. While nobody knows, it shows how long it has been. */
export function HowFar({ says, part = 1 }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    const began = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [says]);
  const known = part < 1;
  const number = (value, how) => new Intl.NumberFormat(language.value, how).format(value);
  const far = known ? number(part, { style: "percent" }) : seconds > 1 && number(seconds, { style: "unit", unit: "second" });
  return html`<div class="how-far" role="status"><progress aria-label=${says} ...${known ? { value: part, max: 1 } : {}}></progress> ${says}${far && html`<b aria-hidden="true"> ${far}</b>`}</div>`;
}
