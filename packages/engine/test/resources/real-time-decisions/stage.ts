import type { Account, Card, CardAuthorizationCreateParams, CardPayment, RealTimeDecision } from "@sandbank/contract";
import { type Bank, type BankOptions, createBank, type DecisionAnswer } from "../../../src/index.ts";
import { lastAuthorization, lastDecision, newCard, subscribe } from "../../support/decisions.ts";
import { send } from "../../support/send.ts";

export const START = "2026-01-01T00:00:00.000Z";
/** Three seconds later. */
export const TIMEOUT = "2026-01-01T00:00:03.000Z";

/** The bank of the test that runs, with a Card that can spend 1,000 cents. */
export let bank: Bank;
export let account: Account;
export let card: Card;

export function open(options: BankOptions = {}): void {
  bank = createBank(options);
  ({ account, card } = newCard(bank));
}

export type Params = Partial<CardAuthorizationCreateParams>;

export const pay = (params: Params = {}) =>
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 100, ...params });

/** The Card Payment of an authorization of 100 cents, without a Real-Time Decision. */
export function authorized(): CardPayment {
  pay();
  return bank.cardPayments.retrieve(lastAuthorization(bank).card_payment_id);
}

export const raise = (payment: CardPayment, amount = 50) =>
  bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount });

/** Opens a Real-Time Decision about a purchase of 100 cents. */
export function openDecision(params: Params = {}): RealTimeDecision {
  subscribe(bank);
  pay(params);
  return lastDecision(bank);
}

/** Answers by a direct call. */
export const answer = (id: string, given: DecisionAnswer) =>
  bank.realTimeDecisions.action(id as RealTimeDecision["id"], given);

/** Answers over HTTP. */
export const act = (id: string, body: unknown) =>
  send(bank, { method: "POST", path: `/real_time_decisions/${id}/action`, body });
