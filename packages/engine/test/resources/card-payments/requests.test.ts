import type { CardAuthorization, CardDecline, CardPayment } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  authorize,
  authorized,
  type CardStage,
  cardStage,
  latestElement,
  otherDigits,
  paymentOf,
  simulate,
  valuesOf,
} from "../../support/cards.ts";

const START = "2026-01-01T00:00:00.000Z";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(1_000_000);
});

/** The object that an authorization makes, accepted or declined. */
function said(params: object = {}): CardAuthorization | CardDecline {
  const { pending_transaction: pending, declined_transaction: declined } = authorize(stage, params);
  return (pending?.source.card_authorization ?? declined?.source.card_decline) as CardAuthorization | CardDecline;
}

/** The object that a simulation added to a Card Payment. */
function added({ elements }: CardPayment): object {
  const { category, ...objects } = latestElement({ elements } as CardPayment);
  return objects[category as keyof typeof objects] as unknown as object;
}

const pay = (params: object = {}) => paymentOf(stage.bank, authorized(stage, params)).id;

/** Every message whose details a simulation sets. */
const messages = {
  "an authorization": { simulation: "cardAuthorizations", send: (params: object) => said(params) },
  "a declined authorization": {
    simulation: "cardAuthorizations",
    send: (params: object) => said({ ...params, decline_reason: "suspected_fraud" }),
  },
  "an increment": {
    simulation: "cardIncrements",
    send: (params: object) =>
      added(simulate(stage.bank, "cardIncrements", { card_payment_id: pay(), amount: 1, ...params })),
  },
  "a declined increment": {
    simulation: "cardIncrements",
    send: (params: object) => {
      const decline = { card_payment_id: pay(), amount: 1, decline_reason: "suspected_fraud" };
      return added(simulate(stage.bank, "cardIncrements", { ...decline, ...params }));
    },
  },
  "a balance inquiry": {
    simulation: "cardBalanceInquiries",
    send: (params: object) =>
      added(simulate(stage.bank, "cardBalanceInquiries", { card_id: stage.card.id, ...params })),
  },
  "a declined balance inquiry": {
    simulation: "cardBalanceInquiries",
    send: (params: object) => {
      const decline = { card_id: stage.card.id, decline_reason: "suspected_fraud" };
      return added(simulate(stage.bank, "cardBalanceInquiries", { ...decline, ...params }));
    },
  },
  "a reversal": {
    simulation: "cardReversals",
    send: (params: object) => added(simulate(stage.bank, "cardReversals", { card_payment_id: pay(), ...params })),
  },
  "a settlement": {
    simulation: "cardSettlements",
    send: (params: object) => settle(params).source.card_settlement as object,
  },
  "a refund": {
    simulation: "cardRefunds",
    send: (params: object) => {
      const { source } = simulate(stage.bank, "cardRefunds", { transaction_id: settle().id, ...params });
      return source.card_refund as object;
    },
  },
} as const;
type Message = keyof typeof messages;

function settle(params: object = {}) {
  return simulate(stage.bank, "cardSettlements", { card_id: stage.card.id, amount: 5, ...params });
}

/** The path where every simulation accepts an enumeration, its number of values, and the messages that show it. */
interface Shown {
  readonly path: string;
  /** The path in the message, if it differs. */
  readonly at?: string;
  readonly count: number;
  readonly by: readonly Message[];
}

const authorizations: Message[] = ["an authorization", "a declined authorization"];
const inquiries: Message[] = ["a balance inquiry", "a declined balance inquiry"];
const increments: Message[] = ["an increment", "a declined increment"];
const cardnet = "network_details.cardnet";

const enumerations: Shown[] = [
  { path: "actioner", count: 3, by: [...authorizations, ...increments, ...inquiries] },
  { path: "direction", count: 2, by: authorizations },
  { path: "processing_category.category", at: "processing_category", count: 11, by: authorizations },
  { path: `${cardnet}.electronic_commerce_indicator`, count: 8, by: authorizations },
  { path: `${cardnet}.point_of_service_entry_mode`, count: 10, by: authorizations },
  { path: `${cardnet}.stand_in_processing_reason`, count: 8, by: [...authorizations, ...inquiries] },
  { path: `${cardnet}.terminal_entry_capability`, count: 8, by: authorizations },
  { path: "reversal_reason", count: 4, by: ["a reversal"] },
  { path: "scheme_fees.0.fee_type", count: 29, by: Object.keys(messages) as Message[] },
  {
    path: "verification.card_verification_code.result",
    count: 3,
    by: [...authorizations, "a declined increment", ...inquiries],
  },
  {
    path: "verification.cardholder_address.result",
    count: 6,
    by: [...authorizations, "a declined increment", ...inquiries],
  },
];

/** `{ a: { b: value } }` for `a.b`. A fee also gets an amount. */
function nested(path: string, value: unknown): object {
  if (path.startsWith("scheme_fees")) return { scheme_fees: [{ amount: "0.05", fee_type: value }] };
  return path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
}

