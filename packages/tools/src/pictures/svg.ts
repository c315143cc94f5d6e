/** The content of an SVG file, and its texts for screen readers. */
export interface Picture {
  readonly title: string;
  /** Everything that the picture shows, in words. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly body: readonly string[];
}

/** Pages show a picture wider than it is drawn, so that its text has the size of their text; a phone shows it narrower. */
const DISPLAY_SCALE = 1.2;

/** The file has its own background, because the colour scheme of a page may differ from the system's. */
const style = `
svg { --ink: #1c2128; --muted: #57606a; --page: #ffffff; --grid: #d0d7de; --strong: #0a58b8; --fine: #b35900; --alert: #b3261e; --good: #17683c; }
@media (prefers-color-scheme: dark) {
  svg { --ink: #e6edf3; --muted: #9da7b3; --page: #0e1116; --grid: #343b45; --strong: #79b8ff; --fine: #f0a063; --alert: #ff8a80; --good: #5fd38f; }
}
text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink); }
.page { fill: var(--page); stroke: var(--grid); }
.muted { fill: var(--muted); }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.grid { stroke: var(--grid); }
.axis { stroke: var(--muted); }
.hatch { stroke: var(--muted); stroke-width: 1.2; opacity: .7; }
`;

/** Fills an area with lines: `fill: url(#hatch)`. Put it before the shapes. */
export const hatch =
  '<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<line class="hatch" x1="0" y1="0" x2="0" y2="7"/></pattern></defs>';

/** Prints the file. `extraStyle` is the style sheet of one kind of picture. */
export function printSvg({ title, description, width, height, body }: Picture, extraStyle: string): string {
  const size = `width="${Math.round(width * DISPLAY_SCALE)}" height="${Math.round(height * DISPLAY_SCALE)}"`;
  return [
    "<!-- Generated from packages/tools/src/pictures by `npm run generate`. Do not edit. -->",
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="desc">${escapeXml(description)}</desc>`,
    `<style>${style}${extraStyle}</style>`,
    `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

/** A line of text; `className` may contain `muted`, `end` and `middle`. */
export function textAt(x: number, y: number, text: string, className = ""): string {
  const attribute = className === "" ? "" : ` class="${className}"`;
  return `<text${attribute} x="${round(x)}" y="${round(y)}">${escapeXml(text)}</text>`;
}

/** A coordinate with at most one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Escapes the content of an element. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
