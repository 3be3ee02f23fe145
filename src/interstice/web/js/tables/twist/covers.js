const lengths = { option: "cards", values: [26, 36, 48], minutes: [6, 9, 11] };
const alone = { option: "hand", values: [3, 4, 6], minutes: [5, 6, 7] };

/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [
  {
    id: "twist",
    presets: {
      twist: { picture: "/web/art/g-twist.svg", pieces: true, together: true, lengths, guide: "twist" },
      // These cards, but the classic rules and table.
      "twist-competitive": { picture: "/art/twist/battle-of-waterloo.svg", about: "classic", lengths: alone, guide: "events" },
    },
  },
];
