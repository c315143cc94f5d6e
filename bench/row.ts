/** One line of the budget table. */
export interface Row {
  readonly what: string;
  /** What the figure is held against, measured in the same run. */
  readonly floor: string;
  readonly floorFigure: number;
  readonly figure: number;
  readonly unit: "us" | "ms" | "B";
  /** The most that the figure may be, the most times the floor, or both; null for a figure to know, without a bound. */
  readonly budget: { readonly most?: number; readonly times?: number } | null;
  /** Why the budget can be missed, and what was tried. Printed below the table when it is. */
  readonly tried?: string;
}

function ratioOf({ figure, floorFigure }: Row): number {
  return figure / floorFigure;
}

function isMet(row: Row): boolean {
  const { most = Infinity, times = Infinity } = row.budget ?? {};
  return row.figure <= most && ratioOf(row) <= times;
}

function shown(value: number, unit: Row["unit"]): string {
  return `${unit === "B" ? Math.round(value) : value.toPrecision(3)} ${unit}`;
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
      shown(figure, unit),
      `${floor}: ${shown(floorFigure, unit)}`,
      `${ratioOf(row).toPrecision(3)}x`,
      allowed,
      budget === null ? "" : isMet(row) ? "met" : "**missed**",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const missed = rows
    .filter((row) => !isMet(row))
    .map(({ what, tried }) => `- ${what}: ${tried ?? "not explained yet."}`);
  const explained = missed.length === 0 ? [] : ["", "Missed budgets, and what was tried:", "", ...missed];
  return ["| what | figure | floor | ratio | budget | |", "|---|---|---|---|---|---|", ...lines, ...explained].join(
    "\n",
  );
}
