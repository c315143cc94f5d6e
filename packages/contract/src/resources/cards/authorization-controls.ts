import * as z from "zod";
import { once } from "../../once.ts";
import { cents, enumeration, patterned, text } from "../../schema-kit.ts";
import { countryCode } from "../physical-cards/address-fields.ts";

export const cardUsageCategorySchema = enumeration("CardUsageCategory", "How often a Card may be used.", {
  single_use: "For one payment.",
  multi_use: "For any number of payments, within spending limits.",
});

export const cardSettlementAmountComparisonSchema = enumeration(
  "CardSettlementAmountComparison",
  "How the amount of a payment must compare to a given one.",
  {
    equals: "It must be exactly that.",
    less_than_or_equals: "It must be that or less.",
  },
);

export const cardSpendingLimitIntervalSchema = enumeration(
  "CardSpendingLimitInterval",
  "The time over which the spending that a limit is about is summed up.",
  {
    all_time: "All that was ever spent.",
    per_transaction: "Each payment by itself.",
    per_day: "What is spent in a day.",
    per_week: "What is spent in a week.",
    per_month: "What is spent in a month.",
  },
);

export const cardMerchantAcceptorIdentifierSchema = once(() =>
  z
    .strictObject({ identifier: text("The identifier that the network knows the merchant by, 1 to 200 characters.") })
    .meta({ id: "CardMerchantAcceptorIdentifier", description: "One merchant." }),
);

export const cardMerchantCategoryCodeSchema = once(() =>
  z
    .strictObject({
      code: patterned("The ISO 18245 code of the category", { pattern: /^\d{4}$/, form: "four digits" }),
    })
    .meta({ id: "CardMerchantCategoryCode", description: "One category of merchants." }),
);

export const cardMerchantCountrySchema = once(() =>
  z
    .strictObject({ country: countryCode() })
    .meta({ id: "CardMerchantCountry", description: "One country that merchants are in." }),
);

/** What a restriction is about: its part of the names, the schema of one element, and the words for several. */
interface Restriction<Element extends z.ZodType> {
  readonly name: string;
  readonly element: () => Element;
  readonly words: string;
}

const restrictions = {
  merchant_acceptor_identifier: {
    name: "MerchantAcceptorIdentifier",
    element: cardMerchantAcceptorIdentifierSchema,
    words: "merchants",
  },
  merchant_category_code: {
    name: "MerchantCategoryCode",
    element: cardMerchantCategoryCodeSchema,
    words: "categories of merchants",
  },
  merchant_country: { name: "MerchantCountry", element: cardMerchantCountrySchema, words: "countries of merchants" },
} as const;

function restriction<Element extends z.ZodType>(of: Restriction<Element>) {
  const list = z.array(of.element()).nullable();
  return z
    .strictObject({
      allowed: list.meta({ description: `The only ${of.words} that are allowed, or null for any.` }),
      blocked: list.meta({ description: `The ${of.words} that are not allowed, or null for none.` }),
    })
    .meta({ id: `Card${of.name}Control`, description: `The ${of.words} that a Card can be used with.` })
    .nullable()
    .meta({ description: `The ${of.words} that the Card can be used with, or null for any.` });
}

function restrictionParams<Element extends z.ZodType>(of: Restriction<Element>) {
  const list = z.array(of.element()).min(1);
  return z
    .strictObject({
      allowed: list
        .meta({ description: `The only ${of.words} to allow, at least one. By default any is allowed.` })
        .optional(),
      blocked: list
        .meta({ description: `The ${of.words} not to allow, at least one, even where \`allowed\` has them.` })
        .optional(),
    })
    .meta({
      id: `Card${of.name}ControlParams`,
      description: `The ${of.words} that the Card can be used with. By default any.`,
    })
    .optional();
}

const singleUseValue = once(() => cents("The amount to compare with, in cents, 0 or more.").min(0));
const spendingLimitAmount = once(() =>
  cents("The most that can be spent in the interval, in cents, 0 or more.").min(0),
);

export const cardSingleUseSchema = once(() =>
  z
    .strictObject({
      settlement_amount: z
        .strictObject({ comparison: cardSettlementAmountComparisonSchema(), value: singleUseValue() })
        .meta({ id: "CardSingleUseSettlementAmount", description: "What the one payment may come to." }),
    })
    .meta({ id: "CardSingleUse", description: "The terms of a Card for one payment." }),
);

