const lengths = { option: "hand", values: [3, 4, 6], minutes: [5, 6, 7] };

/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [
  {
    id: "classic",
    presets: {
      events: { picture: "/web/art/g-classic.svg", lengths, guide: "events" },
      inventions: { picture: "/art/inventions/stethoscope.svg", lengths, guide: "events" },
      themes: { picture: "/art/themes/eiffel-tower.svg", lengths, guide: "events" },
    },
  },
];
