import { beforeEach, describe, expect, test } from "vitest";
import { authorized, type CardStage, cardStage, paymentOf, simulate, valuesOf } from "../../support/cards.ts";
import {
  added,
  authorizationOf,
  authorizations,
  increments,
  inquiries,
  type Message,
  messages,
  pay,
} from "./messages.ts";

let stage: CardStage;
beforeEach(() => {
  stage = cardStage(1_000_000);
});

const said = (params: object = {}) => authorizationOf(stage, params);

/** The path where every simulation accepts an enumeration, its number of values, and the messages that show it. */
interface Shown {
  readonly path: string;
  /** The path in the message, if it differs. */
  readonly at?: string;
  readonly count: number;
  readonly by: readonly Message[];
}

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
      const shown = values.map((value) => valueIn(send(stage, nested(path, value)), at));
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
    const expiring = pay(stage, { network_details: { [network]: {} } });
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
      const card_payment_id = pay(stage, stoodIn);
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
