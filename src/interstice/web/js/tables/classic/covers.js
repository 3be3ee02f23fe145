/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [
  {
    id: "classic",
    presets: {
      events: { picture: "/web/art/g-classic.svg", minutes: 15 },
      inventions: { picture: "/art/inventions/stethoscope.svg", minutes: 15 },
      themes: { picture: "/art/themes/eiffel-tower.svg", minutes: 15 },
    },
  },
];
