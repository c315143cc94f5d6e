import { beforeEach, describe, expect, test } from "vitest";
import { authorized, type CardStage, cardStage, paymentOf, simulate } from "../../support/cards.ts";
import { added, authorizationOf, authorizations, inquiries, type Message, messages } from "./messages.ts";

const START = "2026-01-01T00:00:00.000Z";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(1_000_000);
});

const said = (params: object = {}) => authorizationOf(stage, params);

describe("payment details in a simulation", () => {
  const merchant = {
    merchant_acceptor_id: "m1",
    merchant_category_code: "5812",
    merchant_city: "Metropolis",
    merchant_country: "CA",
    merchant_descriptor: "DINER",
    merchant_postal_code: "12345-6789",
    merchant_state: "ON",
  };
  const network_identifiers = {
    authorization_identification_response: "ABC123",
    retrieval_reference_number: "1",
    trace_number: "2",
    transaction_id: "3",
  };
  const parts = [
    ...["clinic", "dental", "original", "prescription", "surcharge", "total_cumulative"],
    ...["total_healthcare", "transit", "unknown", "vision"],
  ];
  const additional_amounts = Object.fromEntries(
    parts.map((part, index) => [part, { amount: index - 5, currency: "EUR" }]),
  );
  const fee = {
    amount: "0.137465",
    created_at: "2025-12-31T23:00:00.000Z",
    currency: "USD",
    fee_type: "debitnet_switch_fee",
    fixed_component: "0.1",
    variable_rate: "0.015",
  };
  const request = {
    ...merchant,
    additional_amounts,
    digital_wallet_token_id: "digital_wallet_token_1a",
    network_identifiers,
    scheme_fees: [fee],
    terminal_id: "T1",
  };
  const everything = { ...request, presentment_amount: 900, presentment_currency: "EUR" };
  /** A decline has no authorization code. */
  const codeIn = (message: Message, code: unknown) => (message.startsWith("a declined") ? null : code);

  test.each([...authorizations, ...inquiries])(
    "returns the payment details of the simulation in %s [declined-card-additional-amounts, declined-card-postal-code]",
    (message) => {
      const sent = authorizations.includes(message) ? everything : request;
      const identifiers = { ...network_identifiers, authorization_identification_response: codeIn(message, "ABC123") };
      expect(messages[message].send(stage, sent)).toMatchObject({ ...sent, network_identifiers: identifiers });
    },
  );

  test.each([...authorizations, ...inquiries])(
    "returns the default payment details when none are sent in %s",
    (message) => {
      expect(messages[message].send(stage, {})).toMatchObject({
        additional_amounts: Object.fromEntries(parts.map((part) => [part, null])),
        currency: "USD",
        digital_wallet_token_id: null,
        merchant_acceptor_id: "5665270011000168",
        merchant_category_code: "5734",
        merchant_city: "Springfield",
        merchant_country: "US",
        merchant_descriptor: "EXAMPLE SHOP",
        merchant_postal_code: null,
        merchant_state: "IL",
        network_identifiers: {
          authorization_identification_response: codeIn(message, expect.stringMatching(/^\d{6}$/)),
          retrieval_reference_number: expect.stringMatching(/^\d{12}$/),
          trace_number: expect.stringMatching(/^\d{6}$/),
          transaction_id: expect.stringMatching(/^\d{15}$/),
        },
        network_risk_score: null,
        physical_card_id: null,
        real_time_decision_id: null,
        scheme_fees: [],
        terminal_id: null,
      });
    },
  );

  test.each(Object.keys(messages) as Message[])(
    "dates scheme fees at the present unless the simulation dates them, in %s",
    (message) => {
      const bare = { amount: "0.05", fee_type: "cardnet_message_transmission" };
      const dated = { ...fee, created_at: "2026-01-01T00:00:00+01:00" };
      expect(messages[message].send(stage, { scheme_fees: [bare, dated] })).toMatchObject({
        scheme_fees: [
          { ...bare, created_at: START, currency: "USD", fixed_component: null, variable_rate: null },
          { ...fee, created_at: "2025-12-31T23:00:00.000Z" },
        ],
      });
    },
  );

  test("repeats the payment details in later messages, except those of a single message", () => {
    const { bank, card } = stage;
    const pending = authorized(stage, everything);
    const { id: card_payment_id } = paymentOf(bank, pending);
    const later = { ...network_identifiers, trace_number: expect.stringMatching(/^\d{6}$/) };
    const increment = added(simulate(bank, "cardIncrements", { card_payment_id, amount: 1 }));
    expect(increment).toMatchObject({ network_identifiers: later, scheme_fees: [], presentment_amount: 1 });
    const decline = { card_payment_id, amount: 2, decline_reason: "suspected_fraud" };
    expect(added(simulate(bank, "cardIncrements", decline))).toMatchObject({
      ...merchant,
      digital_wallet_token_id: "digital_wallet_token_1a",
      direction: "settlement",
      network_identifiers: { ...later, authorization_identification_response: null },
      presentment_amount: 2,
      presentment_currency: "EUR",
      processing_category: "purchase",
      scheme_fees: [],
      terminal_id: "T1",
    });
    expect(added(simulate(bank, "cardReversals", { card_payment_id, amount: 1 }))).toMatchObject({
      ...merchant,
      network_identifiers: later,
      scheme_fees: [],
      terminal_id: "T1",
    });
    const { merchant_descriptor: merchant_name, ...cleared } = merchant;
    const identifiers = {
      acquirer_business_id: expect.stringMatching(/^\d{8}$/),
      acquirer_reference_number: expect.stringMatching(/^\d{23}$/),
      authorization_identification_response: "ABC123",
      transaction_id: "3",
    };
    const clearing = { ...cleared, merchant_name, network_identifiers: identifiers, scheme_fees: [] };
    const settlement = simulate(bank, "cardSettlements", { card_id: card.id, pending_transaction_id: pending.id });
    expect(settlement.source.card_settlement).toMatchObject(clearing);
    const refund = simulate(bank, "cardRefunds", { transaction_id: settlement.id });
    expect(refund.source.card_refund).toMatchObject(clearing);
    expect([settlement.description, refund.description]).toEqual(["DINER", "Refund from DINER"]);
  });

  test("repeats the payment details in the refund that was authorized", () => {
    const pending = authorized(stage, { ...everything, direction: "refund" });
    const { source } = simulate(stage.bank, "cardRefunds", { pending_transaction_id: pending.id });
    expect(source.card_refund).toMatchObject({
      merchant_name: "DINER",
      network_identifiers: { authorization_identification_response: "ABC123", transaction_id: "3" },
    });
  });

  test("generates new network identifiers for each payment", () => {
    const [one, other] = [said().network_identifiers, said().network_identifiers];
    for (const [name, value] of Object.entries(one)) expect(other[name as keyof typeof other]).not.toBe(value);
  });
});
