/** The first line of a page. */
export const pageHeader =
  "<!-- Generated from packages/contract/src and packages/engine/src by `npm run generate`. Do not edit. -->\n";

/** Blocks with an empty line between them; empty ones are left out. Ends in a line break. */
export function blocks(texts: readonly string[]): string {
  return `${texts.filter(Boolean).join("\n\n")}\n`;
}

/** A table; nothing where it would have no rows. */
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

/** Where a heading can be linked to, as the usual renderers make it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

/** A text as Markdown: outside of code spans `<` would begin HTML. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("<", "&lt;")))
    .join("");
}

/** A table ends a cell at `|`, also within a code span, and a row at the end of the line. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

function printRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
