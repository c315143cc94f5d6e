import type { Bank } from "@sandbank/engine";
import { BankAssertionError } from "./assertion-error.ts";
import { type CallSite, noteCallSite, printCallSite } from "./call-site.ts";
import { openedBank, runningBanks } from "./open-banks.ts";

/**
 * Awaits a call that needs the deliverer of a test. When the test ends, its deliverer is closed, and a call that the test
 * did not await rejects: the error names the test and the line instead.
 */
export async function withinTest<Result>(bank: Bank, call: CallSite, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const opened = openedBank(bank);
    if (opened === undefined || runningBanks().has(bank)) throw error;
    const why = `Test "${opened.test}" ended before ${printCallSite(call)} had settled. Write \`await\`.`;
    throw Object.assign(new BankAssertionError(why), { stack: stackOf(why, call) });
  }
}

/** Wraps a method with `withinTest`. `text` is its call as a test writes it: `deliverer.settled()`. */
export function inTest<Args extends readonly unknown[], Result>(
  bank: Bank,
  text: string,
  method: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const called = (...args: Args) => withinTest(bank, noteCallSite(text, called), () => method(...args));
  return called;
}

/** A stack that leads to the call: after the test has ended, the stack of an error does not. */
function stackOf(message: string, { site }: CallSite): string {
  return [`${BankAssertionError.name}: ${message}`, ...(site.stack?.split("\n").slice(1) ?? [])].join("\n");
}
