/** The first line of a page. */
export const pageHeader =
  "<!-- Generated from packages/contract/src and packages/engine/src by `npm run generate`. Do not edit. -->\n";

/** How many characters a line of code shows beside the sidebar and the outline of a page. */
export const CODE_WIDTH = 80;

/** Joins blocks with an empty line between them and a line break at the end. Empty blocks are left out. */
export function blocks(texts: readonly string[]): string {
  return `${texts.filter(Boolean).join("\n\n")}\n`;
}

/** Prints a table; an empty text if it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))].map(printRow).join("\n");
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function link(text: string, target: string): string {
  return `[${text}](${target})`;
}

/** Returns a page with its block from `<!-- name -->` to `<!-- end of name -->`, if it has one, filled with a text. */
export function fillBlock(page: string, name: string, print: () => string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before = "", rest] = page.split(start);
  const [, after = ""] = rest?.split(end) ?? [];
  return rest === undefined ? page : `${before}${start}\n\n${print()}\n\n${end}${after}`;
}

/** The anchor of a heading, as the usual renderers create it. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

/** Escapes a text for Markdown, where `<` outside of code spans would begin HTML. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("<", "&lt;")))
    .join("");
}

/** Escapes a cell: in a table `|` ends a cell even within a code span, and a line break ends a row. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/(?<!\s)\s*\n\s*/g, " ");
}

function printRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
