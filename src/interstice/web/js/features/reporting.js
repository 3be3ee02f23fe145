import { useState } from "preact/hooks";
import { loaded } from "/web/js/parts/trouble.js";

/** The sheet for reporting a card, fetched when somebody wants it. */
export function useReport() {
  const [Report, setReport] = useState(null);
  const report = () => loaded(import("/web/js/features/report.js")).then((module) => setReport(() => module.Report));
  return { Report, report, shut: () => setReport(null) };
}
