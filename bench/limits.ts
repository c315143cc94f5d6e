import { type Bank, createBank, manualClock } from "@sandbank/engine";
import { recordDebit } from "@sandbank/engine/private/debits";
import { openBank } from "@sandbank/engine/private/open-bank";
import { pairedMicroseconds } from "./measure.ts";
import type { Row } from "./row.ts";

const CALLS = 500;

/** How long an authorization takes that five Limits apply to. */
export function limitRows(): Row[] {
  const fresh = debitedBank(0);
  const authorization = pairedMicroseconds(CALLS, createOf(fresh.bank), authorizationOf(fresh));
  const [few, many] = [debitedBank(1_000), debitedBank(1_000_000)];
  const afterMany = pairedMicroseconds(CALLS, authorizationOf(few), authorizationOf(many));
  return [
    {
      what: "card authorization with five Limits",
      floor: "a create of an Account, in turn",
      ...authorization,
      unit: "us",
      budget: { times: 5 },
      tried:
        "one tree node for each debit in all its trees, shared instants and empty details, indexes built when they are first used. The same changes made creates faster, which keeps the ratio near its bound.",
    },
    {
      what: "the same after 1,000,000 debits, recorded without the Card Payments of each",
      floor: "the same after 1,000, in turn",
      ...afterMany,
      unit: "us",
      budget: { times: 1.2 },
    },
  ];
}

function createOf(bank: Bank): () => unknown {
  const request = { method: "POST", path: "/accounts", headers: headersOf(bank), body: '{"name":"Operating"}' };
  return () => bank.handle(request);
}

function authorizationOf({ bank, body }: ReturnType<typeof debitedBank>): () => unknown {
  const path = "/simulations/card_authorizations";
  const request = { method: "POST", path, headers: headersOf(bank), body };
  return () => bank.handle(request);
}

function headersOf(bank: Bank) {
  return { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
}

/**
 * Opens a bank with a number of debits of one Card within a year, ten in each instant, and Limits that apply to each
 * debit.
 */
function debitedBank(debits: number): { readonly bank: Bank; readonly body: string } {
  const { bank, world } = openBank(createBank().journal().genesis, manualClock());
  const account = bank.accounts.create({ name: "Operating" });
  const { id: card_id } = bank.cards.create({ account_id: account.id });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000_000_000 });
  for (let number = 0; number < debits; number++) {
    if (number % 10 === 0) bank.clock.advance({ milliseconds: Math.floor((360 * 86_400_000) / (debits / 10)) });
    // The debits are recorded without their objects, which would fill the memory and which no rule reads.
    recordDebit(world, { id: `debit_${number}`, account, models: [card_id], count: 1, volume: 1 });
  }
  const limits = [
    [account.id, "volume", "all_time"],
    [account.id, "volume", "year"],
    [account.id, "count", "month"],
    [card_id, "volume", "week"],
    [card_id, "count", "day"],
  ] as const;
  for (const [model_id, metric, interval] of limits) {
    bank.limits.create({ model_id, metric, interval, value: 1_000_000_000 });
  }
  return { bank, body: JSON.stringify({ card_id, amount: 1 }) };
}
