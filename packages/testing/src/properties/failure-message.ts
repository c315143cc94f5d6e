import * as fc from "fast-check";
import type { Step } from "./action.ts";
import type { Outcome } from "./play-sequence.ts";

/** Makes fast-check print a sequence as the steps that its last run played. */
export function attachMessage(steps: readonly Step[], outcome: Outcome): void {
  Object.defineProperty(steps, fc.toStringMethod, {
    value: () => messageOf(steps, outcome),
    configurable: true,
  });
}

function messageOf(steps: readonly Step[], { played, failure }: Outcome): string {
  const lines = played.map(({ number, line }) => `  ${number}. ${line}`);
  const end = failure === null ? [] : [`  ${failure.what}: ${summaryOf(failure.error)}`];
  const code = `await fc.assert(property, { numRuns: 1, examples: [[${JSON.stringify(steps)}]] });`;
  const repeat = failure?.needsRuns ? [] : ["", "  To repeat these steps:", `  ${code}`];
  return ["", ...lines, ...end, ...repeat, ""].join("\n");
}

/** The first line of a message; the first two if the first one ends in a colon, as in messages of `node:assert`. */
function summaryOf(error: unknown): string {
  const message = String((error as { readonly message?: unknown } | null)?.message ?? error);
  const [first = "", second = ""] = message.split("\n").filter((line) => line.trim() !== "");
  return first.endsWith(":") ? `${first} ${second.trim()}` : first;
}
