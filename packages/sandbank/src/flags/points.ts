import { isPoint, printPointRule } from "@sandbank/view/words/points";
import type { Flag, Rule } from "./flag.ts";

/** How the command line says what a point of the history of a bank is. */
export const POINT_WORDS =
  "now, a step such as 12, as `sandbank logs` numbers it, an instant, how long ago such as 7d, or snapshot:NAME.";

export const pointRule: Rule = (text) =>
  isPoint(text) ? undefined : printPointRule("the number of a step in `sandbank logs` such as 12");

/** Makes a flag whose value is a point. `summary` ends before the ways to write one. */
export function pointFlag(summary: string) {
  return {
    type: "string",
    placeholder: "POINT",
    rule: pointRule,
    summary: `${summary}: ${POINT_WORDS}`,
  } as const satisfies Flag;
}

/** Returns a point of the command line as the server reads it. There, a number alone counts journal entries. */
export function toPoint(text: string): string {
  return /^\d+$/.test(text) ? `step:${text}` : text;
}
