import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const FOLDER = new URL("../../src/interstice/web/js/", import.meta.url);
const MODULES = readdirSync(FOLDER, { recursive: true }).filter((file) => file.endsWith(".js")).map((file) => file.replaceAll("\\", "/"));

test("every module of the client can be imported", async () => {
  assert.ok(MODULES.length > 50);
  for (const module of MODULES) await assert.doesNotReject(import(`/web/js/${module}`), module);
});

const read = (module) => readFileSync(new URL(module, FOLDER), "utf-8");

test("modules are imported by their whole address", () => {
  for (const module of MODULES) assert.doesNotMatch(read(module), /(from |import\()"\./, module);
});

test("parts import only parts", () => {
  const parts = MODULES.filter((module) => module.startsWith("parts/"));
  for (const module of parts) assert.doesNotMatch(read(module), /"\/web\/js\/(features|screens|tables)\//, module);
});

test("the client draws its first page", async () => {
  await import("/web/js/main.js");
  await new Promise(setImmediate);
  const app = document.getElementById("app");
  assert.deepEqual(app.all("h1").map((title) => title.textContent), ["What came first?"]);
  assert.equal(app.all("button.play")[0].textContent, "Play now");
  assert.deepEqual(app.all("div.lang")[0].all("button").map((each) => each.textContent), ["EN", "DE", "FR", "IT", "NL"]);
});

test("outside of tables/, nothing asks which game it is", () => {
  const others = MODULES.filter((module) => !module.startsWith("tables/"));
  for (const module of others) {
    assert.doesNotMatch(read(module), /\b(classic|solo|swiss|twist|superversion)\b|\bpreset ===|\brules ===/, module);
  }
});

test("only the lists of all games mention a game's folder", () => {
  const games = ["classic", "solo", "swiss", "twist"];
  // Solo is played on the line of the classic table.
  const borrows = { classic: ["tables/solo/table.js"] };
  const mentions = (game) => MODULES.filter((module) => !module.startsWith(`tables/${game}/`) && read(module).includes(`/web/js/tables/${game}/`));
  for (const game of games) assert.deepEqual(mentions(game).sort(), ["tables/covers.js", "tables/find.js", ...(borrows[game] ?? [])], game);
});
