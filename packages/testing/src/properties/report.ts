import * as fc from "fast-check";
import type { Step } from "./action.ts";
import type { Outcome } from "./play-sequence.ts";

/** Has fast-check print a sequence as what happened when it was last played. */
export function attachReport(steps: readonly Step[], outcome: Outcome): void {
  Object.defineProperty(steps, fc.toStringMethod, {
    value: () => reportOf(steps, outcome),
    configurable: true,
  });
}

function reportOf(steps: readonly Step[], { played, failure }: Outcome): string {
  const lines = played.map(({ number, line }) => `  ${number}. ${line}`);
  const end = failure === null ? [] : [`  ${failure.what}: ${firstLine(failure.error)}`];
  const code = `await fc.assert(property, { numRuns: 1, examples: [[${JSON.stringify(steps)}]] });`;
  return ["", ...lines, ...end, "", "  To repeat these steps:", `  ${code}`, ""].join("\n");
}

function firstLine(error: unknown): string {
  return String((error as { readonly message?: unknown } | null)?.message ?? error).split("\n")[0] ?? "";
}