export const cardSpendingLimitSchema = once(() =>
  z
    .strictObject({
      interval: cardSpendingLimitIntervalSchema(),
      merchant_category_codes: z
        .array(cardMerchantCategoryCodeSchema())
        .nullable()
        .meta({ description: "The categories of merchants whose payments count, or null for all." }),
      settlement_amount: spendingLimitAmount(),
    })
    .meta({ id: "CardSpendingLimit", description: "The most that a Card can spend in an interval." }),
);

export const cardMultiUseSchema = once(() =>
  z
    .strictObject({
      spending_limits: z
        .array(cardSpendingLimitSchema())
        .nullable()
        .meta({ description: "The limits, all of which apply, or null for none." }),
    })
    .meta({ id: "CardMultiUse", description: "The terms of a Card for any number of payments." }),
);

export const cardUsageSchema = once(() =>
  z
    .strictObject({
      category: cardUsageCategorySchema(),
      multi_use: cardMultiUseSchema().nullable().meta({ description: "Filled for a card of many uses, else null." }),
      single_use: cardSingleUseSchema().nullable().meta({ description: "Filled for a card of one use, else null." }),
    })
    .meta({ id: "CardUsage", description: "How often, and for how much, a Card can be used." }),
);

export const cardAuthorizationControlsSchema = once(() =>
  z
    .strictObject({
      merchant_acceptor_identifier: restriction(restrictions.merchant_acceptor_identifier),
      merchant_category_code: restriction(restrictions.merchant_category_code),
      merchant_country: restriction(restrictions.merchant_country),
      usage: cardUsageSchema().nullable().meta({ description: "How often, and for how much, or null for any use." }),
    })
    .meta({
      id: "CardAuthorizationControls",
      description: "What a Card can be used for. Any other payment is declined with `breaches_limit`.",
    }),
);

const singleUseParamsSchema = once(() =>
  z
    .strictObject({
      settlement_amount: z
        .strictObject({ comparison: cardSettlementAmountComparisonSchema(), value: singleUseValue() })
        .meta({ id: "CardSingleUseSettlementAmountParams", description: "What the one payment may come to." }),
    })
    .meta({
      id: "CardSingleUseParams",
      description: "The terms of a Card for one payment: required with `single_use`, refused with `multi_use`.",
    }),
);

const spendingLimitParamsSchema = once(() =>
  z
    .strictObject({
      interval: cardSpendingLimitIntervalSchema(),
      merchant_category_codes: z
        .array(cardMerchantCategoryCodeSchema())
        .min(1)
        .meta({ description: "The categories of merchants whose payments count, at least one. By default all." })
        .optional(),
      settlement_amount: spendingLimitAmount(),
    })
    .meta({ id: "CardSpendingLimitParams", description: "The most that the Card can spend in an interval." }),
);

const multiUseParamsSchema = once(() =>
  z
    .strictObject({
      spending_limits: z
        .array(spendingLimitParamsSchema())
        .min(1)
        .meta({ description: "The limits, all of which apply, at least one. By default there are none." })
        .optional(),
    })
    .meta({
      id: "CardMultiUseParams",
      description:
        "The terms of a Card for any number of payments: required with `multi_use`, refused with `single_use`.",
    }),
);

export const cardAuthorizationControlsParamsSchema = once(() =>
  z
    .strictObject({
      merchant_acceptor_identifier: restrictionParams(restrictions.merchant_acceptor_identifier),
      merchant_category_code: restrictionParams(restrictions.merchant_category_code),
      merchant_country: restrictionParams(restrictions.merchant_country),
      usage: z
        .strictObject({
          category: cardUsageCategorySchema(),
          multi_use: multiUseParamsSchema().optional(),
          single_use: singleUseParamsSchema().optional(),
        })
        .meta({ id: "CardUsageParams", description: "How often, and for how much. By default without restriction." })
        .optional(),
    })
    .meta({
      id: "CardAuthorizationControlsParams",
      description: "What the Card can be used for. Any other payment is declined with `breaches_limit`.",
    }),
);