function valueIn(object: object, path: string): unknown {
  return path.split(".").reduce<unknown>((owner, key) => (owner as Record<string, unknown>)[key], object);
}

describe("the enumerations of card simulations", () => {
  const cases = enumerations.flatMap(({ by, ...rest }) => by.map((message) => ({ message, ...rest })));

  test.each(cases)(
    "sets every value of an enumeration in $message: $path, $count values",
    ({ message, path, at = path, count }) => {
      const { simulation, send } = messages[message];
      const values = valuesOf(simulation, path.replace(".0.", ".*."));
      expect(values).toHaveLength(count);
      const shown = values.map((value) => valueIn(send(nested(path, value)), at));
      expect(shown).toEqual(values);
    },
  );
});

describe("the network of a card simulation", () => {
  test("uses cardnet without details by default [declined-card-network]", () => {
    const details = {
      electronic_commerce_indicator: null,
      point_of_service_entry_mode: null,
      stand_in_processing_reason: null,
      terminal_entry_capability: null,
    };
    const expected = { category: "cardnet", cardnet: details, debitnet: null };
    expect(said().network_details).toEqual(expected);
    expect(said({ network_details: { cardnet: {} } }).network_details).toEqual(expected);
  });

  test("sets debitnet, which has no details (D-83) [declined-card-network]", () => {
    const params = { network_details: { debitnet: {} }, network_risk_score: 999 };
    for (const decline_reason of [undefined, "suspected_fraud"]) {
      expect(said({ ...params, decline_reason })).toMatchObject({
        network_details: { category: "debitnet", cardnet: null, debitnet: {} },
        network_risk_score: 999,
      });
    }
  });

  test.each([
    ["cardnet", 0],
    ["cardnet", 99],
    ["debitnet", 0],
    ["debitnet", 100],
    ["debitnet", 999],
  ])("sets the network risk score: on %s %i", (network, network_risk_score) => {
    expect(said({ network_details: { [network]: {} }, network_risk_score }).network_risk_score).toBe(
      network_risk_score,
    );
  });

  test.each(["debitnet", "cardnet"])("keeps the network %s in every later message of the Card Payment", (network) => {
    const { bank, card } = stage;
    const pending = authorized(stage, { network_details: { [network]: {} } });
    const { id: card_payment_id } = paymentOf(bank, pending);
    expect(added(simulate(bank, "cardIncrements", { card_payment_id, amount: 1 }))).toMatchObject({ network });
    const decline = { card_payment_id, amount: 1, decline_reason: "suspected_fraud" };
    expect(added(simulate(bank, "cardIncrements", decline))).toMatchObject({ network_details: { category: network } });
    expect(added(simulate(bank, "cardReversals", { card_payment_id, amount: 1 }))).toMatchObject({ network });
    const settlement = { card_id: card.id, pending_transaction_id: pending.id };
    expect(simulate(bank, "cardSettlements", settlement).source.card_settlement).toMatchObject({ network });
    const expiring = pay({ network_details: { [network]: {} } });
    const expired = simulate(bank, "cardAuthorizationExpirations", { card_payment_id: expiring });
    expect(added(expired)).toMatchObject({ network });
  });
});

describe("the actioner of a simulation", () => {
  const stoodIn = { network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } } };

  test.each([
    ["the service by default", {}, "increase"],
    ["the network when it gives a stand-in reason (contract)", stoodIn, "network"],
    ["the network when it gives no stand-in reason", { actioner: "network" }, "network"],
    ["the client when the client declines", { decline_reason: "webhook_declined" }, "user"],
    ["the service when the client times out", { decline_reason: "webhook_timed_out" }, "increase"],
    ["the network when it declines", { decline_reason: "declined_by_stand_in_processing" }, "network"],
    ["the actioner that the request names", { decline_reason: "webhook_declined", actioner: "increase" }, "increase"],
  ])("reports who decided: %s [declined-card-actioner, declined-card-stand-in]", (_, params, actioner) => {
    expect(said(params).actioner).toBe(actioner);
  });

  test.each([undefined, "increase", "user", "network"] as const)(
    "determines the actioner of an increment independently of the authorization: %s",
    (actioner) => {
      const card_payment_id = pay(stoodIn);
      const increment = { card_payment_id, amount: 1, actioner };
      const expected = { actioner: actioner ?? "increase" };
      expect(added(simulate(stage.bank, "cardIncrements", increment))).toMatchObject(expected);
      const declined = { ...increment, decline_reason: "suspected_fraud" };
      expect(added(simulate(stage.bank, "cardIncrements", declined))).toMatchObject({
        ...expected,
        network_details: { cardnet: { stand_in_processing_reason: null } },
      });
    },
  );
});

