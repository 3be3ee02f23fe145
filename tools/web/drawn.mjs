/**
 * The start page as HTML, as the client itself draws it, so that people see it before any script has arrived.
 * The client runs here, in as much of a browser as it needs, until it has drawn for the first time.
 */
import { pathToFileURL } from "node:url";

const EMPTY = ["img", "input"];
/** What is so if it is there at all; browsers write it without a value. */
const FLAGS = ["disabled"];
const soon = globalThis.setTimeout;
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

class Text {
  nodeType = 3;

  constructor(data) {
    this.data = data;
  }

  toString() {
    return escaped(String(this.data));
  }
}

class Element {
  childNodes = [];
  given = {};
  style = {};

  constructor(name) {
    this.localName = name;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  insertBefore(child, before) {
    const at = this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
  }

  setAttribute(name, value) {
    this.given[name] = FLAGS.includes(name) ? "" : String(value);
  }

  removeAttribute(name) {
    delete this.given[name];
  }

  addEventListener() {}

  toString() {
    if (Object.keys(this.style).length) throw new Error(`<${this.localName}>: the page's policy allows no style in it`);
    const given = Object.entries(this.given).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${this.localName}${given.join("")}>${EMPTY.includes(this.localName) ? "" : `${this.childNodes.join("")}</${this.localName}>`}`;
  }
}

/** @param {string} file The client, as one module. @param {string} language @param {Record<string, string>} words By file. @param {string} presets As they are in the page. @returns {Promise<string>} */
export async function drawn(file, language, words, presets) {
  const app = new Element("div");
  const nothing = () => {};
  const page = {
    document: {
      documentElement: { dataset: {} },
      addEventListener: nothing,
      createElementNS: (_, name) => new Element(name),
      createTextNode: (text) => new Text(text),
      getElementById: () => app,
      querySelector: () => ({ getAttribute: () => presets }),
    },
    location: { pathname: "/" },
    navigator: { languages: [language] },
    localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
    matchMedia: () => ({ addEventListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
    dress: nothing,
    press: nothing,
    pressed: null,
    self: {},
    history: {},
    MutationObserver: class {
      observe() {}
    },
    // What it requests after drawing never arrives, and what it schedules never runs.
    setTimeout: nothing,
    setInterval: nothing,
    fetch: (address) => new Promise((come) => address.endsWith(".ftl") && come({ ok: true, text: () => words[/(\w+)\.ftl$/.exec(address)[1]] })),
  };
  for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true });
  // The language makes each import a different module.
  await import(`${pathToFileURL(file)}?${language}`);
  while (!app.firstChild) await new Promise((done) => soon(done, 1));
  return app.childNodes.join("");
}
