import type { Card, CardAuthorization, CardAuthorizationCreateParams, PendingTransaction } from "@sandbank/engine";
import * as fc from "fast-check";
import { actionOn } from "./action-on.ts";
import { allPages } from "./all-pages.ts";
import { cents, pick, picked } from "./arbitraries.ts";
import type { BankRun } from "./bank-run.ts";
import { dollars } from "./dollars.ts";

/** Parameters of a payment with a Card. */
export interface CardPaymentParams {
  readonly cents: number;
  /** Which Card of the bank, counted from the oldest. */
  readonly card: number;
}

/** Parameters of a payment with a Card that is declined. */
export interface CardDeclineParams extends CardPaymentParams {
  readonly reason: NonNullable<CardAuthorizationCreateParams["decline_reason"]>;
}

/** Parameters of an action on an open authorization. */
export interface AuthorizationParams {
  readonly cents: number;
  /** Which open authorization, counted from the newest. */
  readonly authorization: number;
}

/** Parameters of a settlement. */
export interface SettlementParams {
  /** The difference between the settled and the authorized amount, in cents. A negative difference settles less. */
  readonly more: number;
  /** Which open authorization, counted from the newest. */
  readonly authorization: number;
}

/** Parameters of a refund. */
export interface RefundParams {
  readonly cents: number;
  /** Which settlement, counted from the newest. */
  readonly settlement: number;
}

/** A Pending Transaction of a card authorization. */
interface Authorization {
  readonly pending: PendingTransaction;
  readonly authorization: CardAuthorization;
}

function pickCard({ bank }: BankRun, { card }: CardPaymentParams): Card | null {
  return picked(allPages((cursor) => bank.cards.list(cursor)).reverse(), card);
}

function openAuthorization({ bank }: BankRun, params: { readonly authorization: number }): Authorization | null {
  const open = allPages((cursor) => bank.pendingTransactions.list({ status: { in: ["pending"] }, ...cursor }));
  const authorizations = open.flatMap((pending) => {
    const authorization = pending.source.card_authorization;
    return authorization === null ? [] : [{ pending, authorization }];
  });
  return picked(authorizations, params.authorization);
}

/** Names an authorization: "the $5.00 authorization of step 2". */
function words(run: BankRun, { pending }: Authorization): string {
  return `the ${dollars(pending.held_amount)} authorization of ${run.nameOf(pending.id)}`;
}

const payment = { cents, card: pick };
const ofAuthorization = fc.record({ cents, authorization: pick });
const declines = fc.constantFrom<CardDeclineParams["reason"][]>(
  "insufficient_funds",
  "breaches_limit",
  "suspected_fraud",
  "cvv2_mismatch",
);

const charge = (run: BankRun, card: Card, amount: number) =>
  `card authorization of ${dollars(amount)} on ${run.nameOf(card.id)}`;

/**
 * Card authorizations, and the increments, reversals, settlements and refunds that follow. The bank may decline
 * authorizations.
 */
export const cardActions = {
  /** A merchant requests an authorization, which holds the money. */
  cardAuthorization: actionOn<Card, CardPaymentParams>({
    group: "card",
    arbitrary: fc.record(payment),
    target: pickCard,
    describe: (run, card, params) => charge(run, card, params.cents),
    act({ bank }, card, params) {
      bank.network.cardAuthorizations.create({ card_id: card.id, amount: params.cents });
    },
  }),
  /** A merchant requests an authorization, which is declined with a generated reason. */
  cardDecline: actionOn<Card, CardDeclineParams>({
    group: "card",
    arbitrary: fc.record({ ...payment, reason: declines }),
    target: pickCard,
    describe: (run, card, params) => charge(run, card, params.cents),
    act({ bank }, card, params) {
      const { cents: amount, reason: decline_reason } = params;
      bank.network.cardAuthorizations.create({ card_id: card.id, amount, decline_reason });
    },
  }),
  /** A merchant increments an open authorization. */
  cardIncrement: actionOn<Authorization, AuthorizationParams>({
    group: "card",
    arbitrary: ofAuthorization,
    target: openAuthorization,
    describe: (run, target, params) => `increment of ${words(run, target)} by ${dollars(params.cents)}`,
    act({ bank }, { authorization }, params) {
      bank.network.cardIncrements.create({ card_payment_id: authorization.card_payment_id, amount: params.cents });
    },
  }),
  /** A merchant reverses an open authorization, in whole or in part. */
  cardReversal: actionOn<Authorization, AuthorizationParams>({
    group: "card",
    arbitrary: ofAuthorization,
    target: openAuthorization,
    describe: (run, target, params) => `reversal of ${dollars(reversed(target, params))} of ${words(run, target)}`,
    act({ bank }, target, params) {
      const { card_payment_id } = target.authorization;
      bank.network.cardReversals.create({ card_payment_id, amount: reversed(target, params) });
    },
  }),
  /** A merchant settles an open authorization for the same amount, for more or for less. */
  cardSettlement: actionOn<Authorization, SettlementParams>({
    group: "card",
    arbitrary: fc.record({ more: fc.integer({ min: -50_00, max: 50_00 }), authorization: pick }),
    target: openAuthorization,
    describe: (run, target, params) => `settlement of ${dollars(settled(target, params))} for ${words(run, target)}`,
    act({ bank }, target, params) {
      const pending_transaction_id = target.pending.id;
      const card_id = target.pending.route_id as Card["id"];
      bank.network.cardSettlements.create({ card_id, pending_transaction_id, amount: settled(target, params) });
    },
  }),
  /** A merchant refunds a settlement, in whole or in part. */
  cardRefund: actionOn({
    group: "card",
    arbitrary: fc.record({ cents, settlement: pick }) as fc.Arbitrary<RefundParams>,
    target: ({ bank }: BankRun, params: RefundParams) => {
      const settlements = bank.transactions.list({ category: { in: ["card_settlement"] } });
      return picked(settlements.data, params.settlement);
    },
    describe: (run, { id, amount }, params) =>
      `refund of ${dollars(Math.min(params.cents, -amount))} of the ${dollars(-amount)} settlement of ${run.nameOf(id)}`,
    act({ bank }, { id, amount }, params) {
      bank.network.cardRefunds.create({ transaction_id: id, amount: Math.min(params.cents, -amount) });
    },
  }),
};

function reversed({ pending }: Authorization, params: AuthorizationParams): number {
  return Math.min(params.cents, pending.held_amount);
}

function settled({ pending }: Authorization, { more }: SettlementParams): number {
  return Math.max(1, pending.held_amount + more);
}
