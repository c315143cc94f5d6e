import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { bankActions, bankProperty, dollars, invariants } from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Ledger, type LedgerOptions } from "./ledger.ts";

const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
bank.network.interestPayments.create({ account_id: account.id, amount: 1_000_00 });
bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
bank.cards.create({ account_id: account.id });

/** Whatever happens, the books of a ledger match the bank's. */
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
    invariants: [invariants.webhooksAccepted, invariants.bankIsSound, invariants.modelMatches],
    check: ({ app, bank }) => {
      const { current_balance, available_balance } = bank.accounts.balance(account.id);
      expect(app.balanceOf(account.id)).toEqual({ current: current_balance, available: available_balance });
    },
  });

test("the ledger matches the bank", () =>
  fc.assert(
    booksMatch((options) => new Ledger(options)),
    { seed: 1 },
  ));

/** The planted bug: it forgets what it has processed. */
class ForgetfulLedger extends Ledger {
  protected override claim(): boolean {
    return true;
  }
}

test("a ledger that counts a webhook twice is found", async () => {
  const failed = fc.assert(
    booksMatch((options) => new ForgetfulLedger(options)),
    { seed: 1 },
  );
  await failed.catch((e) => {
    console.log(e.message);
    console.log(e.cause?.message);
  });
});
