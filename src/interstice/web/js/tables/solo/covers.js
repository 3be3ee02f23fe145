import { bestOf } from "/web/js/best.js";

/** What is shown of the game before its table has been fetched. @type {import("/web/js/tables/covers.js").Cover[]} */
export const covers = [{ id: "solo", presets: { solo: { picture: "/art/events/zheng-he-first-voyage.svg", minutes: 10, best: () => bestOf("events") } } }];
