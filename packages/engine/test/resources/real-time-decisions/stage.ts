import type { CardAuthorizationCreateParams, CardPayment, RealTimeDecision } from "@sandbank/contract";
import { type BankOptions, createBank, type DecisionAnswer } from "../../../src/index.ts";
import { lastAuthorization, lastDecision, newCard, subscribe } from "../../support/decisions.ts";
import { send } from "../../support/send.ts";

export const START = "2026-01-01T00:00:00.000Z";
/** Three seconds later. */
export const TIMEOUT = "2026-01-01T00:00:03.000Z";

export type Params = Partial<CardAuthorizationCreateParams>;

/** A bank with a Card that can spend 1,000 cents. */
export function openStage(options: BankOptions = {}) {
  const bank = createBank(options);
  const pay = (params: Params = {}) =>
    bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 100, ...params });
  const { account, card } = newCard(bank);
  return {
    bank,
    account,
    card,
    pay,
    /** The Card Payment of an authorization of 100 cents, without a Real-Time Decision. */
    authorized(): CardPayment {
      pay();
      return bank.cardPayments.retrieve(lastAuthorization(bank).card_payment_id);
    },
    raise: (payment: CardPayment, amount = 50) =>
      bank.simulations.cardIncrements.create({ card_payment_id: payment.id, amount }),
    /** Opens a Real-Time Decision about a purchase of 100 cents. */
    openDecision(params: Params = {}): RealTimeDecision {
      subscribe(bank);
      pay(params);
      return lastDecision(bank);
    },
    /** Answers by a direct call. */
    answer: (id: string, given: DecisionAnswer) => bank.realTimeDecisions.action(id as RealTimeDecision["id"], given),
    /** Answers over HTTP. */
    act: (id: string, body: unknown) => send(bank, { method: "POST", path: `/real_time_decisions/${id}/action`, body }),
  };
}
