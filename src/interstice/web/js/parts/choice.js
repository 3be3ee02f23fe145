import { html } from "/web/js/parts/html.js";

/**
 * Some of several things, or one of them: what looks like buttons are boxes to tick, with all that browsers do for these.
 * @param {{ label: string, values: [any, any][], chosen: any, onChoose: (value: any) => void, many?: boolean, hint?: string, class?: string }} props
 * With `many`, `chosen` is a list, and so is what is chosen.
 */
export function Choice({ label, values, chosen, onChoose, many, hint, class: more = "" }) {
  const is = (value) => (many ? chosen.includes(value) : chosen === value);
  const choose = (value) => onChoose(!many ? value : is(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return html`<fieldset class=${`choice ${more}`}><legend>${label}</legend>
    <div class="choices">${values.map(
      ([value, word]) => html`<label class="btn2 chip" key=${value}><input type=${many ? "checkbox" : "radio"} name=${label} checked=${is(value)} onChange=${() => choose(value)} />${word}</label>`,
    )}</div>
    ${hint && html`<p class="hint">${hint}</p>`}
  </fieldset>`;
}
