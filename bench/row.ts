/** One line of the budget table. */
export interface Row {
  readonly what: string;
  /** What the figure is held against, measured in the same run. */
  readonly floor: string;
  readonly floorFigure: number;
  readonly figure: number;
  readonly unit: "us" | "ms";
  /** The most that the figure may be, the most times the floor, or both; null for a figure to know, without a bound. */
  readonly budget: { readonly most?: number; readonly times?: number } | null;
}

function ratioOf({ figure, floorFigure }: Row): number {
  return figure / floorFigure;
}

function isMet(row: Row): boolean {
  const { most = Infinity, times = Infinity } = row.budget ?? {};
  return row.figure <= most && ratioOf(row) <= times;
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, floor, floorFigure, figure, unit, budget } = row;
    const bounds = [
      budget?.most === undefined ? [] : [`<= ${Number(budget.most.toPrecision(3))} ${unit}`],
      budget?.times === undefined ? [] : [`<= ${budget.times}x`],
    ];
    const allowed = bounds.flat().join(", ") || "none";
    const cells = [
      what,
      `${figure.toPrecision(3)} ${unit}`,
      `${floor}: ${floorFigure.toPrecision(3)} ${unit}`,
      `${ratioOf(row).toPrecision(3)}x`,
      allowed,
      budget === null ? "" : isMet(row) ? "met" : "**missed**",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| what | figure | floor | ratio | budget | |", "|---|---|---|---|---|---|", ...lines].join("\n");
}
