import { type Bank, createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { bankActions, bankProperty, dollars, invariants } from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { expect } from "vitest";
import type { Ledger, LedgerOptions } from "../../../../examples/property-tests/ledger.ts";

/** Opens a bank with two funded Accounts; the first has an Account Number and a Card. */
export function openBank(environment: "live" | "sandbox"): Bank {
  const bank = createBank({ environment });
  const operating = bank.accounts.create({ name: "Operating" });
  const savings = bank.accounts.create({ name: "Savings" });
  for (const { id } of [operating, savings]) bank.network.interestPayments.create({ account_id: id, amount: 200_00 });
  bank.accountNumbers.create({ account_id: operating.id, name: "Incoming" });
  bank.cards.create({ account_id: operating.id });
  return bank;
}

export const bank = openBank("sandbox");

/** Accepts webhooks for an app that ignores them. */
export const accept = () => new Response();

type OpenLedger = (options: LedgerOptions) => Ledger;

/** The property that the books of a ledger match the bank's after any steps. */
export function ledgerProperty(
  open: OpenLedger,
  { maxRetries = 2, base = bank, actions = bankActions as Partial<typeof bankActions> } = {},
) {
  const accounts = base.accounts.list().data.map(({ id }) => id);
  const operating = accounts.at(-1) ?? expect.fail("There is no Account.");
  return bankProperty({
    bank: base,
    setup: ({ bank, clientOptions, webhookSecret }) =>
      open({
        client: new BankClient({ ...clientOptions, maxRetries }),
        verification: { secret: webhookSecret, now: bank.clock.now },
        opening: new Map(accounts.map((id) => [id, 200_00])),
      }),
    receive: (ledger, request) => ledger.receive(request),
    actions: {
      ...(actions as typeof bankActions),
      setAside: {
        arbitrary: fc.record({ cents: fc.integer({ min: 1, max: 500_00 }) }),
        describe: (_run, { cents }) => `the app sets ${dollars(cents)} aside`,
        run: ({ app }, { cents }) => app.setAside(operating, cents),
      },
    },
    invariants: [
      invariants.modelMatches,
      invariants.webhooksAccepted,
      invariants.bankIsSound,
      invariants.balancesMatch((ledger: Ledger, accountId) => ledger.balanceOf(accountId)),
    ],
  });
}

/** The lines of a printed failing sequence: the steps, and the violated invariant. */
export function linesOf(counterexample: unknown): string[] {
  const text = fc.stringify(counterexample);
  return (text.split("\n\n")[0] ?? "")
    .split("\n")
    .map((line) => line.trim())
    .slice(1);
}
