/** htm bound to Preact: the one way in which parts are written. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
