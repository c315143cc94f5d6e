/** The bounds of a figure. All given bounds must be met. */
interface Budget {
  /** The most that the figure may be. */
  readonly most?: number;
  /** The most times the floor that the figure may be. */
  readonly times?: number;
  /** The least speed, relative to that of the floor: floor / figure. */
  readonly speed?: number;
}

/** One line of the budget table. */
export interface Row {
  readonly what: string;
  /** The work that the figure is compared with, measured in the same run. */
  readonly floor: string;
  readonly floorFigure: number;
  readonly figure: number;
  /** The median of the ratios of pairs of rounds, if the figures are paired. Default: figure / floorFigure. */
  readonly ratio?: number;
  readonly unit: "us" | "ms" | "B" | "symbols" | "renders" | "round trips";
  readonly budget: Budget;
  /** Why the budget may be missed, and what was tried. Printed below the table if the budget is missed. */
  readonly tried?: string;
}

function ratioOf({ figure, floorFigure, ratio = figure / floorFigure }: Row): number {
  return ratio;
}

function isMet(row: Row): boolean {
  const { most = Infinity, times = Infinity, speed } = row.budget;
  // A figure beyond the floor can be below 0 through noise, if both are equal.
  const isFast = speed === undefined || 1 / ratioOf(row) >= speed;
  return row.figure <= most && ratioOf(row) <= times && isFast;
}

function shownRatio(row: Row): string {
  const ratio = ratioOf(row);
  const shown = row.budget.speed === undefined ? `${ratio.toPrecision(3)}x` : `speed ${(1 / ratio).toPrecision(3)}x`;
  // It does not follow from the two medians beside it.
  return row.ratio === undefined ? shown : `${shown} of pairs`;
}

function shownBudget({ budget, unit }: Row): string {
  const { most, times, speed } = budget;
  const bounds = [
    most === undefined ? [] : [`<= ${Number(most.toPrecision(3))} ${unit}`],
    times === undefined ? [] : [`<= ${times}x`],
    speed === undefined ? [] : [`speed >= ${speed}x`],
  ];
  return bounds.flat().join(", ");
}

function shown(value: number, unit: Row["unit"]): string {
  const isCount = unit !== "us" && unit !== "ms";
  return `${isCount ? Math.round(value) : value.toPrecision(3)} ${unit}`;
}

/** The first two lines of the Markdown table. */
export const tableHead = "| What | Figure | Floor, and the ratio to it | Budget |\n|---|---|---|---|";

/** A row as a line of the table. */
export function lineOf(row: Row): string {
  const { what, floor, floorFigure, figure, unit } = row;
  const cells = [
    what,
    shown(figure, unit),
    `${floor}: ${shown(floorFigure, unit)}; ${shownRatio(row)}`,
    `${shownBudget(row)}: ${isMet(row) ? "met" : "**missed**"}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** What was tried for each missed budget, as text below the table; empty if none is missed. */
export function missedBudgets(rows: readonly Row[]): string {
  const missed = rows
    .filter((row) => !isMet(row))
    .map(({ what, tried }) => `- ${what}: ${tried ?? "not explained yet."}`);
  return missed.length === 0 ? "" : ["", "Missed budgets, and what was tried:", "", ...missed].join("\n");
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  return [tableHead, ...rows.map(lineOf), missedBudgets(rows)].filter((part) => part !== "").join("\n");
}
