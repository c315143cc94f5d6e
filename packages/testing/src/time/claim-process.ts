import type { Bank } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";

/** The one clock that a process has, for the errors of a second one. */
export interface Claim {
  readonly bank: Bank;
  /** Who made it: `timeTogether() (test/app.test.ts:5:22)`. */
  readonly who: () => string;
  /** What to do instead of making a second one for the same bank. */
  readonly remedy: string;
}

/** The global property that holds the claim. All copies of this module share it. */
const CLAIM = Symbol.for("@sandbank/testing one clock");

export const ACTION = "put time together";

/** Claims `Date` and the timers of this process. Throws an `Error` if another clock has them, or a test runner's fakes are on. */
export function claimProcess(claim: Claim): () => void {
  const holder = globalThis as { [CLAIM]?: Claim };
  const other = holder[CLAIM];
  if (other !== undefined) throw alreadyTogether(other, claim);
  requireUnfaked(ACTION);
  holder[CLAIM] = claim;
  return () => void delete holder[CLAIM];
}

function alreadyTogether({ bank, who, remedy }: Claim, claim: Claim): Error {
  const isSame = bank === claim.bank;
  const why = isSame
    ? `the time of this bank is together already, by ${who()}`
    : `the time of another bank is together already, by ${who()}, and a process has one clock`;
  const advice = isSame
    ? remedy
    : "Do not run such tests at the same time, as with `test.concurrent`, and call `time.end()` after each.";
  return mistake(ACTION, why, advice, { as: Error });
}

/** Throws if a test runner has faked `Date` or a timer. `ownDate` is the one that our clock has installed. */
export function requireUnfaked(action: string, ownDate?: DateConstructor): void {
  const faked = (["Date", "setTimeout", "setInterval"] as const).filter(
    (name) => globalThis[name] !== ownDate && isOfRunner(globalThis[name]),
  );
  if (faked.length === 0) return;
  const names = faked.map((name) => `\`${name}\``).join(", ");
  throw mistake(
    action,
    `the fake timers of the test runner are on, for ${names}`,
    "Turn them off, such as with `vi.useRealTimers()`, `jest.useRealTimers()` or `mock.timers.reset()`: together, time needs none. To begin at another time, create the bank with `clock: manualClock(...)`.",
    { as: Error },
  );
}

/** `clock` is of sinon, Vitest and Jest. `isMock` is of node:test, whose fake timers are bound. Each fake `Date` has a `toString`. */
function isOfRunner(each: { readonly name: string }): boolean {
  return "clock" in each || "isMock" in each || each.name.startsWith("bound ") || Object.hasOwn(each, "toString");
}
