import type { cardPayments } from "../../../src/resources/card-payments/resource.ts";
import {
  AUTHORIZED,
  after,
  type Breaking,
  closeAccount,
  closed,
  EXACT,
  emptyAccount,
  fillAccount,
  lendMost,
  notAuthorized,
  notExact,
  OPEN,
  reverseAll,
  together,
} from "../../proofs/breakings.ts";
import type { RefusalCase, ResourceProofs } from "../../proofs/resource-proofs.ts";
import { authorization, byForce, newAccount, newCard, type Stage } from "../../proofs/stage.ts";

const paymentOf = (stage: Stage) => ({ card_payment_id: authorization(stage).card_payment_id });

const OF_SETTLEMENT = "The Transaction has the category `card_settlement` and took money.";
const OF_REFUND = "The Pending Transaction is the authorization of a refund.";
const SETTLED = "The amount to refund is at most the settled amount that is not refunded yet.";

const ofPurchase: RefusalCase = [
  "The Pending Transaction is the authorization of a purchase with this Card, or of a credit to this Card.",
  (stage, { params }) => ({ params: { ...params, ...newCard(stage) } }),
  "pending_transaction_… is not an authorization of a purchase with card_… or of a credit to it. Name one, or leave it out for a force post.",
];

const PENDING = "The Pending Transaction is open.";

const settleFirst: RefusalCase = [
  PENDING,
  after(({ bank }, { params }) => bank.simulations.cardSettlements.create(params as { card_id: `card_${string}` })),
  "pending_transaction_… is complete since 2026-01-01T00:00:00.000Z. Leave it out to force post the settlement.",
];

const purchaseReversed: Breaking = (stage) => {
  const { card_payment_id, pending_transaction_id } = authorization(stage);
  stage.bank.simulations.cardReversals.create({ card_payment_id });
  return { params: { pending_transaction_id } };
};

const reversed: RefusalCase = [AUTHORIZED, reverseAll, notAuthorized];

const authorized = (more: object) => ({ card_id: "card_a", amount: 1, ...more });
const onNetworks = (...networks: readonly string[]) =>
  authorized({ network_details: Object.fromEntries(networks.map((network) => [network, {}])) });
const stoodIn = { network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } } };

