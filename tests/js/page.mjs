/** Just enough of a browser page to import and render the client. Nothing has a size, and time passes only when a test says so. */

/** What the server offers, including a game that the client has never heard of. */
const OFFERED = [
  "solo solo events 1 1 fame",
  "inventions classic inventions 2 8 fame",
  "events classic events 2 8 fame",
  "themes classic themes 2 8 fame",
  "swiss swiss switzerland 2 6 fame",
  "swiss-no-spinner swiss switzerland 2 6 fame",
  "superversion swiss switzerland 3 6 fame",
  "twist twist twist 1 6 fame",
  "twist-competitive classic twist 2 8 fame",
  "sudden_death sudden_death events 2 2",
].join(", ");

class Node {
  parentNode = null;

  get nextSibling() {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  remove() {
    const all = this.parentNode?.childNodes ?? [];
    if (all.includes(this)) all.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }
}

class Text extends Node {
  nodeType = 3;

  constructor(data) {
    super();
    this.data = data;
  }

  get textContent() {
    return String(this.data);
  }
}

export class Element extends Node {
  nodeType = 1;
  childNodes = [];
  attributes = {};
  heard = {};
  style = { setProperty: (name, value) => (this.style[name] = value) };
  dataset = {};
  classList = { toggle() {} };

  constructor(name) {
    super();
    this.localName = name;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get children() {
    return this.childNodes.filter((each) => each.nodeType === 1);
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  get textContent() {
    return this.childNodes.map((each) => each.textContent).join("");
  }

  insertBefore(child, before) {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  addEventListener(kind, listener) {
    this.heard[kind] = listener;
  }

  removeEventListener(kind) {
    delete this.heard[kind];
  }

  click() {
    this.heard.click?.call(this, { type: "click", target: this });
  }

  /** @param {"input" | "change"} kind @param {string} value Types or chooses a value. */
  enter(kind, value) {
    this.heard[kind].call(this, { type: kind, target: { value } });
  }

  scrollTo() {}

  focus() {}

  scrollIntoView() {}

  getBoundingClientRect() {
    return { left: 0, top: 0, width: 0, height: 0 };
  }

  /** @param {string} selector A tag, classes, or both. @returns {Element[]} The matching descendants, in page order. */
  all(selector) {
    const [tag, ...classes] = selector.split(".");
    const own = (each) => (!tag || each.localName === tag) && classes.every((one) => each.getAttribute("class")?.split(" ").includes(one));
    return this.children.flatMap((each) => [...(own(each) ? [each] : []), ...each.all(selector)]);
  }

  querySelector(selector) {
    return this.all(selector)[0] ?? null;
  }
}

/** Pending callbacks, by timer number. */
const later = new Map();
let timers = 0;

/** Lets time pass: runs every pending callback. */
export function goOn() {
  const now = [...later.values()];
  later.clear();
  now.forEach((how) => how());
}

const nothing = () => {};
const kept = new Map();
const heard = new EventTarget();
const app = new Element("div");
const presets = new Element("meta");
presets.setAttribute("content", OFFERED);

export const page = {
  document: {
    documentElement: new Element("html"),
    addEventListener: nothing,
    removeEventListener: nothing,
    createElementNS: (_, name) => new Element(name),
    createTextNode: (text) => new Text(text),
    getElementById: () => app,
    querySelector: (selector) => (selector === "meta[name=presets]" ? presets : null),
    querySelectorAll: () => [],
  },
  location: new URL("http://interstice.test/"),
  navigator: { languages: ["en"] },
  localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: (key) => kept.delete(key) },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  innerWidth: 1440,
  innerHeight: 900,
  addEventListener: heard.addEventListener.bind(heard),
  // Node.js takes a flag when it adds a listener, but not when it removes one.
  removeEventListener: (kind, listener, first) => heard.removeEventListener(kind, listener, { capture: Boolean(first) }),
  dispatchEvent: heard.dispatchEvent.bind(heard),
  setTimeout(how, _, ...given) {
    later.set(++timers, () => how(...given));
    return timers;
  },
  clearTimeout: (timer) => later.delete(timer),
  requestAnimationFrame: (how) => page.setTimeout(how),
  cancelAnimationFrame: (frame) => page.clearTimeout(frame),
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  MutationObserver: class {
    observe() {}
  },
  history: {},
  scrollTo: nothing,
  setInterval: nothing,
  clearInterval: nothing,
};
