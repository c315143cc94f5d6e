import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { endpointTable } from "../src/endpoint-table.ts";
import { cardPaymentElementCategories, endpoints, resources } from "../src/index.ts";
import { cardDeclineSchema } from "../src/resources/card-payments/card-decline.ts";
import { cardPaymentElementSchema } from "../src/resources/card-payments/element.ts";

const { examples = {} } = resources.find(({ name }) => name === "card-payments") ?? {};
const most = 1_000_000_000;

describe("elements of a Card Payment", () => {
  const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const exampleOf = (category: string) =>
    examples[`CardPaymentElement${pascal(category)}`] as Readonly<Record<string, unknown>>;
  const elementOf = (category: string, filled: string) => ({
    category,
    created_at: "2026-01-01T00:00:00.000Z",
    ...Object.fromEntries(
      cardPaymentElementCategories.map((key) => [key, key === filled ? exampleOf(key)[key] : null]),
    ),
  });
  const parses = (element: unknown) => cardPaymentElementSchema().safeParse(element).success;

  test("a Card Payment has thirteen categories of elements", () =>
    expect(cardPaymentElementCategories).toHaveLength(13));

  test.each(cardPaymentElementCategories)(
    "a Card Payment element of category %s has the object of its category, and no other",
    (category) => {
      expect(exampleOf(category)).toEqual(elementOf(category, category));
      expect(parses(exampleOf(category))).toBe(true);
      for (const other of cardPaymentElementCategories.filter((each) => each !== category)) {
        expect(parses(elementOf(category, other)), other).toBe(false);
      }
    },
  );

  test("every Card Payment element has a created_at", () => {
    expect(parses({ ...elementOf("other", "other"), created_at: null })).toBe(false);
    const { created_at: _, ...rest } = elementOf("other", "other");
    expect(parses(rest)).toBe(false);
  });
});

type Simulation =
  | "cardAuthorizations"
  | "cardSettlements"
  | "cardRefunds"
  | "cardReversals"
  | "cardIncrements"
  | "cardBalanceInquiries";

const presented = (what: object) => ({ presented: what });
const expiring = (month: number, year: number) => presented({ expiration: { month, year } });
const cardnet = (details: object) => ({ network_details: { cardnet: details } });

const cases: [simulation: Simulation, params: object, isTaken: boolean][] = [
  ...(["cardAuthorizations", "cardRefunds", "cardReversals", "cardIncrements"] as const).flatMap(
    (simulation): typeof cases => [
      [simulation, { amount: 0 }, false],
      [simulation, { amount: 1 }, true],
      [simulation, { amount: most }, true],
      [simulation, { amount: most + 1 }, false],
    ],
  ),
  ["cardSettlements", { amount: 0 }, false],
  ["cardSettlements", { amount: 1 }, true],
  ["cardSettlements", { amount: most + 1 }, true],
  ["cardBalanceInquiries", { balance: 0 }, false],
  ["cardBalanceInquiries", { balance: most }, true],
  ["cardBalanceInquiries", { balance: most + 1 }, false],
  ["cardBalanceInquiries", { network_risk_score: 99 }, true],
  ["cardBalanceInquiries", { network_risk_score: 100 }, false],
  ["cardBalanceInquiries", { network_details: {} }, false],
  ["cardBalanceInquiries", cardnet({}), true],
  ["cardBalanceInquiries", cardnet({ point_of_service_entry_mode: "manual" }), false],
  ["cardAuthorizations", { network_risk_score: 999 }, true],
  ["cardAuthorizations", { network_risk_score: 1_000 }, false],
  ["cardAuthorizations", { network_risk_score: -1 }, false],
  ["cardAuthorizations", cardnet({ point_of_service_entry_mode: "manual" }), true],
  ["cardAuthorizations", cardnet({ point_of_service_entry_mode: "by_thought" }), false],
  ["cardAuthorizations", { network_details: { debitnet: {} } }, true],
  ["cardAuthorizations", { network_details: { debitnet: { any: 1 } } }, false],
  ["cardAuthorizations", presented({ cvv2: "123", pin: "0000" }), true],
  ["cardAuthorizations", presented({ cvv2: "12" }), false],
  ["cardAuthorizations", presented({ cvv2: "1234" }), false],
  ["cardAuthorizations", presented({ cvv2: 123 }), false],
  ["cardAuthorizations", presented({ pin: "000" }), false],
  ["cardAuthorizations", presented({ pin: "12ab" }), false],
  ["cardAuthorizations", expiring(12, 2030), true],
  ["cardAuthorizations", expiring(0, 2030), false],
  ["cardAuthorizations", expiring(13, 2030), false],
  ["cardAuthorizations", expiring(1, 30), false],
  ["cardAuthorizations", expiring(1, 20_300), false],
  ["cardAuthorizations", presented({ cryptogram: "invalid", three_ds: "failed", card_read: "valid" }), true],
  ["cardAuthorizations", presented({ cryptogram: "failed" }), false],
  ["cardAuthorizations", { merchant_city: "" }, false],
  ["cardAuthorizations", { merchant_city: "c".repeat(200) }, true],
  ["cardAuthorizations", { merchant_city: "c".repeat(201) }, false],
  ["cardAuthorizations", { additional_amounts: { surcharge: { amount: -5, currency: "USD" } } }, true],
  ["cardAuthorizations", { additional_amounts: { tip: { amount: 5, currency: "USD" } } }, false],
  ["cardAuthorizations", { scheme_fees: [{ amount: "0.05", fee_type: "debitnet_switch_fee" }] }, true],
  ["cardAuthorizations", { scheme_fees: [{ amount: 5, fee_type: "debitnet_switch_fee" }] }, false],
  ["cardAuthorizations", { digital_wallet_token_id: "digital_wallet_token_1a" }, true],
  ["cardAuthorizations", { digital_wallet_token_id: "card_1a" }, false],
  ["cardAuthorizations", { network_identifiers: { authorization_identification_response: "ABC12" } }, false],
  ["cardAuthorizations", { decline_reason: "suspected_card_testing" }, true],
  ["cardIncrements", { decline_reason: "suspected_card_testing" }, true],
  ["cardBalanceInquiries", { decline_reason: "suspected_card_testing" }, true],
  ["cardIncrements", { decline_reason: "no_reason" }, false],
  ["cardReversals", { reversal_reason: "reversed_by_customer" }, true],
  ["cardReversals", { reversal_reason: "reversed_by_accident" }, false],
];

