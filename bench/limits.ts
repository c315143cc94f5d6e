import type { Bank } from "@sandbank/engine";
import { debitedBank } from "../packages/engine/test/support/debited-bank.ts";
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
