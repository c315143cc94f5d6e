import type { Bank, Fault } from "@sandbank/engine";
import { faultLine } from "../report/fault-line.ts";

/** What a passed test did without effect, or did not see. */
interface Unseen {
  /** The lists that were never sent, with their places. */
  readonly lists: readonly string[];
  /** The faults that the test armed and that affected no request. */
  readonly faults: readonly Fault[];
  /** The calls of `expectDelivered` that have not settled, with their places. */
  readonly unsettled: readonly string[];
  /** The URLs of receivers whose assertions failed, with the errors. */
  readonly failedAssertions: readonly string[];
}

/** The faults that a test armed in its fork of the base and that affected no request. */
export function unusedFaults(bank: Bank, base: Bank): readonly Fault[] {
  // Most tests arm none, and a trace takes longer than this look.
  if (bank.faults.list().length === 0) return [];
  const inherited = new Set(base.faults.list().map(({ id }) => id));
  return bank.trace({ last: 0 }).unusedFaults.filter(({ id }) => !inherited.has(id));
}

/** Warns about what a passed test did without effect, or did not see; undefined if there is nothing. */
export function warningText(test: string, { lists, faults, unsettled, failedAssertions }: Unseen): string | undefined {
  const kinds: readonly (readonly [lines: readonly string[], warning: string])[] = [
    [
      lists,
      " sent no request: a list is sent when it is awaited or iterated over. Write `await` or `for await`, or remove the call.",
    ],
    [
      faults.map(faultLine),
      ": this armed fault affected no request. Direct calls of the bank meet no faults: send the request with the client, or remove the fault.",
    ],
    [unsettled, " had not settled when the test ended, so the test does not depend on it. Write `await`."],
    [
      failedAssertions,
      ": the assertion of this receiver failed, but the test passed. Await `expectDelivered`, or assert that `(await deliverer.settled()).failed` is empty.",
    ],
  ];
  const warnings = kinds.filter(([lines]) => lines.length > 0);
  if (warnings.length === 0) return undefined;
  return warnings
    .map(([lines, warning]) => `[sandbank] Test "${test}": ${[...new Set(lines)].join("; ")}${warning}`)
    .join("\n");
}
