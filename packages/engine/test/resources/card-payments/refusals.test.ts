import type { CardPayment } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorized,
  type CardStage,
  cardStage,
  latestPayment,
  paymentOf,
  refusalOfSimulation,
  simulate,
} from "../../support/cards.ts";
import { invalid, notFound, type Refusal } from "../../support/send.ts";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage();
});

const pay = (params: object = {}): CardPayment["id"] => paymentOf(stage.bank, authorized(stage, params)).id;
const settle = () => simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount: 5 });

describe("card simulations", () => {
  const standIn = { cardnet: { stand_in_processing_reason: "other" } };
  const standInField = "network_details.cardnet.stand_in_processing_reason";
  const both = { network_details: { cardnet: {}, debitnet: {} } };
  const refundOf = (category: string) => ({ processing_category: { category, refund: {} } });
  const decided: [string, object, Refusal][] = [
    ["an unknown decline_reason", { decline_reason: "no_reason" }, invalid("decline_reason")],
    ["an unknown actioner", { actioner: "bank" }, invalid("actioner")],
    ["an unknown kind of additional amount", { additional_amounts: { tip: 1 } }, invalid("additional_amounts.tip")],
    ["a scheme fee without fee_type", { scheme_fees: [{ amount: "1" }] }, invalid("scheme_fees.0.fee_type")],
    ["an Event Subscription that does not exist", { event_subscription_id: "event_subscription_0" }, notFound],
  ];
  const requested: [string, object, Refusal][] = [
    ...decided,
    ["a risk score past 99 on cardnet", { network_risk_score: 100 }, invalid("network_risk_score")],
    ["a risk score below 0", { network_risk_score: -1 }, invalid("network_risk_score")],
    [
      "a stand-in reason although the user decided",
      { actioner: "user", network_details: standIn },
      invalid(standInField),
    ],
    [
      "a stand-in reason although the service decided",
      { actioner: "increase", network_details: standIn },
      invalid(standInField),
    ],
    ["network_details without a network", { network_details: {} }, invalid("network_details.cardnet")],
    ["a Physical Card that does not exist", { physical_card_id: "physical_card_0" }, notFound],
    ["a Card that does not exist", { card_id: "card_0" }, notFound],
    ["an unknown field", { card_number: "1" }, invalid("card_number")],
  ];

  test.each<[string, object, Refusal]>([
    ...requested,
    ["no amount", { amount: undefined }, invalid("amount")],
    ["an amount of 0", { amount: 0 }, invalid("amount")],
    ["an amount past the bounds", { amount: 1_000_000_001 }, invalid("amount")],
    ["no Card", { card_id: undefined }, invalid("card_id")],
    ["details of both networks", both, invalid("network_details.debitnet")],
    [
      "details of both networks and a risk score",
      { ...both, network_risk_score: 999 },
      invalid("network_details.debitnet"),
    ],
    [
      "a risk score past 999 on debitnet",
      { network_details: { debitnet: {} }, network_risk_score: 1_000 },
      invalid("network_risk_score"),
    ],
    [
      "a risk score past 99 on an explicit cardnet",
      { network_details: { cardnet: {} }, network_risk_score: 100 },
      invalid("network_risk_score"),
    ],
    ["refund details on a purchase", refundOf("purchase"), invalid("processing_category.refund")],
    [
      "an original Card Payment that does not exist",
      { processing_category: { category: "refund", refund: { original_card_payment_id: "card_payment_0" } } },
      notFound,
    ],
    ["a code of two digits", { presented: { cvv2: "12" } }, invalid("presented.cvv2")],
    [
      "an expiration month of 13",
      { presented: { expiration: { month: 13, year: 2030 } } },
      invalid("presented.expiration.month"),
    ],
    [
      "several faults at once, in the order of its fields (D-05)",
      { network_risk_score: 100, amount: 0, actioner: "bank", ...refundOf("purchase") },
      invalid("amount", "actioner", "network_risk_score", "processing_category.refund"),
    ],
  ])(
    "refuses to simulate an authorization with %s [declined-card-stand-in, declined-card-risk-score]",
    (_, params, expected) => {
      const right = { card_id: stage.card.id, amount: 1 };
      expect(refusalOfSimulation(stage.bank, "cardAuthorizations", { ...right, ...params })).toEqual(expected);
    },
  );

  test.each<[string, object, Refusal]>([
    ...requested,
    ["neither Card nor Physical Card", { card_id: undefined }, invalid("card_id")],
    ["debitnet", { network_details: { debitnet: {} } }, invalid("network_details.cardnet", "network_details.debitnet")],
    ["a balance of 0", { balance: 0 }, invalid("balance")],
    ["a direction", { direction: "refund" }, invalid("direction")],
  ])("refuses to simulate a balance inquiry with %s", (_, params, expected) => {
    const right = { card_id: stage.card.id };
    expect(refusalOfSimulation(stage.bank, "cardBalanceInquiries", { ...right, ...params })).toEqual(expected);
  });

  test.each<[string, object, Refusal]>([
    ...decided,
    ["no amount", { amount: undefined }, invalid("amount")],
    ["an amount of 0", { amount: 0 }, invalid("amount")],
    ["a Card Payment that does not exist", { card_payment_id: "card_payment_0" }, notFound],
    ["a merchant", { merchant_city: "Metropolis" }, invalid("merchant_city")],
  ])("refuses to simulate an increment with %s", (_, params, expected) => {
    const right = { card_payment_id: pay(), amount: 1 };
    expect(refusalOfSimulation(stage.bank, "cardIncrements", { ...right, ...params })).toEqual(expected);
  });

  test.each<[string, object, Refusal]>([
    ["neither amount nor Pending Transaction", { amount: undefined }, invalid("amount")],
    ["an amount of 0", { amount: 0 }, invalid("amount")],
    ["a Card that does not exist", { card_id: "card_0" }, notFound],
    ["a Pending Transaction that does not exist", { pending_transaction_id: "pending_transaction_0" }, notFound],
    ["a decline_reason", { decline_reason: "suspected_fraud" }, invalid("decline_reason")],
  ])("refuses to simulate a settlement with %s", (_, params, expected) => {
    const right = { card_id: stage.card.id, amount: 1 };
    expect(refusalOfSimulation(stage.bank, "cardSettlements", { ...right, ...params })).toEqual(expected);
  });

  test.each<[string, object, Refusal]>([
    ["nothing to refund", { transaction_id: undefined }, invalid("pending_transaction_id")],
    ["both ids", { pending_transaction_id: "pending_transaction_0" }, invalid("transaction_id")],
    ["a Transaction that does not exist", { transaction_id: "transaction_0" }, notFound],
    [
      "a Pending Transaction that does not exist",
      { transaction_id: undefined, pending_transaction_id: "pending_transaction_0" },
      notFound,
    ],
    ["an amount past the bounds", { amount: 1_000_000_001 }, invalid("amount")],
  ])("refuses to simulate a refund with %s", (_, params, expected) => {
    const right = { transaction_id: settle().id };
    expect(refusalOfSimulation(stage.bank, "cardRefunds", { ...right, ...params })).toEqual(expected);
  });

  test.each<[string, object, Refusal]>([
    ["a Card Payment that does not exist", { card_payment_id: "card_payment_0" }, notFound],
    ["no Card Payment", { card_payment_id: undefined }, invalid("card_payment_id")],
    ["an unknown field", { memo: "x" }, invalid("memo")],
  ])("refuses to simulate a reversal or expiration with %s", (_, params, expected) => {
    const right = { card_payment_id: pay() };
    expect(refusalOfSimulation(stage.bank, "cardReversals", { ...right, ...params })).toEqual(expected);
    expect(refusalOfSimulation(stage.bank, "cardAuthorizationExpirations", { ...right, ...params })).toEqual(expected);
  });

  test("accepts card simulations that refer to existing objects", () => {
    const { bank, card } = stage;
    const { id: event_subscription_id } = bank.eventSubscriptions.create({
      url: "https://example.com",
      status: "disabled", // An active one would make a Real-Time Decision.
    });
    settle();
    const { id: original_card_payment_id } = latestPayment(bank);
    const processing_category = { category: "refund", refund: { original_card_payment_id } };
    const card_payment_id = pay({ event_subscription_id });
    authorized(stage, { event_subscription_id, processing_category });
    simulate(bank, "cardIncrements", { card_payment_id, amount: 1, event_subscription_id });
    simulate(bank, "cardBalanceInquiries", { card_id: card.id, event_subscription_id });
    expect(bank.declinedTransactions.list().data).toEqual([]);
  });
});
