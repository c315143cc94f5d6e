import { readFileSync, writeFileSync } from "node:fs";

const PAGE = new URL("../docs/internals/budgets.md", import.meta.url);
const SCORE = "## Mutations";

/** Writes the figures to `docs/internals/budgets.md`, and leaves the score as it is. */
export function writeFigures(figures: string): void {
  const [, score] = parts();
  writeFileSync(PAGE, `${figures}\n${SCORE}${score}`);
}

/** Writes the score of the mutations below the figures, and leaves those as they are. */
export function writeScore(score: string): void {
  const [figures] = parts();
  writeFileSync(PAGE, `${figures}${SCORE}\n\n${score}`);
}

function parts(): readonly [figures: string, score: string] {
  const [figures = "", score = "\n"] = readFileSync(PAGE, "utf8").split(SCORE);
  return [figures, score];
}
