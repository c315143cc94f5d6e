import type { Bank } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { described, isBank } from "../bank-value.ts";
import { noteCallSite, printCallSite } from "../call-site.ts";
import { ACTION } from "./claim-process.ts";
import { OneClock } from "./one-clock.ts";
import type { Time } from "./time.ts";

/** The options of `timeTogether`. */
export interface TimeOptions {
  /** The deliverer of the bank. Default: the one that is attached while time moves. */
  readonly deliverer?: Deliverer;
  /**
   * The databases of the app, whose queries and transactions the clock waits for: pools and clients of pg, PGlite,
   * clients of Redis, and other objects whose methods return promises. Default: none.
   */
  readonly databases?: readonly object[];
}

/**
 * Makes one clock of the clock of a bank, `Date`, `performance.now` and the timers of this process, which begin at the
 * bank's time. Until `end`, only the result moves them. Needs Node, and the package `@sinonjs/fake-timers`. Rejects with an
 * `Error` if the time of this process is together already, or if the fake timers of a test runner are on.
 *
 * @example
 * const time = await timeTogether(bank);
 * setInterval(() => app.chargeCustomers(), 86_400_000);
 * await time.advance({ days: 31 });
 * time.end();
 */
export async function timeTogether(bank: Bank, options: TimeOptions = {}): Promise<Time> {
  if (!isBank(bank)) {
    throw mistake(ACTION, `it needs a bank, but received ${described(bank)}`, "Pass the bank of the test.");
  }
  const { deliverer, databases } = onlyKnown(ACTION, options, ["deliverer", "databases"]);
  const call = noteCallSite("timeTogether()", timeTogether);
  return new OneClock(bank, {
    databases,
    needsDeliverer: deliverer !== undefined,
    words: {
      name: "time",
      who: () => printCallSite(call),
      remedy: "Use what that call resolved to, or call its `end()` first.",
      ended: "`time.end()` was called",
    },
  });
}
