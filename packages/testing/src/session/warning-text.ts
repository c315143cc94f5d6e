import type { Bank, Fault } from "@sandbank/engine";
import { faultLine } from "../report/fault-line.ts";

/** What had no effect in a passed test. */
interface Ineffective {
  /** The lists that were never sent, with their places. */
  readonly lists: readonly string[];
  /** The faults that the test armed and that affected no request. */
  readonly faults: readonly Fault[];
}

/** The faults that a test armed in its fork of the base and that affected no request. */
export function unusedFaults(bank: Bank, base: Bank): readonly Fault[] {
  // Most tests arm none, and a trace takes longer than this look.
  if (bank.faults.list().length === 0) return [];
  const inherited = new Set(base.faults.list().map(({ id }) => id));
  return bank.trace({ last: 0 }).unusedFaults.filter(({ id }) => !inherited.has(id));
}

/** Warns about what had no effect in a passed test; undefined if there is nothing. */
export function warningText(test: string, { lists, faults }: Ineffective): string | undefined {
  const warnings = [
    ...(lists.length === 0
      ? []
      : [
          `${oneOfEach(lists)} sent no request: a list is sent when it is awaited or iterated over. Write \`await\` or \`for await\`, or remove the call.`,
        ]),
    ...(faults.length === 0
      ? []
      : [
          `${oneOfEach(faults.map(faultLine))}: this armed fault affected no request. Direct calls of the bank meet no faults: send the request with the client, or remove the fault.`,
        ]),
  ];
  return warnings.length === 0 ? undefined : warnings.map((each) => `[sandbank] Test "${test}": ${each}`).join("\n");
}

function oneOfEach(texts: readonly string[]): string {
  return [...new Set(texts)].join("; ");
}
