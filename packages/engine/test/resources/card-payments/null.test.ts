import { beforeEach, describe, expect, test } from "vitest";
import { type CardStage, cardStage, latestElement, latestPayment, simulate } from "../../support/cards.ts";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(10_000);
});

/** Each field of `card_decline` that can be null and that a simulation accepts. */
const nullable = [
  "additional_amounts.clinic",
  "additional_amounts.dental",
  "additional_amounts.original",
  "additional_amounts.prescription",
  "additional_amounts.surcharge",
  "additional_amounts.total_cumulative",
  "additional_amounts.total_healthcare",
  "additional_amounts.transit",
  "additional_amounts.unknown",
  "additional_amounts.vision",
  "digital_wallet_token_id",
  "merchant_city",
  "merchant_postal_code",
  "merchant_state",
  "network_identifiers.authorization_identification_response",
  "network_identifiers.retrieval_reference_number",
  "network_identifiers.trace_number",
  "network_identifiers.transaction_id",
  "network_risk_score",
  "physical_card_id",
  "terminal_id",
  "verification.cardholder_address.actual_line1",
  "verification.cardholder_address.actual_postal_code",
  "verification.cardholder_address.provided_line1",
  "verification.cardholder_address.provided_postal_code",
  "verification.cardholder_name",
  "verification.cardholder_name.provided_first_name",
  "verification.cardholder_name.provided_middle_name",
  "verification.cardholder_name.provided_last_name",
];
const ofCardnet = [
  "network_details.cardnet.electronic_commerce_indicator",
  "network_details.cardnet.point_of_service_entry_mode",
  "network_details.cardnet.stand_in_processing_reason",
  "network_details.cardnet.terminal_entry_capability",
];

/** `{ a: { b: value } }` for the path `a.b`. */
function at(path: string, value: unknown): object {
  return path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
}

function read(object: unknown, path: string): unknown {
  return path.split(".").reduce((owner, key) => (owner as Record<string, unknown>)[key], object);
}

/** The newest element of the newest Card Payment. */
function said(): object {
  const { category, ...objects } = latestElement(latestPayment(stage.bank));
  return objects[category as keyof typeof objects] as unknown as object;
}

describe("null in a simulation, for the fields that `card_decline` returns as null", () => {
  test.each([...nullable, ...ofCardnet])(
    "returns a null that was sent in an authorization and in its decline: %s",
    (path) => {
      const params = { card_id: stage.card.id, amount: 100, ...at(path, null) };
      simulate(stage.bank, "cardAuthorizations", params);
      expect(read(said(), path)).toBeNull();
      simulate(stage.bank, "cardAuthorizations", { ...params, decline_reason: "suspected_fraud" });
      expect(read(said(), path)).toBeNull();
    },
  );

  test.each([...nullable, "network_details.cardnet.stand_in_processing_reason"])(
    "returns a null that was sent in a balance inquiry: %s",
    (path) => {
      simulate(stage.bank, "cardBalanceInquiries", { card_id: stage.card.id, ...at(path, null) });
      expect(read(said(), path)).toBeNull();
    },
  );

  test.each([
    ["cardnet", { cardnet: {}, debitnet: null }],
    ["debitnet", { cardnet: null, debitnet: {} }],
  ])("uses %s when the other network is null", (network, network_details) => {
    simulate(stage.bank, "cardAuthorizations", { card_id: stage.card.id, amount: 100, network_details });
    expect(read(said(), "network_details.category")).toBe(network);
  });

  test.each(["fixed_component", "variable_rate"])("returns a null that was sent in a scheme fee: %s", (field) => {
    const fee = { amount: "0.05", fee_type: "debitnet_switch_fee", [field]: null };
    simulate(stage.bank, "cardAuthorizations", { card_id: stage.card.id, amount: 100, scheme_fees: [fee] });
    expect(said()).toMatchObject({ scheme_fees: [{ [field]: null }] });
  });

  test("treats a null `stand_in_processing_reason` as absent", () => {
    const network_details = { cardnet: { stand_in_processing_reason: null } };
    const params = { card_id: stage.card.id, amount: 100, actioner: "user", network_details };
    simulate(stage.bank, "cardAuthorizations", params);
    expect(said()).toMatchObject({ actioner: "user" });
    simulate(stage.bank, "cardAuthorizations", { ...params, actioner: undefined });
    expect(said()).toMatchObject({ actioner: "increase" });
  });

  test("keeps the nulls of an authorization in its reversals and increments", () => {
    const merchant = { merchant_city: null, merchant_postal_code: null, merchant_state: null };
    simulate(stage.bank, "cardAuthorizations", { card_id: stage.card.id, amount: 100, ...merchant });
    const { id: card_payment_id } = latestPayment(stage.bank);
    simulate(stage.bank, "cardReversals", { card_payment_id, amount: 1 });
    expect(said()).toMatchObject(merchant);
    simulate(stage.bank, "cardIncrements", { card_payment_id, amount: 1, decline_reason: "suspected_fraud" });
    expect(said()).toMatchObject(merchant);
  });
});
