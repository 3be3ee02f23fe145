/** Everything that belongs to the person at this browser: how others see them, their devices, and their data. */
import { useEffect, useState } from "preact/hooks";
import { regional, sorry, t } from "/web/js/i18n.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { fetchMine } from "/web/js/parts/fetched.js";
import { html } from "/web/js/parts/html.js";
import { Icon } from "/web/js/parts/icon.js";
import { To } from "/web/js/parts/link.js";
import { save } from "/web/js/parts/save.js";
import { askMine, forgetMe } from "/web/js/profile.js";
import { LONGEST_NAME, animal, colour, name } from "/web/js/store.js";

const ANIMALS = ["fox", "owl", "rabbit", "bear", "deer", "frog", "elephant", "hedgehog", "tortoise", "wolf", "penguin", "raven", "toucan"];
const COLOURS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** @param {{ onClose: () => void }} props */
export function Me({ onClose }) {
  const [me, setMe] = useState(null);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  /** @param {Promise<any>} promise What somebody asked for. */
  const tell = (promise) => promise.then(() => setTrouble(""), (refused) => setTrouble(sorry(refused)));
  useEffect(() => {
    tell(askMine("").then(setMe));
  }, []);
  const unpair = (device, label) => tell(askMine(`/devices/${device}`, "DELETE").then((left) => {
    setMe(left);
    setSaid(t("me-unpaired", { label }));
  }));
  const take = async () => {
    const answer = await fetchMine("/api/me/data");
    if (!answer.ok) throw await answer.json();
    save(await answer.blob(), "interstice-my-data.json");
    setSaid(t("me-saved"));
  };
  return html`<${Dialog} title=${t("you")} class="me" onClose=${onClose}>
    <${Appearance} />
    <section><h3>${t("me-devices")}</h3>
      ${me && (me.devices.length ? html`<ul class="devices">${me.devices.map((device) => html`<${Device} key=${device.id} device=${device} onUnpair=${unpair} />`)}</ul>` : html`<p>${t("me-devices-none")}</p>`)}</section>
    <section><h3>${t("me-data")}</h3><p>${t("me-data-hint")}</p>
      <div class="choices"><button type="button" class="btn2" onClick=${() => tell(take())}>${t("me-save")}</button>
        <${To} class="btn3" to="/privacy">${t("privacy")}<//></div>
      <${Deletion} tell=${tell} /></section>
    <p class="hint" role="status">${said}</p>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
  <//>`;
}

/** Name and badge; what is changed here is sent by itself. */
function Appearance() {
  const [typed, setTyped] = useState(name.value);
  const rename = () => (name.value = typed.trim());
  return html`<section><h3>${t("me-how")}</h3><p class="hint">${t("me-how-hint")}</p>
    <div class="row"><span class="avatar" style=${{ "--s": "58px", "--pc": `var(--p${colour.value || 1})` }}><${Icon} name=${animal.value || "fox"} /></span>
      <label class="grow">${t("name")}<input class="field" value=${typed} maxlength=${LONGEST_NAME} autocomplete="nickname" onInput=${(event) => setTyped(event.target.value)} onChange=${rename} /></label></div>
    <${Swatches} label=${t("me-animal")} values=${ANIMALS} signal=${animal} word=${(each) => t(`animal-${each}`)} shown=${(each) => html`<${Icon} name=${each} />`} />
    <${Swatches} label=${t("me-colour")} values=${COLOURS} signal=${colour} word=${(each) => t(`colour-${each}`)} shown=${(each) => html`<i class="swatch" style=${{ background: `var(--p${each})` }}></i>`} />
  </section>`;
}

/** One of several pictures, or any of them. */
function Swatches({ label, values, signal, word, shown }) {
  const one = (value, called, inside) => html`<label class="pick" key=${value} title=${called}><input type="radio" name=${label} aria-label=${called} checked=${signal.value === value} onChange=${() => (signal.value = value)} /><span aria-hidden="true">${inside}</span></label>`;
  return html`<fieldset class="choice picks"><legend>${label}</legend><div class="choices">${one("", t("me-any"), "?")}${values.map((value) => one(value, word(value), shown(value)))}</div></fieldset>`;
}

function Device({ device, onUnpair }) {
  const label = device.label || t("me-device");
  const day = new Intl.DateTimeFormat(regional.value, { dateStyle: "long", timeZone: "UTC" }).format(device.used * 1000);
  return html`<li class="row"><${Icon} name="device" /><span class="grow">${label}${device.this && html` <b>(${t("me-this-device")})</b>`}${device.used > 0 && html`<small>${t("me-used", { day })}</small>`}</span>
    <button type="button" class="btn2" aria-label=${t("me-unpair-who", { label })} onClick=${() => onUnpair(device.id, label)}>${t("me-unpair")}</button></li>`;
}

/** Two steps, since nothing brings it back. */
function Deletion({ tell }) {
  const [sure, setSure] = useState(false);
  const erase = async () => {
    await askMine("", "DELETE");
    forgetMe();
    location.assign("/");
  };
  if (!sure) return html`<div class="choices"><button type="button" class="btn2 danger" onClick=${() => setSure(true)}>${t("me-delete")}</button></div>`;
  return html`<div class="sure" role="group" aria-label=${t("me-delete-sure")}><b>${t("me-delete-sure")}</b><p>${t("me-delete-what")}</p>
    <div class="choices"><button type="button" class="btn2" ref=${(button) => button?.focus()} onClick=${() => setSure(false)}>${t("me-delete-no")}</button>
      <button type="button" class="btn2 danger" onClick=${() => tell(erase())}>${t("me-delete-yes")}</button></div></div>`;
}
