/** The ink and the badge of each theme, by its id in the decks. */
const THEMES = {
  arts: ["art", "palette"],
  communication: ["art", "quill-ink"],
  discoveries: ["discovery", "compass"],
  economy: ["economy", "coins"],
  entertainment: ["music", "curtains"],
  events: ["event", "scroll"],
  everyday: ["economy", "cup"],
  history: ["event", "halberd"],
  inventions: ["invention", "gears"],
  leisure: ["sport", "top"],
  machines: ["invention", "gears"],
  monuments: ["monument", "temple"],
  music: ["music", "clef"],
  nature: ["sport", "leaf"],
  personalities: ["discovery", "laurels"],
  politics: ["art", "vote"],
  science: ["discovery", "microscope"],
  sport: ["sport", "trophy"],
  sports: ["sport", "trophy"],
  transport: ["transport", "railway"],
};

/** @param {string} theme @returns {{ ink: string, badge: string }} */
export function theme(theme) {
  const [ink, badge] = THEMES[theme] ?? ["invention", "hourglass"];
  return { ink, badge };
}

/** The badges that themes of own decks may have, by their glyph. */
const BADGES = {
  "coffee-cup": "cup",
  "g-clef": "clef",
  "greek-temple": "temple",
  "oak-leaf": "leaf",
  "scroll-unfurled": "scroll",
  "spinning-top": "top",
  telescope: "compass",
  "theater-curtains": "curtains",
};
const SAME = "coins compass gears halberd laurels microscope palette quill-ink railway trophy vote".split(" ");

/** @param {{ palette: string, badge: string }} look Of a theme of an own deck. @returns {{ ink: string, badge: string }} */
export function lookOf({ palette, badge }) {
  const glyph = badge.split(":")[1];
  return { ink: palette, badge: BADGES[glyph] ?? (SAME.includes(glyph) ? glyph : "hourglass") };
}
