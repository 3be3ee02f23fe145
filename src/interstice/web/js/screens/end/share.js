/** How it went, to show others: a pattern of right and wrong, without a single date, and a link to the replay. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "/web/js/i18n.js";
import { Copy } from "/web/js/parts/copy.js";
import { Dialog } from "/web/js/parts/dialog.js";
import { html } from "/web/js/parts/html.js";
import { Primary } from "/web/js/parts/panel.js";
import { save as saveFile } from "/web/js/parts/save.js";

const [WIDE, HIGH] = [1200, 630];

/** @param {{ title: string, how: string, rows: { name: string, colour: string, laid: boolean[], score: string }[], to: string, text?: string, onClose: () => void }} props `to`: where the game can be seen again; `text`: what to say, if not that. */
export function Share({ title, how, rows, to, text: given, onClose }) {
  const canvas = useRef(null);
  const field = useRef(null);
  const text = given ?? [`Interstice · ${title}`, how, ...rows.map(({ name, laid, score }) => `${laid.map((right) => (right ? "▮" : "▯")).join("")} ${name} ${score}`.trim()), to].join("\n");
  useEffect(() => void paint(canvas.current, title, how, rows), [text]);
  const save = () =>
    canvas.current.toBlob((blob) => {
      const file = new File([blob], "interstice.png", { type: "image/png" });
      if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], text }).catch(() => {});
      return saveFile(file, file.name);
    });
  return html`<${Dialog} title=${t("share")} class="sharing" onClose=${onClose}>
    <canvas ref=${canvas} width=${WIDE} height=${HIGH} role="img" aria-label=${t("end-picture-shows")}></canvas>
    <textarea class="field" readonly rows=${rows.length + 3} ref=${field} aria-label=${t("end-text")} value=${text}></textarea>
    <div class="choices last"><${Copy} field=${field} word="end-copy" />
      <${Primary} onPress=${save}>${t("end-picture")}<//></div>
  <//>`;
}

/** The picture: wood, felt and paper, as at the table. */
async function paint(canvas, title, how, rows) {
  const to = canvas.getContext("2d");
  const wood = Object.assign(new Image(), { src: "/web/art/wood.webp" });
  await Promise.all([wood.decode(), document.fonts.load("700 20px Cinzel"), document.fonts.load("800 20px 'Alegreya SC'"), document.fonts.load("500 20px Alegreya")]);
  const colour = (name) => getComputedStyle(canvas).getPropertyValue(name.replace(/var\((.*)\)/, "$1"));
  const fill = (style, ...box) => {
    to.fillStyle = style;
    to.fillRect(...box);
  };
  const write = (said, x, y, font, style, most) => {
    to.font = font;
    to.fillStyle = style;
    to.fillText(said, x, y, most);
  };
  fill("#d9b384", 0, 0, WIDE, HIGH);
  to.globalAlpha = 0.13;
  to.drawImage(wood, 0, 0, WIDE, WIDE);
  to.globalAlpha = 1;
  to.textBaseline = "middle";
  write("INTER", 60, 62, "700 38px Cinzel", "#2c1a0e");
  const after = 60 + to.measureText("INTER").width;
  fill("#f2cf7f", after + 8, 42, 6, 40);
  write("STICE", after + 22, 62, "700 38px Cinzel", "#2c1a0e");
  write(title, 60, 142, "700 66px Cinzel", "#2c1a0e", WIDE - 120);
  write(how, 60, 204, "500 32px Alegreya", "#2c1a0e", WIDE - 120);
  fill("#2c5750", 0, 244, WIDE, HIGH - 244);
  to.setLineDash([10, 7]);
  to.lineWidth = 3;
  to.strokeStyle = "#f0ddac99";
  for (const y of [256, HIGH - 12]) {
    to.beginPath();
    to.moveTo(0, y);
    to.lineTo(WIDE, y);
    to.stroke();
  }
  to.setLineDash([]);
  const row = Math.min(72, (HIGH - 290) / rows.length);
  const high = rows.length === 1 ? 56 : 32;
  const square = Math.min(high - 6, 620 / Math.max(1, ...rows.map(({ laid }) => laid.length)));
  rows.forEach(({ name, colour: own, laid, score }, at) => {
    const y = 272 + row * (at + 0.5);
    to.fillStyle = colour(own);
    to.beginPath();
    to.arc(86, y, row * 0.36, 0, 7);
    to.fill();
    write(name, 130, y, "800 34px 'Alegreya SC'", "#f6ebcf", 230);
    laid.forEach((right, i) => {
      const box = [380 + i * square, y - high / 2, square - 6, high];
      if (right) fill("#f2cf7f", ...box);
      to.strokeStyle = "#f6ebcf";
      to.strokeRect(...box);
    });
    to.textAlign = "right";
    write(score, WIDE - 60, y, "700 34px Cinzel", "#f6ebcf");
    to.textAlign = "left";
  });
}
