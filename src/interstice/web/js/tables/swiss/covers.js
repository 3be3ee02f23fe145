/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [
  {
    id: "swiss",
    presets: {
      swiss: { picture: "/web/art/g-swiss.svg", minutes: 40, pieces: true },
      "swiss-no-spinner": { picture: "/art/switzerland/pilatus-railway.svg", minutes: 40 },
    },
  },
  { id: "superversion", presets: { superversion: { picture: "/web/art/g-super.svg", minutes: 50 } } },
];
