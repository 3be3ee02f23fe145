/** Compiles templates during bundling: each becomes the calls that htm would make, so the bundle does not need htm. */
import { build, treeify } from "./node_modules/htm/src/build.mjs";

/** The source of an expression in a template. */
class Expression extends String {}

export const templates = {
  name: "templates",
  transform(code, id) {
    if (id.endsWith("/parts/html.js")) return { moduleSideEffects: false };
    if (!code.includes("html`")) return null;
    return { code: `import { h } from "preact";\n${withCalls(this.parse(code), code)}`, map: null };
  },
};

/** @returns {string} The source of a part of the tree, with calls for its templates. */
function withCalls(tree, code) {
  let [text, at] = ["", tree.start];
  for (const { quasi, start, end } of outermost(tree).sort((one, other) => one.start - other.start)) {
    text += code.slice(at, start) + read(quasi, code);
    at = end;
  }
  return text + code.slice(at, tree.end);
}

/** @returns {any[]} The outermost templates in a part of the tree. */
function outermost(node) {
  if (Array.isArray(node)) return node.flatMap(outermost);
  if (!node || typeof node !== "object") return [];
  if (node.type === "TaggedTemplateExpression" && node.tag.name === "html") return [node];
  return Object.values(node).flatMap(outermost);
}

function read({ quasis, expressions }, code) {
  const fields = expressions.map((each) => new Expression(`(${withCalls(each, code)})`));
  const tree = treeify(build(quasis.map(({ value }) => value.cooked), ...fields), fields);
  return Array.isArray(tree) ? `[${tree.map(written)}]` : written(tree);
}

/** @param {any} part An element, an expression or plain text. */
function written(part) {
  if (part instanceof Expression) return String(part);
  if (typeof part !== "object") return JSON.stringify(part);
  const props = part.props.map((each) => (each instanceof Expression ? `...${each}` : Object.entries(each).map(([name, values]) => `${JSON.stringify(name)}: ${values.map(written).join("+")}`)));
  return `h(${[written(part.tag), props.length ? `{${props}}` : "null", ...part.children.map(written)]})`;
}
