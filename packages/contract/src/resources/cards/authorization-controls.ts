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
  "How the amount of a payment must compare with the given amount.",
  {
    equals: "It must be exactly this amount.",
    less_than_or_equals: "It must be this amount or less.",
  },
);

export const cardSpendingLimitIntervalSchema = enumeration(
  "CardSpendingLimitInterval",
  "The interval over which a spending limit sums up payments.",
  {
    all_time: "All payments so far.",
    per_transaction: "Each payment separately.",
    per_day: "The payments of a day.",
    per_week: "The payments of a week.",
    per_month: "The payments of a month.",
  },
);

export const cardMerchantAcceptorIdentifierSchema = once(() =>
  z
    .strictObject({ identifier: text("The merchant's identifier in the network, 1 to 200 characters.") })
    .meta({ id: "CardMerchantAcceptorIdentifier", description: "A merchant." }),
);

export const cardMerchantCategoryCodeSchema = once(() =>
  z
    .strictObject({
      code: patterned("The ISO 18245 code of the category", { pattern: /^\d{4}$/, form: "four digits" }),
    })
    .meta({ id: "CardMerchantCategoryCode", description: "A category of merchants." }),
);

export const cardMerchantCountrySchema = once(() =>
  z
    .strictObject({ country: countryCode() })
    .meta({ id: "CardMerchantCountry", description: "A country of merchants." }),
);

/** The subject of a restriction: its part of the type names, the schema of an element, and the plural in words. */
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
      allowed: list.meta({ description: `The only ${of.words} to allow, at least one. Default: any.` }).optional(),
      blocked: list
        .meta({ description: `The ${of.words} to block, at least one, even if \`allowed\` contains them.` })
        .optional(),
    })
    .meta({
      id: `Card${of.name}ControlParams`,
      description: `The ${of.words} that the Card can be used with. Default: any.`,
    })
    .optional();
}

const singleUseValue = once(() => cents("The amount to compare with, in cents, 0 or more.").min(0));
const spendingLimitAmount = once(() =>
  cents("The largest amount that can be spent in the interval, in cents, 0 or more.").min(0),
);

export const cardSingleUseSchema = once(() =>
  z
    .strictObject({
      settlement_amount: z
        .strictObject({ comparison: cardSettlementAmountComparisonSchema(), value: singleUseValue() })
        .meta({ id: "CardSingleUseSettlementAmount", description: "The allowed amount of the single payment." }),
    })
    .meta({ id: "CardSingleUse", description: "The terms of a single-use Card." }),
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
    .meta({ id: "CardSpendingLimit", description: "The largest amount that a Card can spend in an interval." }),
);

export const cardMultiUseSchema = once(() =>
  z
    .strictObject({
      spending_limits: z
        .array(cardSpendingLimitSchema())
        .nullable()
        .meta({ description: "The limits, all of which apply; none if it is empty or null." }),
    })
    .meta({ id: "CardMultiUse", description: "The terms of a multi-use Card." }),
);

export const cardUsageSchema = once(() =>
  z
    .strictObject({
      category: cardUsageCategorySchema(),
      multi_use: cardMultiUseSchema()
        .nullable()
        .meta({ description: "The terms of a multi-use Card, or null for a single-use Card." }),
      single_use: cardSingleUseSchema()
        .nullable()
        .meta({ description: "The terms of a single-use Card, or null for a multi-use Card." }),
    })
    .meta({ id: "CardUsage", description: "How many payments, and of which amounts, a Card can make." }),
);

export const cardAuthorizationControlsSchema = once(() =>
  z
    .strictObject({
      merchant_acceptor_identifier: restriction(restrictions.merchant_acceptor_identifier),
      merchant_category_code: restriction(restrictions.merchant_category_code),
      merchant_country: restriction(restrictions.merchant_country),
      usage: cardUsageSchema()
        .nullable()
        .meta({ description: "How many payments, and of which amounts, or null for no restriction." }),
    })
    .meta({
      id: "CardAuthorizationControls",
      description: "The allowed uses of a Card. Any other payment is declined with `breaches_limit`.",
    }),
);

const singleUseParamsSchema = once(() =>
  z
    .strictObject({
      settlement_amount: z
        .strictObject({ comparison: cardSettlementAmountComparisonSchema(), value: singleUseValue() })
        .meta({ id: "CardSingleUseSettlementAmountParams", description: "The allowed amount of the single payment." }),
    })
    .meta({
      id: "CardSingleUseParams",
      description: "The terms of a single-use Card. Required with `single_use`, refused with `multi_use`.",
    }),
);

const spendingLimitParamsSchema = once(() =>
  z
    .strictObject({
      interval: cardSpendingLimitIntervalSchema(),
      merchant_category_codes: z
        .array(cardMerchantCategoryCodeSchema())
        .min(1)
        .meta({ description: "The categories of merchants whose payments count, at least one. Default: all." })
        .optional(),
      settlement_amount: spendingLimitAmount(),
    })
    .meta({ id: "CardSpendingLimitParams", description: "The largest amount that the Card can spend in an interval." }),
);

const multiUseParamsSchema = once(() =>
  z
    .strictObject({
      spending_limits: z
        .array(spendingLimitParamsSchema())
        .meta({ description: "The limits, all of which apply. None if the list is empty or absent." })
        .optional(),
    })
    .meta({
      id: "CardMultiUseParams",
      description: "The terms of a multi-use Card. Required with `multi_use`, refused with `single_use`.",
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
        .meta({
          id: "CardUsageParams",
          description: "How many payments, and of which amounts. Default: no restriction.",
        })
        .optional(),
    })
    .meta({
      id: "CardAuthorizationControlsParams",
      description: "The allowed uses of the Card. Any other payment is declined with `breaches_limit`.",
    }),
);
