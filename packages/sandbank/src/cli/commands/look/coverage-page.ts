/** The names of one kind that calls have reached, such as `reasons`. */
export interface Reach {
  readonly kind: string;
  readonly reached: readonly string[];
  readonly unreached: readonly string[];
}

export function percentOf({ reached, unreached }: Pick<Reach, "reached" | "unreached">): number {
  const total = reached.length + unreached.length;
  return total === 0 ? 100 : (100 * reached.length) / total;
}

/** Prints a page without scripts that lists the reached and the other names. */
export function coveragePage(rows: readonly Reach[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    "<title>Coverage of the bank</title>",
    `<style>${STYLE}</style>`,
    "<h1>Coverage of the bank</h1>",
    "<table>",
    "<thead><tr><th>Kind<th>Reached<th>Of<th>Percent</thead>",
    ...rows.map(
      (row) =>
        `<tr><th scope="row"><a href="#${escaped(row.kind)}">${escaped(row.kind)}</a><td>${row.reached.length}<td>${row.reached.length + row.unreached.length}<td>${percentOf(row).toFixed(1)} %`,
    ),
    "</table>",
    ...rows.flatMap(({ kind, reached, unreached }) => [
      `<h2 id="${escaped(kind)}">${escaped(kind)}</h2>`,
      "<ul>",
      ...unreached.map((name) => `<li>not reached: <code>${escaped(name)}</code>`),
      ...reached.map((name) => `<li>reached: <code>${escaped(name)}</code>`),
      "</ul>",
    ]),
    "</html>",
  ].join("\n");
}

const STYLE =
  ":root{color-scheme:light dark}body{font:14px/20px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}" +
  "th,td{text-align:left;padding:0 1rem 0 0}td{font-variant-numeric:tabular-nums}";

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