describe("the direction of a simulated authorization", () => {
  test.each([
    [{}, "settlement"],
    [{ processing_category: { category: "refund" } }, "refund"],
    [{ processing_category: { category: "cash_deposit" } }, "refund"],
    [{ processing_category: { category: "original_credit" } }, "refund"],
    [{ processing_category: { category: "cash_disbursement" } }, "settlement"],
    [{ direction: "refund" }, "refund"],
    [{ direction: "settlement", processing_category: { category: "refund" } }, "settlement"],
    [{ direction: "refund", processing_category: { category: "purchase" } }, "refund"],
  ])("derives the direction of %j: %s [declined-card-direction]", (params, direction) => {
    expect(said(params).direction).toBe(direction);
    expect(said({ ...params, decline_reason: "suspected_fraud" }).direction).toBe(direction);
  });
});

describe("verification in a simulation", () => {
  const billing_address = { line1: "33 Example Street", city: "Springfield", state: "IL", postal_code: "62701" };
  const verified = (params: object = {}) => said(params).verification;

  test("verifies nothing by default [declined-card-code]", () => {
    expect(verified()).toEqual({
      card_verification_code: { result: "not_checked" },
      cardholder_address: {
        actual_line1: null,
        actual_postal_code: null,
        provided_line1: null,
        provided_postal_code: null,
        result: "not_checked",
      },
      cardholder_name: null,
    });
  });

  test("returns the result of a presented card verification code [declined-card-code]", () => {
    const { verification_code: cvv2 } = stage.bank.cards.details(stage.card.id);
    const resultOf = (params: object) => verified(params).card_verification_code.result;
    expect(resultOf({ presented: { cvv2 } })).toBe("match");
    expect(resultOf({ presented: { cvv2: otherDigits(cvv2) } })).toBe("no_match");
    expect(resultOf({ presented: { pin: "0000" } })).toBe("not_checked");
    const verification = { card_verification_code: { result: "not_checked" } };
    expect(resultOf({ presented: { cvv2: otherDigits(cvv2) }, verification })).toBe("not_checked");
  });

  const [line1, postal_code] = ["33 Example Street", "62701"];
  test.each([
    [line1, postal_code, "match"],
    ["1 Other Street", postal_code, "postal_code_match_address_no_match"],
    [line1, "99999", "postal_code_no_match_address_match"],
    ["1 Other Street", "99999", "no_match"],
    [undefined, postal_code, "postal_code_match_address_not_checked"],
    [undefined, "99999", "no_match"],
    [line1, undefined, "not_checked"],
    [undefined, undefined, "not_checked"],
  ])(
    "compares the provided address with the Card's (D-83): %s and %s is %s [declined-card-address]",
    (line, code, result) => {
      stage.bank.cards.update(stage.card.id, { billing_address });
      const cardholder_address = { provided_line1: line, provided_postal_code: code };
      const expected = {
        actual_line1: line1,
        actual_postal_code: postal_code,
        provided_line1: line ?? null,
        provided_postal_code: code ?? null,
        result,
      };
      expect(verified({ verification: { cardholder_address } }).cardholder_address).toEqual(expected);
      const declined = { verification: { cardholder_address }, decline_reason: "suspected_fraud" };
      expect(verified(declined).cardholder_address).toEqual(expected);
    },
  );

  test("compares with the address that the simulation gives, and returns the result that it gives", () => {
    stage.bank.cards.update(stage.card.id, { billing_address });
    const cardholder_address = {
      actual_line1: "1 Other Street",
      actual_postal_code: "99999",
      provided_line1: "1 Other Street",
      provided_postal_code: "99999",
    };
    expect(verified({ verification: { cardholder_address } }).cardholder_address).toEqual({
      ...cardholder_address,
      result: "match",
    });
    const claimed = { ...cardholder_address, result: "no_match" };
    expect(verified({ verification: { cardholder_address: claimed } }).cardholder_address).toEqual(claimed);
  });

  test.each([
    [{}, [null, null, null]],
    [{ provided_first_name: "Sample" }, ["Sample", null, null]],
    [
      { provided_first_name: "Sample", provided_middle_name: "B.", provided_last_name: "Cardholder" },
      ["Sample", "B.", "Cardholder"],
    ],
  ])("returns the provided name: %j (D-83)", (cardholder_name, [first, middle, last]) => {
    expect(verified({ verification: { cardholder_name } }).cardholder_name).toEqual({
      provided_first_name: first,
      provided_middle_name: middle,
      provided_last_name: last,
    });
  });

  test.each(["no_match", "match"])("declines no authorization because of its verification result: %s", (result) => {
    const verification = { card_verification_code: { result }, cardholder_address: { result } };
    expect(authorize(stage, { verification }).declined_transaction).toBe(null);
  });
});

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
      expect(messages[message].send(sent)).toMatchObject({ ...sent, network_identifiers: identifiers });
    },
  );

  test.each([...authorizations, ...inquiries])(
    "returns the default payment details when none are sent in %s",
    (message) => {
      expect(messages[message].send({})).toMatchObject({
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
      expect(messages[message].send({ scheme_fees: [bare, dated] })).toMatchObject({
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
