import * as z from "zod";
import { achText } from "../../ach-text.ts";
import { bankAccountNumber } from "../../bank-numbers.ts";
import {
  type CrossFieldRule,
  defineCrossFieldRules,
  onlyWith,
  requiredWith,
  requireExactlyOne,
} from "../../cross-field-rule.ts";
import type { AchTransferCreateParams } from "../../generated/ach-transfers.ts";
import { once } from "../../once.ts";
import { cents, enumeration, reference, selection } from "../../schema-kit.ts";
import {
  destinationParams,
  notBesideExternalAccount,
  requireApproval,
  requireDestination,
} from "../../transfer-fields.ts";
import { externalAccountHolderSchema } from "../external-accounts/schema.ts";
import { inboundAchTransferStandardEntryClassCodeSchema } from "../inbound-ach-transfers/standard-entry-class-code.ts";
import { achTransferCreateAddendaParamsSchema } from "./addenda.ts";
import { achTransferFundingSchema } from "./notification-of-change.ts";
import { achTransferSettlementScheduleSchema } from "./outcomes.ts";

export const achTransferStandardEntryClassCodeSchema = selection(
  "AchTransferStandardEntryClassCode",
  "The kind of payment of an ACH Transfer.",
  inboundAchTransferStandardEntryClassCodeSchema,
  ["corporate_credit_or_debit", "corporate_trade_exchange", "prearranged_payments_and_deposit", "internet_initiated"],
);

/** O-12. */
export const achTransferTransactionTimingSchema = enumeration(
  "AchTransferTransactionTiming",
  "When the Transaction of an ACH Transfer is made.",
  { synchronous: "With the transfer." },
);

const MOST = 9_999_999_999;

export const achTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account that the money leaves, or that a debit enters."),
      amount: cents(
        "Amount in cents, not 0, -9999999999 to 9999999999: positive pushes money out, negative pulls money in.",
      )
        .min(-MOST)
        .max(MOST),
      statement_descriptor: achText("What the statement of the receiver shows", 200),
      ...destinationParams(bankAccountNumber("The account number at the other bank")),
      addenda: achTransferCreateAddendaParamsSchema().optional(),
      company_descriptive_date: achText("Date for the receiver, in no fixed form", 6).optional(),
      company_discretionary_data: achText("Data for your own use", 20).optional(),
      company_entry_description: achText("The purpose of the payment", 10).optional(),
      company_name: achText("Your name as the receiver should see it", 16).optional(),
      destination_account_holder: externalAccountHolderSchema()
        .meta({ description: "Who owns the account. Default: that of the External Account, otherwise `unknown`." })
        .optional(),
      funding: achTransferFundingSchema()
        .meta({
          description:
            "The kind of the account. Default: `checking`, or that of the External Account, of which `other` is sent as `checking`.",
        })
        .optional(),
      individual_id: achText("Your id of the receiver", 15).optional(),
      individual_name: achText("Name of the receiver", 22).optional(),
      preferred_effective_date: z
        .strictObject({
          date: z.iso
            .date()
            .meta({ description: "The date to settle on, `YYYY-MM-DD`, not before the present date in New York." })
            .optional(),
          settlement_schedule: achTransferSettlementScheduleSchema()
            .meta({ description: "The schedule to settle by." })
            .optional(),
        })
        .meta({
          id: "AchTransferCreatePreferredEffectiveDateParams",
          description: "When the transfer should settle. Default: `same_day`.",
        })
        .optional(),
      require_approval: requireApproval(),
      standard_entry_class_code: achTransferStandardEntryClassCodeSchema()
        .meta({ description: "The kind of payment.", default: "corporate_credit_or_debit" })
        .optional(),
      transaction_timing: achTransferTransactionTimingSchema()
        .meta({ description: "When the Transaction is made.", default: "synchronous" })
        .optional(),
    })
    .meta({ id: "AchTransferCreateParams" }),
);

const rule = defineCrossFieldRules<AchTransferCreateParams>();

const [addenda, date, schedule] = [
  "addenda",
  "preferred_effective_date.date",
  "preferred_effective_date.settlement_schedule",
] as const;

export const achTransferCreateRules: readonly CrossFieldRule[] = [
  rule({
    id: "amount-not-zero",
    field: "amount",
    message: "must not be 0: positive pushes money out, negative pulls money in",
    reads: ["amount"],
    broken: (amount) => amount === 0,
  }),
  ...requireDestination,
  notBesideExternalAccount("funding"),
  ...["freeform", "payment_order_remittance_advice"].flatMap((category) => [
    requiredWith(`${addenda}.${category}`, `${addenda}.category`, category),
    onlyWith(`${addenda}.${category}`, `${addenda}.category`, category),
  ]),
  ...[`${addenda}.freeform.entries`, `${addenda}.payment_order_remittance_advice.invoices`].map(onlyInTradeExchange),
  ...requireExactlyOne(date, schedule),
];

function onlyInTradeExchange(field: string): CrossFieldRule {
  return {
    id: `${field}-one`,
    field,
    message: "must have 1 element, unless `standard_entry_class_code` is `corporate_trade_exchange`",
    reads: [field, "standard_entry_class_code"],
    broken: (elements, code) => Array.isArray(elements) && elements.length > 1 && code !== "corporate_trade_exchange",
  };
}
