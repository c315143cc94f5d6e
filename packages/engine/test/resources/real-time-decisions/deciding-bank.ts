import type { Account, Card, CardAuthorizationResult } from "@sandbank/contract";
import { type Bank, type BankOptions, createBank, type Decide } from "../../../src/index.ts";
import { newCard } from "../../support/decisions.ts";

export interface DecidingBank {
  readonly bank: Bank;
  readonly account: Account;
  readonly card: Card;
  pay(amount?: number): CardAuthorizationResult;
}

/** A bank with this `decide`, and a Card that can spend 1000 cents. */
export function openWith(decide: Decide, options: BankOptions = {}): DecidingBank {
  const bank = createBank({ ...options, decide });
  const { account, card } = newCard(bank);
  return { bank, account, card, pay: payer(bank, card) };
}

export const payer =
  (bank: Bank, card: Card) =>
  (amount = 100) =>
    bank.network.cardAuthorizations.create({ card_id: card.id, amount });

export const written = (bank: Bank) => JSON.stringify(bank.snapshot());
export const journalOf = (bank: Bank) => JSON.parse(JSON.stringify(bank.journal()));