/** The required parameters of each simulation. */
const needed: Readonly<Record<Simulation, object>> = {
  cardAuthorizations: { amount: 1, card_id: "card_1" },
  cardSettlements: { amount: 1, card_id: "card_1" },
  cardRefunds: { transaction_id: "transaction_1" },
  cardReversals: { card_payment_id: "card_payment_1" },
  cardIncrements: { amount: 1, card_payment_id: "card_payment_1" },
  cardBalanceInquiries: { card_id: "card_1" },
};

describe("simulations of the card rail", () => {
  const paramsOf = (simulation: Simulation): z.ZodType => endpointTable[`simulations.${simulation}.create`].params;

  test.each(Object.entries(needed) as [Simulation, object][])(
    "simulations.%s requires no more than %o",
    (simulation, params) => {
      expect(paramsOf(simulation).safeParse(params).success).toBe(true);
    },
  );

  test.each(cases)("simulations.%s with %j is accepted: %s", (simulation, params, isTaken) => {
    expect(paramsOf(simulation).safeParse({ ...needed[simulation], ...params }).success).toBe(isTaken);
  });
});

describe("null in card simulations", () => {
  const simulations = Object.entries(endpoints).filter(
    ([name, endpoint]) => name.startsWith("simulations.card") && "params" in endpoint,
  );
  const nullable = fieldsOf(cardDeclineSchema()).filter(({ isNullable }) => isNullable);

  test.each(simulations)("each parameter of %s that `card_decline` can return as null accepts null", (_, endpoint) => {
    const fields = fieldsOf((endpoint as { readonly params: z.ZodType }).params);
    const refusing = fields.filter(({ isNullable }) => !isNullable).map(({ path }) => path);
    expect(nullable.map(({ path }) => path).filter((path) => refusing.includes(path))).toEqual([]);
  });

  test("`card_decline` can return as null what the rule names", () => {
    const paths = nullable.map(({ path }) => path);
    const cardnet = paths.filter((path) => path.startsWith("network_details.cardnet."));
    expect(cardnet).toHaveLength(4);
    for (const name of ["merchant_city", "merchant_state", "network_risk_score", "physical_card_id", "terminal_id"]) {
      expect(paths).toContain(name);
    }
  });
});

interface Field {
  readonly path: string;
  readonly isNullable: boolean;
}

/** Every field of a schema by its dotted path, with those of each variant. */
function fieldsOf(schema: z.ZodType, path = "", isNullable = false): readonly Field[] {
  switch (schema.type) {
    case "optional":
      return fieldsOf((schema as z.ZodOptional<z.ZodType>).unwrap(), path, isNullable);
    case "nullable":
      return fieldsOf((schema as z.ZodNullable<z.ZodType>).unwrap(), path, true);
    case "array":
      return [{ path, isNullable }, ...fieldsOf((schema as z.ZodArray<z.ZodType>).element, `${path}.*`)];
    case "union":
      return (schema as z.ZodUnion<readonly z.ZodType[]>).options.flatMap((each) => fieldsOf(each, path, isNullable));
    case "object": {
      const fields = Object.entries((schema as z.ZodObject).shape).flatMap(([key, field]) =>
        fieldsOf(field as z.ZodType, path === "" ? key : `${path}.${key}`),
      );
      return [{ path, isNullable }, ...fields];
    }
    default:
      return [{ path, isNullable }];
  }
}
