import type { Card, CardAuthorization, CardPayment, PendingTransaction, Transaction } from "@sandbank/contract";
import { isPurchase, isRefund } from "../../money/card-money.ts";
import { type MoneyFacts, moneyRules } from "../../refusals/account-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

interface PaymentFacts {
  readonly payment: CardPayment;
  readonly authorization: CardAuthorization | null;
}

/** For operations that change the authorization of a purchase. */
export const beganWithPurchase: readonly Rule<PaymentFacts>[] = [
  {
    id: "began-with-purchase",
    condition: "The Card Payment began with the authorization of a purchase.",
    broken: ({ authorization }) => authorization === null || !isPurchase(authorization),
    detail: ({ payment }) =>
      `${payment.id} did not begin with an authorization of a purchase. Name a Card Payment that did.`,
  },
];

interface OpenFacts {
  readonly payment: CardPayment;
  readonly pending: PendingTransaction | null;
}

/** For operations that end an authorization, or part of it. */
const authorizationIsOpen: Rule<OpenFacts> = {
  id: "authorization-open",
  condition: "The authorization is open: not settled, reversed or expired.",
  broken: ({ pending }) => pending?.status !== "pending",
  detail: ({ payment, pending }) =>
    pending === null
      ? `${payment.id} has no authorization. Name a Card Payment with an open one.`
      : `${pending.id} of ${payment.id} is complete, so no money is authorized any more. Name a Card Payment with an open authorization.`,
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
    id: "at-most-authorized",
    condition: "The amount to reverse is at most the authorized amount.",
    broken: ({ amount, authorized }) => amount > authorized,
    detail: ({ amount, authorized, payment }) =>
      `${payment.id} has ${authorized} cents authorized, and ${amount} were to be reversed. Reverse less.`,
  },
];

export interface SettlementFacts extends MoneyFacts {
  readonly card: Card;
  /** The Pending Transaction to settle; null for a force post. */
  readonly pending: PendingTransaction | null;
}

function isSettled({ source: { card_authorization: authorization } }: PendingTransaction): boolean {
  return authorization !== null && !isRefund(authorization);
}

export const settlementRules: readonly Rule<SettlementFacts>[] = [
  {
    id: "own-authorization",
    condition:
      "The Pending Transaction is the authorization of a purchase with this Card, or of a credit to this Card.",
    broken: ({ card, pending }) => pending !== null && (pending.route_id !== card.id || !isSettled(pending)),
    detail: ({ card, pending }) =>
      `${pending?.id} is not an authorization of a purchase with ${card.id} or of a credit to it. Name one, or leave it out for a force post.`,
  },
  {
    id: "pending-transaction-open",
    condition: "The Pending Transaction is open.",
    broken: ({ pending }) => pending !== null && pending.status !== "pending",
    detail: ({ pending }) =>
      `${pending?.id} is complete since ${pending?.completed_at}. Leave it out to force post the settlement.`,
  },
  ...moneyRules,
];

export interface RefundFacts extends MoneyFacts {
  /** The settlement to refund. Either this or `pending` is null. */
  readonly transaction: Transaction | null;
  readonly pending: PendingTransaction | null;
  /** Minor units. */
  readonly amount: number;
  /** The settled amount that is not refunded yet; null if no settlement is named, so that the refund is not limited. */
  readonly refundable: number | null;
}

function isRefunded({ source: { card_authorization: authorization } }: PendingTransaction): boolean {
  return authorization !== null && isRefund(authorization);
}

export const refundRules: readonly Rule<RefundFacts>[] = [
  {
    id: "refunds-settlement",
    condition: "The Transaction has the category `card_settlement` and took money.",
    broken: ({ transaction }) =>
      transaction !== null && (transaction.source.category !== "card_settlement" || transaction.amount > 0),
    detail: ({ transaction }) =>
      `${transaction?.id} has the category ${transaction?.source.category} and ${transaction?.amount} cents. Only a card_settlement that took money can be refunded.`,
  },
  {
    id: "authorizes-refund",
    condition: "The Pending Transaction is the authorization of a refund.",
    broken: ({ pending }) => pending !== null && !isRefunded(pending),
    detail: ({ pending }) =>
      `${pending?.id} is not an authorization of a refund. Settle or reverse a purchase or a credit, or name an authorization of a refund.`,
  },
  {
    id: "pending-transaction-open",
    condition: "The Pending Transaction is open.",
    broken: ({ pending }) => pending !== null && pending.status !== "pending",
    detail: ({ pending }) => `${pending?.id} is complete since ${pending?.completed_at}. Name one that is open.`,
  },
  {
    id: "at-most-settled",
    condition: "The amount to refund is at most the settled amount that is not refunded yet.",
    broken: ({ amount, refundable }) => refundable !== null && amount > refundable,
    detail: ({ amount, refundable, transaction }) =>
      `${transaction?.id} has ${refundable} cents left to refund, and ${amount} were to be refunded. Refund less.`,
  },
  ...moneyRules,
];
