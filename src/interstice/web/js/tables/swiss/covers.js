const lengths = { option: "rounds", values: [1, 2, 4], minutes: [8, 16, 32] };

/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [
  {
    id: "swiss",
    presets: {
      swiss: { picture: "/web/art/g-swiss.svg", pieces: true, lengths, guide: "swiss" },
      "swiss-no-spinner": { picture: "/art/switzerland/pilatus-railway.svg", about: "swiss-no-spinner", lengths, guide: "swiss" },
    },
  },
  { id: "superversion", presets: { superversion: { picture: "/web/art/g-super.svg", lengths: { ...lengths, minutes: [13, 26, 50] }, guide: "superversion" } } },
];
