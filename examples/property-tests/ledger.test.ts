import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { bankActions, bankProperty, dollars } from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { Ledger, type LedgerOptions } from "./ledger.ts";

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
// Puts $1,000.00 on the Account.
bank.network.interestPayments.create({ account_id: account.id, amount: 1_000_00 });
bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
bank.cards.create({ account_id: account.id });

/** The property that the books of a ledger match the bank's after any sequence of actions. */
const booksMatch = (open: (options: LedgerOptions) => Ledger) =>
  bankProperty({
    bank,
    setup: ({ bank, clientOptions, webhookSecret }) =>
      open({
        client: new BankClient(clientOptions),
        verification: { secret: webhookSecret, now: bank.clock.now },
        opening: new Map([[account.id, 1_000_00]]),
      }),
    receive: (ledger, request) => ledger.receive(request),
    actions: {
      ...bankActions,
      setAside: {
        arbitrary: fc.record({ cents: fc.integer({ min: 1, max: 500_00 }) }),
        describe: (_run, { cents }) => `the app sets ${dollars(cents)} aside for the rent`,
        run: ({ app }, { cents }) => app.setAside(account.id, cents),
      },
    },
    check: ({ app, bank }) => {
      const { current_balance: current, available_balance: available } = bank.accounts.balance(account.id);
      expect(app.balanceOf(account.id)).toEqual({ current, available });
    },
  });

test("the books of the ledger match the bank's", async () => {
  await fc.assert(booksMatch((options) => new Ledger(options)));
});

/** A ledger with a planted bug: it does not remember which Events it has processed. */
class ForgetfulLedger extends Ledger {
  protected override once(_eventId: string, process: () => Promise<void>): Promise<void> {
    return process();
  }
}

afterEach(() => void vi.unstubAllEnvs());

test("the property finds a ledger that books a repeated webhook twice, and prints the two steps that show it", async () => {
  // The property is to fail: its session is not attached.
  vi.stubEnv("SANDBANK_ATTACH", "off");
  const property = booksMatch((options) => new ForgetfulLedger(options));
  const error = await fc.assert(property, { seed: 19 }).catch((error: Error) => error);
  expect(error?.message.split("\nShrunk")[0]).toMatchInlineSnapshot(`
    "Property failed after 10 tests
    { seed: 19, path: "9:4:1:4:8:9", endOnFailure: true }
    Counterexample: [
      1. wire of $0.01 to Operating
      2. the webhooks of step 1 arrive again
      At the end, "check" does not hold: expected { current: 100002, available: 100002 } to deeply equal { current: 100001, available: 100001 }

      To repeat these steps:
      await fc.assert(property, { numRuns: 1, examples: [[[["wire",{"cents":1,"number":0}],["duplicateWebhooks",{"step":0}]]]] });
    ]"
  `);
});
