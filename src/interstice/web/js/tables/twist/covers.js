/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [
  {
    id: "twist",
    presets: {
      twist: { picture: "/web/art/g-twist.svg", minutes: 25, pieces: true },
      // These cards, but the classic rules and table.
      "twist-competitive": { picture: "/art/twist/battle-of-waterloo.svg", minutes: 15, about: "classic" },
    },
  },
];
