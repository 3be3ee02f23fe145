/** A reporter for `node --test` that prints what failed, what tests printed, and the totals. */
import { inspect } from "node:util";

/** @param {AsyncIterable<any>} events */
export default async function* quiet(events) {
  for await (const { type, data } of events) {
    if (type === "test:fail" && data.details.type !== "suite") yield `FAILED ${data.file} ${data.name}\n${inspect(data.details.error.cause ?? data.details.error)}\n`;
    else if (type === "test:stdout" || type === "test:stderr") yield data.message;
    else if (type === "test:diagnostic") yield `# ${data.message}\n`;
  }
}
