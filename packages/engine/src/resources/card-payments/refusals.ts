import type { Card, CardAuthorization, CardPayment, PendingTransaction, Transaction } from "@sandbank/contract";
import { isPurchase, isRefund } from "../../money/card-money.ts";
import { type MoneyFacts, moneyRules } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

interface PaymentFacts {
  readonly payment: CardPayment;
  readonly authorization: CardAuthorization | null;
}

/** For what changes the authorization of a purchase. */
export const beganWithPurchase: readonly Rule<PaymentFacts>[] = [
  {
    holds: "The Card Payment has an authorization of money that is to leave.",
    broken: ({ authorization }) => authorization === null || !isPurchase(authorization),
    detail: ({ payment }) =>
      `${payment.id} did not begin with an authorization of a purchase. Name the Card Payment of one.`,
  },
];

interface OpenFacts {
  readonly payment: CardPayment;
  readonly pending: PendingTransaction | null;
}

/** For what ends an authorization, or part of it. */
const authorizationIsOpen: Rule<OpenFacts> = {
  holds: "The authorization is open: not settled, reversed or expired.",
  broken: ({ pending }) => pending?.status !== "pending",
  detail: ({ payment, pending }) =>
    pending === null
      ? `${payment.id} has no authorization. Name a Card Payment with an open one.`
      : `${pending.id} of ${payment.id} is complete, so nothing is authorized any more. Name a Card Payment with an open authorization.`,
};

export const expirationRules: readonly Rule<OpenFacts>[] = [authorizationIsOpen];

export interface ReversalFacts extends OpenFacts {
  /** Minor units. */
  readonly amount: number;
  readonly authorized: number;
}

export const reversalRules: readonly Rule<ReversalFacts>[] = [
  authorizationIsOpen,
  {
    holds: "No more is reversed than is still authorized.",
    broken: ({ amount, authorized }) => amount > authorized,
    detail: ({ amount, authorized, payment }) =>
      `${payment.id} has ${authorized} cents authorized, and ${amount} were to be reversed. Reverse less.`,
  },
];

export interface SettlementFacts extends MoneyFacts {
  readonly card: Card;
  /** The Pending Transaction that is to be settled; null to post by force. */
  readonly pending: PendingTransaction | null;
}

function isSettled({ source: { card_authorization: authorization } }: PendingTransaction): boolean {
  return authorization !== null && !isRefund(authorization);
}

export const settlementRules: readonly Rule<SettlementFacts>[] = [
  {
    holds: "The Pending Transaction is the authorization of a purchase with this Card, or of a credit to it.",
    broken: ({ card, pending }) => pending !== null && (pending.route_id !== card.id || !isSettled(pending)),
    detail: ({ card, pending }) =>
      `${pending?.id} is not an authorization of a purchase with ${card.id} or of a credit to it. Name one, or leave it out to post by force.`,
  },
  {
    holds: "The Pending Transaction is open.",
    broken: ({ pending }) => pending !== null && pending.status !== "pending",
    detail: ({ pending }) =>
      `${pending?.id} is complete since ${pending?.completed_at}. Leave it out to post the settlement by force.`,
  },
  ...moneyRules,
];

export interface RefundFacts extends MoneyFacts {
  /** What is to be refunded: one of the two, the other is null. */
  readonly transaction: Transaction | null;
  readonly pending: PendingTransaction | null;
  /** Minor units. */
  readonly amount: number;
  /** What is settled and not refunded yet; null where no settlement is named, and nothing bounds the refund. */
  readonly refundable: number | null;
}

function isRefunded({ source: { card_authorization: authorization } }: PendingTransaction): boolean {
  return authorization !== null && isRefund(authorization);
}

export const refundRules: readonly Rule<RefundFacts>[] = [
  {
    holds: "The Transaction is of category `card_settlement`, and took money.",
    broken: ({ transaction }) =>
      transaction !== null && (transaction.source.category !== "card_settlement" || transaction.amount > 0),
    detail: ({ transaction }) =>
      `${transaction?.id} is of category ${transaction?.source.category} and of ${transaction?.amount} cents. Only a card_settlement that took money can be refunded.`,
  },
  {
    holds: "The Pending Transaction is the authorization of a refund.",
    broken: ({ pending }) => pending !== null && !isRefunded(pending),
    detail: ({ pending }) =>
      `${pending?.id} is not an authorization of a refund. Settle or reverse a purchase or a credit, or name an authorization of a refund.`,
  },
  {
    holds: "The Pending Transaction is open.",
    broken: ({ pending }) => pending !== null && pending.status !== "pending",
    detail: ({ pending }) => `${pending?.id} is complete since ${pending?.completed_at}. Name one that is open.`,
  },
  {
    holds: "No more is refunded than is settled and not refunded yet.",
    broken: ({ amount, refundable }) => refundable !== null && amount > refundable,
    detail: ({ amount, refundable, transaction }) =>
      `${transaction?.id} has ${refundable} cents left to refund, and ${amount} were to be refunded. Refund less.`,
  },
  ...moneyRules,
];
