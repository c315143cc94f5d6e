import type { Bank, Fault } from "@sandbank/engine";
import { printable, printableName } from "@sandbank/view/words/printable";
import { faultLine } from "../report/fault-line.ts";
import { grouped, listed } from "../report/lines.ts";

/** The probable mistakes of a test that passed. */
interface Unintended {
  /** The lists that were never sent, with their places. */
  readonly lists: readonly string[];
  /** The calls of the client that were never awaited, with their places. */
  readonly unawaited: readonly string[];
  /** The faults that the test armed and that affected no request. */
  readonly faults: readonly Fault[];
  /** The assertions that failed in receivers, and that the test has not looked at. */
  readonly assertions: readonly string[];
  /** The work that the clock went on without, and that has not ended since. */
  readonly unended: readonly string[];
  /** The webhooks that were not delivered, and that the test has not looked at. */
  readonly deliveries: readonly string[];
}

/** The faults that a test armed in its fork of the base and that affected no request. */
export function unusedFaults(bank: Bank, base: Bank): readonly Fault[] {
  // Most tests arm none, and a trace takes longer than this look.
  if (bank.faults.list().length === 0) return [];
  const inherited = new Set(base.faults.list().map(({ id }) => id));
  return bank.trace({ last: 0 }).unusedFaults.filter(({ id }) => !inherited.has(id));
}

/** Warns about what a passed test probably did not intend; undefined if there is nothing. */
export function warningText(test: string, unintended: Unintended): string | undefined {
  const { lists, unawaited, faults, assertions, unended, deliveries } = unintended;
  const kinds: readonly (readonly [lines: readonly string[], warning: string])[] = [
    [
      lists,
      " sent no request: a list is sent when it is awaited or iterated over. Write `await` or `for await`, or remove the call.",
    ],
    [
      unawaited,
      " was not awaited: the test may end before the call, and passes if it fails. Write `await`, or `.catch(...)` for a call that may fail.",
    ],
    [
      faults.map(faultLine),
      ": this armed fault affected no request. Direct calls of the bank meet no faults: send the request with the client, or remove the fault.",
    ],
    [
      assertions,
      ". An assertion that fails in a receiver does not fail the test: await `expectDelivered`, or assert that `failed` of `deliverer.settled()` is empty.",
    ],
    [
      unended,
      " did not end, and time went on without it. Settle the promise that the callback returns, or return none for work that goes on for good.",
    ],
    [
      deliveries,
      ". A webhook that is not delivered does not fail the test: await `expectDelivered`, or read `failed` of `deliverer.settled()` if it may fail.",
    ],
  ];
  const warnings = kinds.filter(([lines]) => lines.length > 0);
  if (warnings.length === 0) return undefined;
  const texts = warnings.map(
    ([lines, warning]) => `[sandbank] Test "${printableName(test)}": ${listed(grouped(lines)).join("; ")}${warning}`,
  );
  return printable(texts.join("\n"));
}