export const proofs: ResourceProofs<typeof cardPayments> = {
  required: {
    "simulations.cardAuthorizations.create": [
      "amount",
      "card_id",
      "verification.card_verification_code.result",
      "presented.expiration.month",
      "presented.expiration.year",
      "processing_category.category",
    ],
    "simulations.cardSettlements.create": ["card_id"],
    "simulations.cardReversals.create": ["card_payment_id"],
    "simulations.cardIncrements.create": ["amount", "card_payment_id", "verification.card_verification_code.result"],
    "simulations.cardAuthorizationExpirations.create": ["card_payment_id"],
    "simulations.cardBalanceInquiries.create": [
      "verification.card_verification_code.result",
      "network_details.cardnet",
    ],
  },
  bounds: {
    "simulations.cardAuthorizations.create": {
      amount: "1 to 1000000000",
      "presented.expiration.month": "1 to 12",
      "presented.expiration.year": "1000 to 9999",
      "network_identifiers.authorization_identification_response": "exactly 6 characters",
      network_risk_score: "0 to 999",
      presentment_amount: "1 to 1000000000",
    },
    "simulations.cardSettlements.create": { amount: "1 or more" },
    "simulations.cardRefunds.create": { amount: "1 to 1000000000" },
    "simulations.cardReversals.create": { amount: "1 to 1000000000" },
    "simulations.cardIncrements.create": { amount: "1 to 1000000000" },
    "simulations.cardBalanceInquiries.create": {
      balance: "1 to 1000000000",
      "network_identifiers.authorization_identification_response": "exactly 6 characters",
      network_risk_score: "0 to 99",
    },
  },
  checks: {
    "simulations.cardAuthorizations.create": [
      [
        "authenticated_card_payment_id",
        (bank) => {
          const { id: account_id } = bank.accounts.create({ name: "Operating" });
          const newCard = () => bank.cards.create({ account_id }).id;
          const balanced = bank.simulations.cardBalanceInquiries.create({ card_id: newCard() });
          const pay = { card_id: newCard(), amount: 1, authenticated_card_payment_id: balanced.id };
          return bank.simulations.cardAuthorizations.create(pay);
        },
      ],
    ],
  },
  requests: {
    "simulations.cardSettlements.create": (stage) => {
      const { card_id, pending_transaction_id } = authorization(stage);
      return { params: { card_id, pending_transaction_id } };
    },
    "simulations.cardRefunds.create": (stage) => {
      const { card_id, pending_transaction_id } = authorization(stage);
      const settled = stage.bank.simulations.cardSettlements.create({ card_id, pending_transaction_id });
      return { params: { transaction_id: settled.id } };
    },
    "simulations.cardReversals.create": (stage) => ({ params: paymentOf(stage) }),
    "simulations.cardIncrements.create": (stage) => ({ params: { ...paymentOf(stage), amount: 1 } }),
    "simulations.cardAuthorizationExpirations.create": (stage) => ({ params: paymentOf(stage) }),
  },
  refusals: {
    "simulations.cardSettlements.create": [
      ofPurchase,
      settleFirst,
      // An Account with an open authorization cannot be closed.
      [OPEN, (stage) => closeAccount(stage, byForce(stage)), closed],
      [EXACT, (stage) => emptyAccount(stage, byForce(stage)), notExact],
    ],
    "simulations.cardRefunds.create": [
      [
        OF_SETTLEMENT,
        (stage) => {
          const payment = { account_id: newAccount(stage), amount: 1 };
          return { params: { transaction_id: stage.bank.simulations.interestPayments.create(payment).id } };
        },
        "transaction_… has the category interest_payment and 1 cents. Only a card_settlement that took money can be refunded.",
      ],
      [
        OF_REFUND,
        (stage) => ({ params: { pending_transaction_id: authorization(stage).pending_transaction_id } }),
        "pending_transaction_… is not an authorization of a refund. Settle or reverse a purchase or a credit, or name an authorization of a refund.",
      ],
      [
        PENDING,
        (stage) => {
          const { card_payment_id, pending_transaction_id } = authorization(stage, "refund");
          stage.bank.simulations.cardReversals.create({ card_payment_id });
          return { params: { pending_transaction_id } };
        },
        "pending_transaction_… is complete since 2026-01-01T00:00:00.000Z. Name one that is open.",
      ],
      [
        SETTLED,
        (_, { params }) => ({ params: { ...params, amount: 101 } }),
        "transaction_… has 100 cents left to refund, and 101 were to be refunded. Refund less.",
      ],
      [OPEN, closeAccount, closed],
      [EXACT, fillAccount, notExact],
    ],
    "simulations.cardReversals.create": [
      reversed,
      [
        "The amount to reverse is at most the authorized amount.",
        (_, { params }) => ({ params: { ...params, amount: 101 } }),
        "card_payment_… has 100 cents authorized, and 101 were to be reversed. Reverse less.",
      ],
    ],
    "simulations.cardIncrements.create": [
      [
        "The Card Payment began with the authorization of a purchase.",
        (stage, { params }) => ({
          params: { ...params, card_payment_id: authorization(stage, "refund").card_payment_id },
        }),
        "card_payment_… did not begin with an authorization of a purchase. Name a Card Payment that did.",
      ],
    ],
    "simulations.cardAuthorizationExpirations.create": [reversed],
  },
  pairs: {
    "simulations.cardSettlements.create": [
      [ofPurchase[0], PENDING, together(settleFirst[1], ofPurchase[1])],
      [ofPurchase[0], OPEN, together(ofPurchase[1], closeAccount)],
      [ofPurchase[0], EXACT, together(ofPurchase[1], emptyAccount)],
      [PENDING, OPEN, together(settleFirst[1], closeAccount)],
      [PENDING, EXACT, together(settleFirst[1], emptyAccount)],
      // A closed Account has no balance and no holds, so every debit fits.
      [OPEN, EXACT, null],
    ],
    "simulations.cardRefunds.create": [
      // A refund names a Transaction or a Pending Transaction, not both.
      [OF_SETTLEMENT, OF_REFUND, null],
      [OF_SETTLEMENT, PENDING, null],
      // Only the refund of a settlement has a maximum.
      [OF_SETTLEMENT, SETTLED, null],
      [OF_REFUND, SETTLED, null],
      [PENDING, SETTLED, null],
      [OF_REFUND, PENDING, purchaseReversed],
      // An Account with an open authorization cannot be closed.
      [OF_REFUND, OPEN, together(purchaseReversed, closeAccount)],
      [OPEN, EXACT, together(lendMost, closeAccount, (_, { params }) => ({ params: { ...params, amount: 1 } }))],
    ],
  },
  rail: {
    decline: (bank, account_id) => {
      const { id: card_id } = bank.cards.create({ account_id });
      bank.simulations.cardAuthorizations.create({ card_id, amount: 1, decline_reason: "suspected_fraud" });
    },
  },
  // On an Account without Limits.
  populate: (bank) => {
    const { id: account_id } = bank.accounts.create({ name: "Purchases" });
    bank.network.interestPayments.create({ account_id, amount: 100_000 });
    const { cardAuthorizations, cardIncrements, cardReversals, cardSettlements, cardRefunds, ...network } =
      bank.network;
    const { id: card_id } = bank.cards.create({ account_id });
    const authorize = (params: object = {}) => {
      const { pending_transaction: pending } = cardAuthorizations.create({ card_id, amount: 1_000, ...params });
      const card_payment_id = pending?.source.card_authorization?.card_payment_id as `card_payment_${string}`;
      return { card_payment_id, pending_transaction_id: pending?.id };
    };
    for (const direction of ["settlement", "settlement", ...Array(6).fill("refund")]) authorize({ direction });
    const { card_payment_id: raised } = authorize();
    cardIncrements.create({ card_payment_id: raised, amount: 500 });
    cardReversals.create({ card_payment_id: raised, amount: 200 });
    cardReversals.create({ card_payment_id: authorize().card_payment_id });
    network.cardAuthorizationExpirations.create({ card_payment_id: authorize().card_payment_id });
    const { pending_transaction_id } = authorize();
    cardRefunds.create({ transaction_id: cardSettlements.create({ card_id, pending_transaction_id }).id });
    for (let count = 0; count < 4; count++) cardSettlements.create({ card_id, amount: 100 });
    authorize({ decline_reason: "suspected_fraud" });
    network.cardBalanceInquiries.create({ card_id });
  },
  rules: {
    "simulations.cardAuthorizations.create": [
      [
        "network_details.cardnet",
        "is required unless `network_details.debitnet` is given",
        onNetworks(),
        onNetworks("cardnet"),
      ],
      [
        "network_details.debitnet",
        "is not allowed beside `network_details.cardnet`: give exactly one of the two",
        onNetworks("cardnet", "debitnet"),
        onNetworks("debitnet"),
      ],
      [
        "network_details.cardnet.stand_in_processing_reason",
        "is only allowed when `actioner` is `network` or is not given",
        authorized({ ...stoodIn, actioner: "user" }),
        authorized({ ...stoodIn, actioner: "network" }),
      ],
      [
        "network_risk_score",
        "must be at most 99 unless `network_details.debitnet` is given",
        authorized({ network_risk_score: 100 }),
        authorized({ network_risk_score: 100, network_details: { debitnet: {} } }),
      ],
      [
        "direction",
        "must be `refund` when `processing_category.category` is `original_credit` or `cash_deposit`",
        authorized({ direction: "settlement", processing_category: { category: "cash_deposit" } }),
        authorized({ direction: "refund", processing_category: { category: "cash_deposit" } }),
      ],
      [
        "processing_category.refund",
        "is only allowed when `category` is `refund`",
        authorized({ processing_category: { category: "purchase", refund: {} } }),
        authorized({ processing_category: { category: "refund", refund: {} } }),
      ],
    ],
    "simulations.cardSettlements.create": [
      [
        "amount",
        "is required unless `pending_transaction_id` is given",
        { card_id: "card_a" },
        { card_id: "card_a", pending_transaction_id: "pending_transaction_a" },
      ],
    ],
    "simulations.cardRefunds.create": [
      [
        "pending_transaction_id",
        "is required unless `transaction_id` is given",
        {},
        { transaction_id: "transaction_a" },
      ],
      [
        "transaction_id",
        "is not allowed beside `pending_transaction_id`: give exactly one of the two",
        { pending_transaction_id: "pending_transaction_a", transaction_id: "transaction_a" },
        { pending_transaction_id: "pending_transaction_a" },
      ],
    ],
    "simulations.cardBalanceInquiries.create": [
      ["card_id", "is required unless `physical_card_id` is given", {}, { physical_card_id: "physical_card_a" }],
      [
        "network_details.cardnet.stand_in_processing_reason",
        "is only allowed when `actioner` is `network` or is not given",
        { card_id: "card_a", ...stoodIn, actioner: "increase" },
        { card_id: "card_a", ...stoodIn },
      ],
    ],
  },
  list: (bank, { card }) => bank.simulations.cardBalanceInquiries.create({ card_id: card }).id,
  story: { journal: "cards", names: /^\w+ (card_decline|card_?payments?)\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: card_id } = yield* ok("cards.create", { params: { account_id } });
    const request = { card_id, amount: 500, merchant_descriptor: "CORNER SHOP" };
    const hotel = yield* ok("simulations.cardAuthorizations.create", { params: request });
    const card_payment_id = hotel.pending_transaction?.source.card_authorization?.card_payment_id ?? "";
    yield* ok("simulations.cardIncrements.create", { params: { card_payment_id, amount: 100 } });
    yield* ok("simulations.cardIncrements.create", { params: { card_payment_id, amount: 1_000_000 } });
    yield* ok("simulations.cardReversals.create", { params: { card_payment_id, amount: 50 } });
    yield* no("simulations.cardReversals.create", { params: { card_payment_id, amount: 551 } });
    const settlement = { card_id, pending_transaction_id: hotel.pending_transaction?.id };
    const settled = yield* ok("simulations.cardSettlements.create", { params: { ...settlement, amount: 560 } });
    yield* no("simulations.cardSettlements.create", { params: settlement });
    yield* ok("simulations.cardSettlements.create", { params: { card_id, amount: 70 } });
    yield* ok("simulations.cardRefunds.create", { params: { transaction_id: settled.id, amount: 60 } });
    const processing_category = { category: "refund", refund: { original_card_payment_id: card_payment_id } };
    const refund = yield* ok("simulations.cardAuthorizations.create", { params: { ...request, processing_category } });
    const refunded = { pending_transaction_id: refund.pending_transaction?.id };
    yield* ok("simulations.cardRefunds.create", { params: refunded });
    const left = yield* ok("simulations.cardAuthorizations.create", { params: request });
    const expired = { card_payment_id: left.pending_transaction?.source.card_authorization?.card_payment_id };
    yield* ok("simulations.cardAuthorizationExpirations.create", { params: expired });
    yield* ok("simulations.cardAuthorizations.create", { params: { ...request, presented: { pin: "0000" } } });
    yield* ok("simulations.cardAuthorizations.create", { params: { ...request, decline_reason: "suspected_fraud" } });
    yield* ok("simulations.cardBalanceInquiries.create", { params: { card_id } });
    const refusedInquiry = { card_id, decline_reason: "invalid_physical_card" };
    yield* ok("simulations.cardBalanceInquiries.create", { params: refusedInquiry });
    yield* ok("cardPayments.retrieve", { id: card_payment_id });
    yield* ok("cardPayments.list", { params: { card_id } });
  },
};
