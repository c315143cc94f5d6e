import { endpoints, type Transaction } from "@sandbank/contract";
import { expect } from "vitest";
import { type CardStage, expectComplete, idOf } from "../../support/cards.ts";
import { move } from "../../support/money.ts";

/** The default fields of settlements and refunds. */
export const usual = {
  card_payment_id: idOf("card_payment"),
  cashback: null,
  currency: "USD",
  interchange: null,
  merchant_acceptor_id: "5665270011000168",
  merchant_category_code: "5734",
  merchant_city: "Springfield",
  merchant_country: "US",
  merchant_name: "EXAMPLE SHOP",
  merchant_postal_code: null,
  merchant_state: "IL",
  network_identifiers: expect.any(Object),
  presentment_currency: "USD",
  purchase_details: null,
  scheme_fees: [],
};

interface Posted {
  readonly amount: number;
  readonly description: string;
  readonly source: object;
}

/** Expects the newest Transaction to be of the Card, posted now. */
export function expectPosted({ bank, account, card }: CardStage, transaction: Transaction, posted: Posted): void {
  expect(transaction).toEqual({
    ...posted,
    id: idOf("transaction"),
    account_id: account.id,
    created_at: bank.clock.now(),
    currency: "USD",
    route_id: card.id,
    route_type: "card",
    type: "transaction",
  });
  expect(bank.transactions.list().data[0]).toEqual(transaction);
  expectComplete(endpoints["transactions.retrieve"].result, transaction);
}

/** Brings the balance to zero and closes the Account. */
export function close({ bank, world, account }: CardStage): void {
  const { current_balance } = bank.accounts.balance(account.id);
  if (current_balance !== 0) move(world, account.id, -current_balance);
  bank.accounts.close(account.id);
}
