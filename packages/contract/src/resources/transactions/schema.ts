import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  cents,
  currencySchema,
  enumeration,
  id,
  listOf,
  listParams,
  reference,
  routeTypeSchema,
  timestamp,
} from "../../schema-kit.ts";
import { sourceUnion } from "../../source-union.ts";
import { cardRefundSchema } from "./card-refund.ts";
import { cardSettlementSchema } from "./card-settlement.ts";
import { checkDepositAcceptanceSchema } from "./check-deposit-acceptance.ts";
import { checkDepositReturnSchema } from "./check-deposit-return.ts";
import { transactionInboundAchTransferSchema } from "./inbound-ach-transfer.ts";
import { inboundAchTransferReturnIntentionSchema } from "./inbound-ach-transfer-return-intention.ts";
import { inboundCheckDepositAcceptanceSchema } from "./inbound-check-deposit-acceptance.ts";
import { inboundFednowTransferConfirmationSchema } from "./inbound-fednow-transfer-confirmation.ts";
import { inboundRealTimePaymentsTransferConfirmationSchema } from "./inbound-real-time-payments-transfer-confirmation.ts";
import { transactionInboundWireTransferSchema } from "./inbound-wire-transfer.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./card-clearing.ts";
export * from "./card-refund.ts";
export * from "./card-settlement.ts";
export * from "./check-deposit-acceptance.ts";
export * from "./check-deposit-return.ts";
export * from "./inbound-ach-transfer.ts";
export * from "./inbound-ach-transfer-addenda.ts";
export * from "./inbound-ach-transfer-return-intention.ts";
export * from "./inbound-check-deposit-acceptance.ts";
export * from "./inbound-fednow-transfer-confirmation.ts";
export * from "./inbound-real-time-payments-transfer-confirmation.ts";
export * from "./inbound-wire-transfer.ts";

const accrualPeriod = once(() => ({
  period_start: timestamp("Start of the period for which was paid."),
  period_end: timestamp("End of the period for which was paid."),
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

export const transactionCategorySchema = enumeration("TransactionCategory", "The kind of event behind a Transaction.", {
  account_revenue_payment: "Non-interest income was paid.",
  card_refund: "A merchant gave money back to a Card.",
  card_settlement: "A card payment was settled.",
  check_deposit_acceptance: "A check that you deposited was accepted.",
  check_deposit_return: "A check that you deposited was returned.",
  inbound_ach_transfer: "An ACH transfer was accepted.",
  inbound_ach_transfer_return_intention: "You return an ACH transfer that was accepted.",
  inbound_check_deposit_acceptance: "A check drawn on an Account Number was paid.",
  inbound_fednow_transfer_confirmation: "A FedNow transfer was confirmed.",
  inbound_real_time_payments_transfer_confirmation: "A Real-Time Payments transfer was confirmed.",
  inbound_wire_transfer: "A wire was accepted.",
  interest_payment: "Interest was paid.",
  other: "Something without a category of its own, such as a wire that you send back or a paid check that you return.",
});

/** D-86: there is nothing to say of it. */
export const transactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "TransactionOther", description: "Empty: a Transaction of category `other` has no details." }),
);

export const transactionSourceSchema = once(() =>
  sourceUnion("TransactionSource", "What made the Transaction.", {
    account_revenue_payment: accountRevenuePaymentSchema(),
    card_refund: cardRefundSchema(),
    card_settlement: cardSettlementSchema(),
    check_deposit_acceptance: checkDepositAcceptanceSchema(),
    check_deposit_return: checkDepositReturnSchema(),
    inbound_ach_transfer: transactionInboundAchTransferSchema(),
    inbound_ach_transfer_return_intention: inboundAchTransferReturnIntentionSchema(),
    inbound_check_deposit_acceptance: inboundCheckDepositAcceptanceSchema(),
    inbound_fednow_transfer_confirmation: inboundFednowTransferConfirmationSchema(),
    inbound_real_time_payments_transfer_confirmation: inboundRealTimePaymentsTransferConfirmationSchema(),
    inbound_wire_transfer: transactionInboundWireTransferSchema(),
    interest_payment: interestPaymentSchema(),
    other: transactionOtherSchema(),
  }),
);

export const transactionSchema = once(() =>
  z
    .strictObject({
      id: id("transaction", "Identifier of the Transaction."),
      account_id: id("account", "The Account whose balance it changed."),
      amount: cents("Change of the balance in cents: positive adds money, negative takes it."),
      created_at: timestamp("When it was posted."),
      currency: currencySchema(),
      description: z.string().meta({ description: "What it is, in words." }),
      route_id: z.string().nullable().meta({
        description: "Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null.",
      }),
      route_type: routeTypeSchema().nullable().meta({ description: "The kind of `route_id`, or null." }),
      source: transactionSourceSchema(),
      type: z.literal("transaction").meta({ description: "Always `transaction`." }),
    })
    .meta({
      id: "Transaction",
      description: "A posted, unchangeable addition to or removal from the balance of an Account.",
    }),
);

export const transactionListSchema = once(() => listOf("TransactionList", transactionSchema()));

export const transactionListParamsSchema = once(() =>
  listParams("TransactionListParams", {
    account_id: reference("account", "Only Transactions of this Account.").optional(),
    route_id: z
      .string()
      .min(1)
      .meta({ description: "Only Transactions that came through this route, text of at least 1 character." })
      .optional(),
    category: anyOf(transactionCategorySchema(), "Only Transactions of one of these categories."),
  }),
);
