import type {
  Account,
  Card,
  CardAuthorization,
  CardDecline,
  EventCategory,
  EventSubscription,
  RealTimeDecision,
} from "@sandbank/contract";
import { expect } from "vitest";
import type { Bank, DecisionAnswer } from "../../src/index.ts";

export const REQUESTED = "real_time_decision.card_authorization_requested";

type Reason = NonNullable<DecisionAnswer["card_authorization"]["decline"]>["reason"];
type Approval = NonNullable<DecisionAnswer["card_authorization"]["approval"]>;

export const approve = (approval?: Approval): DecisionAnswer => ({
  card_authorization: { decision: "approve", ...(approval && { approval }) },
});

export const refuse = (reason: Reason = "other"): DecisionAnswer => ({
  card_authorization: { decision: "decline", decline: { reason } },
});

/** A Card that can spend 1000 cents. */
export function newCard(bank: Bank): { readonly account: Account; readonly card: Card } {
  const account = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 1_000 });
  return { account, card: bank.cards.create({ account_id: account.id }) };
}

/** An active Event Subscription to a category; null for all Events. */
export function subscribe(bank: Bank, category: EventCategory | null = REQUESTED): EventSubscription {
  return bank.eventSubscriptions.create({
    url: "https://example.com/webhooks",
    selected_event_categories: category && [{ event_category: category }],
  });
}

/** How many Real-Time Decisions were made. */
export function timesAsked(bank: Bank): number {
  return bank.events.list({ category: { in: [REQUESTED] } }).data.length;
}

/** The newest Real-Time Decision. */
export function lastDecision(bank: Bank): RealTimeDecision {
  const [event] = bank.events.list({ category: { in: [REQUESTED] }, limit: 1 }).data;
  return bank.realTimeDecisions.retrieve(event?.associated_object_id as RealTimeDecision["id"]);
}

/** The newest authorization. */
export function lastAuthorization(bank: Bank): CardAuthorization {
  const [pending] = bank.pendingTransactions.list({ limit: 1 }).data;
  return pending?.source.card_authorization ?? expect.fail("Nothing is authorized.");
}

/** The newest declined card payment. */
export function lastDecline(bank: Bank): CardDecline {
  const [declined] = bank.declinedTransactions.list({ limit: 1 }).data;
  return declined?.source.card_decline ?? expect.fail("Nothing was declined.");
}
