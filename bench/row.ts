/** One line of the budget table. */
export interface Row {
  readonly what: string;
  /** What the figure is held against, measured in the same run. */
  readonly floor: string;
  readonly floorFigure: number;
  readonly figure: number;
  readonly unit: "us" | "ms";
  /** The most that the figure may be, or the most times the floor. */
  readonly budget: { readonly most: number } | { readonly times: number };
}

function ratioOf({ figure, floorFigure }: Row): number {
  return figure / floorFigure;
}

function isMet(row: Row): boolean {
  return "most" in row.budget ? row.figure <= row.budget.most : ratioOf(row) <= row.budget.times;
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, floor, floorFigure, figure, unit, budget } = row;
    const allowed = "most" in budget ? `<= ${budget.most} ${unit}` : `<= ${budget.times}x`;
    const cells = [
      what,
      `${figure.toPrecision(3)} ${unit}`,
      `${floor}: ${floorFigure.toPrecision(3)} ${unit}`,
      `${ratioOf(row).toPrecision(3)}x`,
      allowed,
      isMet(row) ? "met" : "**missed**",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| what | figure | floor | ratio | budget | |", "|---|---|---|---|---|---|", ...lines].join("\n");
}
