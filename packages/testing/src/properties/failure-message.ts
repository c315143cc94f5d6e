import * as fc from "fast-check";
import type { Step } from "./action.ts";
import type { Outcome } from "./play-sequence.ts";

/** Has fast-check print a sequence as what happened when it was last played. */
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
  return ["", ...lines, ...end, "", "  To repeat these steps:", `  ${code}`, ""].join("\n");
}

/** The beginning of a message. A first line that ends in a colon, as those of `node:assert` do, takes the next one along. */
function summaryOf(error: unknown): string {
  const message = String((error as { readonly message?: unknown } | null)?.message ?? error);
  const [first = "", second = ""] = message.split("\n").filter((line) => line.trim() !== "");
  return first.endsWith(":") ? `${first} ${second.trim()}` : first;
}
