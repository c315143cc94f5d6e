import { readFileSync, writeFileSync } from "node:fs";

const PAGE = new URL("../docs/internals/budgets.md", import.meta.url);

/** The sections of the page below the figures, in order. A separate command writes each. */
const sections = ["Model of the money"] as const;

type Section = (typeof sections)[number];

/** Writes the figures to `docs/internals/budgets.md`, and keeps the sections. */
export function writeFigures(figures: string): void {
  write(figures, read().texts);
}

/** Writes one section, and keeps the rest of the page. */
export function writeSection(section: Section, text: string): void {
  const { figures, texts } = read();
  write(figures, new Map([...texts, [section, text]]));
}

function read(): { readonly figures: string; readonly texts: ReadonlyMap<string, string> } {
  const [figures = "", ...rest] = readFileSync(PAGE, "utf8").split(/^## /m);
  const texts = rest.map((part): [string, string] => {
    const [title = "", ...lines] = part.split("\n");
    return [title, lines.join("\n")];
  });
  return { figures, texts: new Map(texts) };
}

function write(figures: string, texts: ReadonlyMap<string, string>): void {
  const parts = sections.flatMap((title) => {
    const text = texts.get(title);
    return text === undefined ? [] : [`## ${title}\n\n${text.trim()}\n`];
  });
  writeFileSync(PAGE, [`${figures.trim()}\n`, ...parts].join("\n"));
}
