import { printable } from "@sandbank/view/words/printable";
import * as fc from "fast-check";
import type { CallSite } from "../call-site.ts";
import { withoutColours } from "../report/lines.ts";
import type { Step } from "./action.ts";
import { attachRun } from "./attach-run.ts";
import type { Outcome } from "./play-sequence.ts";

/**
 * Makes fast-check print a sequence as the steps that its last run played. It prints the shortest sequence only, whose
 * session is attached then. `call` is the call of `bankProperty`.
 */
export function attachMessage(steps: readonly Step[], outcome: Outcome, call: CallSite): void {
  let message: string | undefined;
  Object.defineProperty(steps, fc.toStringMethod, {
    value: () => {
      message ??= printFailure(steps, outcome, attachRun(outcome, call));
      return message;
    },
    configurable: true,
  });
}

function printFailure(steps: readonly Step[], { played, failure }: Outcome, page: string | undefined): string {
  const lines = played.map(({ number, line }) => `  ${number}. ${line}`);
  const end = failure === null ? [] : [`  ${failure.what}: ${readSummary(failure.error)}`];
  const open = page === undefined ? [] : ["", `  Open ${page} in a browser.`];
  const code = `await fc.assert(property, { numRuns: 1, examples: [[${JSON.stringify(steps)}]] });`;
  const repeat = failure?.needsRuns ? [] : ["", "  To repeat these steps:", `  ${code}`];
  return printable(withoutColours(["", ...lines, ...end, ...open, ...repeat, ""].join("\n")));
}

/** The first line of a message; the first two if the first one ends in a colon, as in messages of `node:assert`. */
function readSummary(error: unknown): string {
  const message = String((error as { readonly message?: unknown } | null)?.message ?? error);
  const [first = "", second = ""] = message.split("\n").filter((line) => line.trim() !== "");
  return first.endsWith(":") ? `${first} ${second.trim()}` : first;
}
