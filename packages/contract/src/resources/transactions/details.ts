import * as z from "zod";
import { sorted } from "../../object-keys.ts";
import { once } from "../../once.ts";
import { railTransactionDetails } from "../../rails.ts";
import { cents, currencySchema, id, timestamp } from "../../schema-kit.ts";
import type { TransactionDetails } from "../../source-details.ts";

const accrualPeriod = once(() => ({
  period_start: timestamp("Start of the accrual period."),
  period_end: timestamp("End of the accrual period."),
}));

export const accountRevenuePaymentSchema = once(() =>
  z
    .strictObject({
      accrued_on_account_id: id("account", "The Account on which the revenue accrued."),
      ...accrualPeriod(),
    })
    .meta({ id: "AccountRevenuePayment", description: "A payment of non-interest income that accrued on an Account." }),
);

export const interestPaymentSchema = once(() =>
  z
    .strictObject({
      accrued_on_account_id: id("account", "The Account on which the interest accrued."),
      amount: cents("The interest, in cents."),
      currency: currencySchema(),
      ...accrualPeriod(),
    })
    .meta({ id: "InterestPayment", description: "A payment of interest that accrued on an Account." }),
);

/** D-86: it has no details. */
export const transactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "TransactionOther", description: "Empty: a Transaction of category `other` has no details." }),
);

/** The details by category, in alphabetical order except `other`. */
export const transactionDetails = {
  ...sorted({
    ...railTransactionDetails,
    account_revenue_payment: {
      description: "Non-interest income was paid.",
      label: "Account revenue",
      schema: accountRevenuePaymentSchema,
      example: {
        accrued_on_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
        period_start: "2026-01-01T00:00:00.000Z",
        period_end: "2026-02-01T00:00:00.000Z",
      },
    },
    interest_payment: {
      description: "Interest was paid.",
      label: "Interest",
      schema: interestPaymentSchema,
      example: {
        accrued_on_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
        amount: 1_000,
        currency: "USD",
        period_start: "2026-01-01T00:00:00.000Z",
        period_end: "2026-02-01T00:00:00.000Z",
      },
    },
  }),
  other: {
    description: "An event without a category of its own, such as a paid check that you returned.",
    label: "Other",
    schema: transactionOtherSchema,
    example: {},
  },
} satisfies Readonly<Record<string, TransactionDetails>>;
