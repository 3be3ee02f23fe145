/** htm bound to Preact; every component is written with it. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
