import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES } from "/web/js/i18n.js";
import { tellAll } from "/web/js/screens/replay/story.js";
import { decks } from "/web/js/store.js";
import { findGame } from "/web/js/tables/find.js";
import { following } from "/web/js/tables/follow.js";
import { teller } from "/web/js/tables/tell.js";
import { countText, yearText } from "/web/js/years.js";
import { GAMES, TABLES } from "./games.mjs";
import { parse, wordsOf } from "./position.mjs";
import { recount } from "./recount.mjs";
import { speak } from "./speak.mjs";

async function told(log, language) {
  decks.value = {};
  await speak(language, "pages", "end", "classic", "swiss", "twist");
  return tellAll(log, TABLES[log.rules].tell, wordsOf(log));
}

for (const [name, log] of Object.entries(GAMES)) {
  for (const language of Object.keys(LANGUAGES)) {
    test(`who did what is told in a sentence or two for each entry: ${name}, ${language}`, async () => {
      const said = await told(log, language);
      assert.equal(said.length, log.entries.length);
      assert.doesNotMatch(said.join(" "), /undefined|NaN|\{|(swiss|twist|classic|replay|end)-/);
      assert.ok(new Set(said).size > log.entries.length / 3);
    });
  }
}

for (const name of ["classic", "superversion"]) {
  test(`what lies on the table is followed to the end: ${name}`, () => {
    const log = GAMES[name];
    const { view, follow } = following(log);
    for (const event of log.entries.flatMap(({ events }) => events)) follow(event);
    const years = (row) => row.map((n) => view.cards[n].year);
    const { line, racks } = recount(log);
    assert.deepEqual([years(view.line), view.racks.map(years)], [line, racks]);
    assert.ok(line.length + racks.flat().length > 8);
  });
}

test("a replay begins with the beginning", async () => {
  for (const log of Object.values(GAMES)) assert.equal((await told(log, "en"))[0], "The game begins.");
});

test("in classic each card is told with its year, and by how much it missed", async () => {
  const said = await told(GAMES.classic, "en");
  const { laid, years } = recount(GAMES.classic);
  const moves = GAMES.classic.entries.flatMap(({ move }, at) => (move ? [said[at]] : []));
  assert.equal(moves.length, laid.length);
  laid.forEach(({ seat, card, right, off }, at) => {
    assert.ok(moves[at].startsWith(GAMES.classic.players[seat].name));
    assert.ok(moves[at].includes(`(${yearText(years[card])})`));
    assert.ok(moves[at].includes(right ? "in the right place" : ` was ${countText(off)} years out `));
  });
});

test("whoever follows a replay hears why chips moved", async () => {
  const said = (await told(GAMES.superversion, "en")).join(" ");
  for (const why of ["for the right answer", "for stealing the card", "for a correct rating", "for a wrong rating", "for the stake", "for the duel"]) assert.ok(said.includes(why), why);
  assert.doesNotMatch(said, /pays \d chips?\./);
});

test("the last sentence of classic says who wins", async () => {
  const { winners } = GAMES.classic.entries.at(-1).events.find(({ event }) => event === "Ended");
  assert.ok((await told(GAMES.classic, "en")).at(-1).endsWith(`${GAMES.classic.players[winners[0]].name} wins.`));
});

test("a mark is told with the years on either side, as the rack was then", async () => {
  const said = (await told(GAMES.superversion, "en")).filter((each) => each.includes("marks the gap"));
  assert.ok(said.length > 10);
  for (const each of said) assert.match(each, /marks the gap (before \d|after \d|between \d.* and \d)/);
});

test("an unknown game is told by the names of its events; events that all games share have sentences", async () => {
  await speak("en");
  const { tell } = await findGame("chess");
  const view = parse("line 1200 1492 | hand 1300 | hand 1600");
  const said = (event) => tell([event], view, wordsOf(view));
  assert.equal(said({ event: "CardStolen", seat: 1, card: 2, from: 0 }), "Card stolen: Ben, Of 1300.");
  assert.equal(said({ event: "NightFell" }), "Night fell.");
  assert.equal(said({ event: "Placed", seat: 0, card: 2, gap: 1 }), "Ana put “Of 1300” (1300) in the right place.");
  assert.equal(said({ event: "Missed", seat: 0, card: 2, gap: 2 }), "Ana was 192 years out with “Of 1300” (1300).");
  assert.equal(said({ event: "Drew", seat: 0, card: 2 }), "");
  assert.equal(said({ event: "Ended", winners: [1], score: null }), "Ben wins.");
});

test("an event is told by its message, by how its sentence is made, or not at all", async () => {
  await speak("en", "swiss");
  const view = parse("rack 1300 | rack 1492");
  const tell = teller({ TurnPassed: "swiss-told-turn", Rolled: (say) => say("swiss-told-rolled", { die: "six" }), Buried: () => false });
  const events = [{ event: "TurnPassed", seat: 1 }, { event: "Buried" }, { event: "Gathered" }, { event: "Rolled", seat: 0, die: 2 }];
  assert.equal(tell(events, view, wordsOf(view)), "It’s Ben’s turn. Ana rolls a six.");
});

test("a sentence may name who, whom, how many chips and which card", async () => {
  await speak("en", "swiss");
  const view = parse("rack 1300 | rack 1492");
  const tell = teller({ Gave: "swiss-told-gave", Staked: "swiss-told-staked", RoundBegan: "swiss-told-round", Announced: "swiss-told-read", RatingOpened: "swiss-told-rating" });
  const said = (event) => tell([event], view, wordsOf(view));
  assert.equal(said({ event: "Gave", seat: 1, to: 0, card: 0 }), "Ben gives “Of 1300” to Ana.");
  assert.equal(said({ event: "Staked", seat: 0, chips: -2 }), "Ana stakes 2 chips.");
  assert.equal(said({ event: "RoundBegan", round: 2, order: [1, 0] }), "Round 2 begins. Ben starts.");
  assert.equal(said({ event: "Announced", reader: 1, card: 1 }), "Ben reads: “Of 1492”.");
  assert.equal(said({ event: "RatingOpened", seats: [0, 1] }), "Now rating: Ana, Ben.");
});
