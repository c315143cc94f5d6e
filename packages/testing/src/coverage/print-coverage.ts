import { groupMissed, percent, type SelectedCoverage, type SelectedKind } from "./select-coverage.ts";

const BAR_WIDTH = 20;
const LINE_WIDTH = 100;
/** The most lines of missed names. Each kind gets a share of them, so that no kind hides another. */
const MOST_LINES = 30;

/**
 * Prints a bar for each kind, then the missed names by prefix in about 30 lines; one line if nothing is missed. If
 * names are left out and `hasFile` is false, the text names the option that writes all of them.
 */
export function printCoverage(selected: SelectedCoverage, hasFile = false): string {
  const { kinds, reached, total } = selected;
  if (reached === total) return `Bank coverage: all ${total} reached (${kinds.map(({ kind }) => kind).join(", ")}).`;
  const missing = kinds.filter(({ missed }) => missed.length > 0);
  const missed = missing.flatMap((kind) => printMissed(kind, Math.floor(MOST_LINES / missing.length)));
  const isCut = missed.some((line) => /^ {4}and \d+ more$/.test(line));
  const hint = isCut && !hasFile ? ["", "Set json to write all names to a file, or include to count only some."] : [];
  return [printSummary(selected), "", ...kinds.map(printBar), "", ...missed, ...hint].join("\n");
}

/** Prints how much is reached, in one line. */
export function printSummary({ reached, total }: SelectedCoverage): string {
  return `Bank coverage: ${reached} of ${total} reached, ${percent(reached, total)} %`;
}

function printBar({ kind, reached, missed }: SelectedKind): string {
  const total = reached.length + missed.length;
  const share = percent(reached.length, total);
  const full = Math.floor((share * BAR_WIDTH) / 100);
  const bar = "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
  return `  ${kind.padEnd(12)}${bar}${`${share} %`.padStart(6)}${`${reached.length} of ${total}`.padStart(12)}`;
}

function printMissed(kind: SelectedKind, mostLines: number): string[] {
  const lines = groupMissed(kind).flatMap(({ prefix, names }) => wrap(prefix, names));
  const shown = lines.slice(0, mostLines);
  const rest = lines.slice(mostLines).reduce((sum, { count }) => sum + count, 0);
  return [
    `  missed ${kind.kind}`,
    ...shown.map(({ text }) => `    ${text}`),
    ...(rest === 0 ? [] : [`    and ${rest} more`]),
  ];
}

/** Lists names after their prefix. Each line has the number of names on it. */
function wrap(prefix: string, names: readonly string[]): { readonly text: string; readonly count: number }[] {
  const lines: { text: string; count: number }[] = [];
  let line = { text: prefix === "" ? "" : `${prefix.trimEnd()}  `, count: 0 };
  for (const name of names) {
    if (line.count > 0 && line.text.length + name.length + 2 > LINE_WIDTH) {
      lines.push({ ...line, text: `${line.text},` });
      line = { text: "  ", count: 0 };
    }
    line = { text: line.text + (line.count === 0 ? name : `, ${name}`), count: line.count + 1 };
  }
  return [...lines, line];
}
