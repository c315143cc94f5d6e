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
import { invalid } from "../../support/send.ts";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage();
});

const pay = (params: object = {}): CardPayment["id"] => paymentOf(stage.bank, authorized(stage, params)).id;
const settle = () => simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount: 5 });

describe("card simulations", () => {
  test.each([
    {
      what: "several issues at once, in the order of its fields (D-05)",
      params: {
        network_risk_score: 100,
        amount: 0,
        actioner: "bank",
        processing_category: { category: "purchase", refund: {} },
      },
      fields: ["amount", "actioner", "network_risk_score", "processing_category.refund"],
    },
    {
      what: "a risk score past 99 on an explicit cardnet",
      params: { network_details: { cardnet: {} }, network_risk_score: 100 },
      fields: ["network_risk_score"],
    },
    {
      what: "details of both networks and a risk score",
      params: { network_details: { cardnet: {}, debitnet: {} }, network_risk_score: 999 },
      fields: ["network_details.debitnet"],
    },
    {
      what: "a stand-in reason although the service decided",
      params: { actioner: "increase", network_details: { cardnet: { stand_in_processing_reason: "other" } } },
      fields: ["network_details.cardnet.stand_in_processing_reason"],
    },
  ])(
    "refuses to simulate an authorization with $what [declined-card-stand-in, declined-card-risk-score]",
    ({ params, fields }) => {
      const right = { card_id: stage.card.id, amount: 1 };
      expect(refusalOfSimulation(stage.bank, "cardAuthorizations", { ...right, ...params })).toEqual(
        invalid(...fields),
      );
    },
  );

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
    authorized(stage, { event_subscription_id, processing_category, authenticated_card_payment_id: card_payment_id });
    simulate(bank, "cardIncrements", { card_payment_id, amount: 1, event_subscription_id });
    simulate(bank, "cardBalanceInquiries", { card_id: card.id, event_subscription_id });
    expect(bank.declinedTransactions.list().data).toEqual([]);
  });
});
