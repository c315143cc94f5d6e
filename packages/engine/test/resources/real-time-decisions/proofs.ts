import type { Bank } from "../../../src/index.ts";
import type { realTimeDecisions } from "../../../src/resources/real-time-decisions/resource.ts";
import { account } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { approve, lastDecision, newCard, subscribe } from "../../support/decisions.ts";

/** Asks the client about an authorization of all the money of an Account. */
function ask(bank: Bank, amount: number) {
  const { id: event_subscription_id } = bank.eventSubscriptions.create({ url: "https://example.com" });
  const account_id = account(bank);
  bank.simulations.interestPayments.create({ account_id, amount });
  const { id: card_id } = bank.cards.create({ account_id });
  bank.simulations.cardAuthorizations.create({ card_id, amount, event_subscription_id });
  return lastDecision(bank).id;
}

const answer = (card_authorization: object) => ({ card_authorization });

export const proofs: ResourceProofs<typeof realTimeDecisions> = {
  required: {
    "realTimeDecisions.action": [
      "card_authorization",
      "card_authorization.decision",
      "card_authorization.approval.cardholder_address_verification_result.line1",
      "card_authorization.approval.cardholder_address_verification_result.postal_code",
      "card_authorization.decline.reason",
    ],
  },
  bounds: { "realTimeDecisions.action": { "card_authorization.approval.partial_amount": "1 or more" } },
  rules: {
    "realTimeDecisions.action": [
      [
        "card_authorization.approval",
        "is only allowed when `decision` is `approve`",
        answer({ decision: "decline", decline: { reason: "other" }, approval: {} }),
        answer({ decision: "approve", approval: {} }),
      ],
      [
        "card_authorization.decline",
        "is required when `decision` is `decline`",
        answer({ decision: "decline" }),
        answer({ decision: "decline", decline: { reason: "other" } }),
      ],
      [
        "card_authorization.decline",
        "is only allowed when `decision` is `decline`",
        answer({ decision: "approve", decline: { reason: "other" } }),
        answer({ decision: "approve" }),
      ],
    ],
  },
  checks: {
    "realTimeDecisions.action": [
      [
        "card_authorization.approval.partial_amount",
        (bank) => bank.realTimeDecisions.action(ask(bank, 2), approve({ partial_amount: 3 })),
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: (bank) => ask(bank, 1),
        move: (bank, id) => bank.realTimeDecisions.action(id as `real_time_decision_${string}`, approve()),
        allowed: { pending: { action: "responded" } },
      },
      automatic: [
        [
          "pending",
          "timed_out",
          (bank) => {
            subscribe(bank);
            bank.simulations.cardAuthorizations.create({ card_id: newCard(bank).card.id, amount: 1 });
            bank.clock.advance({ seconds: 3 });
          },
        ],
      ],
    },
  },
  // On an Account without Limits.
  populate: (bank, { operating }) => {
    const { entity_id } = bank.accounts.retrieve(operating);
    const { id: account_id } = bank.accounts.create({ name: "Decisions", entity_id });
    bank.network.interestPayments.create({ account_id, amount: 10_000 });
    const { id: card_id } = bank.cards.create({ account_id });
    const event_subscription_id = bank.eventSubscriptions.list().data[0]?.id as `event_subscription_${string}`;
    const purchase = { card_id, amount: 100, event_subscription_id };
    bank.network.cardAuthorizations.create(purchase);
    // The option `decide` has responded already.
    const { id, status } = lastDecision(bank);
    if (status === "pending") bank.realTimeDecisions.action(id, approve());
    bank.network.cardAuthorizations.create(purchase);
    bank.clock.advance({ seconds: 3 });
    for (let count = 0; count < 8; count++) bank.network.cardAuthorizations.create(purchase);
  },
  story: { journal: "cards", names: /^\w+ real_?time_?decisions?\b/i },
  *scenario({ ok, no }, account_id) {
    const card = yield* ok("cards.create", { params: { account_id } });
    const subscription = yield* ok("eventSubscriptions.create", { params: { url: "https://app.test/decisions" } });
    const asked = { event_subscription_id: subscription.id };
    const category = { in: ["real_time_decision.card_authorization_requested"] };
    function* latest() {
      const { data } = yield* ok("events.list", { params: { category, limit: 1 } });
      return data[0]?.associated_object_id ?? "";
    }
    const approved = { card_authorization: { decision: "approve", approval: { partial_amount: 20 } } };
    const declined = { card_authorization: { decision: "decline", decline: { reason: "suspected_fraud" } } };
    const purchase = { card_id: card.id, amount: 25, ...asked };
    yield* ok("simulations.cardAuthorizations.create", { params: purchase });
    const id = yield* latest();
    const { card_authorization: question } = yield* ok("realTimeDecisions.retrieve", { id });
    yield* no("realTimeDecisions.action", { id, params: { card_authorization: { decision: "decline" } } });
    yield* ok("realTimeDecisions.action", { id, params: approved });
    yield* no("realTimeDecisions.action", { id, params: approved });
    yield* ok("simulations.cardAuthorizations.create", { params: purchase });
    yield* ok("realTimeDecisions.action", { id: yield* latest(), params: declined });
    const raise = { card_payment_id: question?.upcoming_card_payment_id, amount: 25, ...asked };
    for (const params of [approved, declined]) {
      yield* ok("simulations.cardIncrements.create", { params: raise });
      yield* ok("realTimeDecisions.action", { id: yield* latest(), params });
    }
  },
};
