import { bankActions, type Step } from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Ledger } from "../../../../examples/property-tests/ledger.ts";
import { volume } from "../../../../tests/support/volume.ts";
import { ledgerProperty, linesOf } from "./ledger-property.ts";

/** A ledger that notes an Event only after processing it, so that it processes a duplicate that arrives in between. */
class RemembersTooLate extends Ledger {
  readonly #processed = new Set<string>();
  protected override async once(eventId: string, process: () => Promise<void>): Promise<void> {
    if (this.#processed.has(eventId)) return;
    await process();
    this.#processed.add(eventId);
  }
}

const open = (options: ConstructorParameters<typeof Ledger>[0]) => new RemembersTooLate(options);

test("concurrent duplicates find a ledger that notes an Event too late, in the fewest steps", async () => {
  const found = await fc.check(ledgerProperty(open), { seed: 6 });
  expect(linesOf(found.counterexample)).toEqual([
    "1. the webhooks of the next step will arrive twice at once",
    "2. wire of $0.01 to Operating",
    'At the end, "balances match" does not hold: The current balance of Operating is $200.02 in the app and $200.01 at the bank.',
  ]);
});

test("duplicates one after the other do not find a ledger that notes an Event too late", async () => {
  const { concurrentDuplicates: _, ...actions } = bankActions;
  const found = await fc.check(ledgerProperty(open, { actions }), { seed: 1, numRuns: volume(200, 60, 10) });
  expect(found.failed, fc.stringify(found.counterexample)).toBe(false);
});

test("the second delivery of an Event arrives before the app responds to the first, and both are accepted", async () => {
  const inHand: string[] = [];
  let most = 0;
  class Counts extends Ledger {
    protected override async once(eventId: string, process: () => Promise<void>): Promise<void> {
      inHand.push(eventId);
      most = Math.max(most, inHand.filter((id) => id === eventId).length);
      await super.once(eventId, process);
      inHand.splice(inHand.indexOf(eventId), 1);
    }
  }
  const steps: Step[] = [
    ["concurrentDuplicates", {}],
    ["wire", { cents: 1, number: 0 }],
  ];
  await fc.assert(
    ledgerProperty((options) => new Counts(options)),
    { numRuns: 1, examples: [[steps]] },
  );
  expect([most, inHand]).toEqual([2, []]);
});
