import * as z from "zod";
import { debtorParams } from "../../instant-payment-fields.ts";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { inboundRealTimePaymentsTransferDeclineReasonSchema } from "./decline.ts";
import { paymentFields } from "./payment-fields.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./confirmation.ts";
export * from "./decline.ts";

export const inboundRealTimePaymentsTransferStatusSchema = enumeration(
  "InboundRealTimePaymentsTransferStatus",
  "The state of an Inbound Real-Time Payments Transfer.",
  {
    pending_confirming: "The bank is processing it. No money has moved yet.",
    timed_out: "The bank did not respond to the network in time. No money moved.",
    confirmed: "The money is in the Account.",
    declined: "It was declined. No money moved.",
  },
);

export const inboundRealTimePaymentsTransferConfirmedSchema = once(() =>
  z
    .strictObject({
      confirmed_at: timestamp("When it was confirmed."),
      transaction_id: id("transaction", "The Transaction that credited the Account."),
    })
    .meta({
      id: "InboundRealTimePaymentsTransferConfirmed",
      description: "The confirmation of a Real-Time Payments transfer.",
    }),
);

export const inboundRealTimePaymentsTransferDeclinedSchema = once(() =>
  z
    .strictObject({
      declined_at: timestamp("When it was declined."),
      declined_transaction_id: id("declined_transaction", "The Declined Transaction that records it."),
      reason: inboundRealTimePaymentsTransferDeclineReasonSchema(),
    })
    .meta({
      id: "InboundRealTimePaymentsTransferDeclined",
      description: "The decline of a Real-Time Payments transfer.",
    }),
);

export const inboundRealTimePaymentsTransferSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_real_time_payments_transfer", "Identifier of the Inbound Real-Time Payments Transfer."),
      account_id: id("account", "The Account that it credits."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      confirmation: inboundRealTimePaymentsTransferConfirmedSchema()
        .nullable()
        .meta({ description: "The confirmation, or null if it was not confirmed." }),
      created_at: timestamp("When it arrived."),
      ...paymentFields(),
      decline: inboundRealTimePaymentsTransferDeclinedSchema()
        .nullable()
        .meta({ description: "The decline, or null if it was not declined." }),
      status: inboundRealTimePaymentsTransferStatusSchema(),
      type: z
        .literal("inbound_real_time_payments_transfer")
        .meta({ description: "Always `inbound_real_time_payments_transfer`." }),
    })
    .meta({
      id: "InboundRealTimePaymentsTransfer",
      description: "Money that another bank sent to an Account Number by Real-Time Payments.",
    }),
);

export const inboundRealTimePaymentsTransferListSchema = once(() =>
  createListSchema("InboundRealTimePaymentsTransferList", inboundRealTimePaymentsTransferSchema()),
);

export const inboundRealTimePaymentsTransferListParamsSchema = once(() =>
  listParams("InboundRealTimePaymentsTransferListParams", {
    account_id: reference("account", "Only Inbound Real-Time Payments Transfers into this Account.").optional(),
    account_number_id: reference(
      "account_number",
      "Only Inbound Real-Time Payments Transfers to this Account Number.",
    ).optional(),
    status: createInFilter(
      inboundRealTimePaymentsTransferStatusSchema(),
      "Only Inbound Real-Time Payments Transfers in one of these states.",
    ),
  }),
);

export const inboundRealTimePaymentsTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_number_id: reference("account_number", "The Account Number that the transfer is sent to."),
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      ...debtorParams(),
      // D-84.
      decline_reason: inboundRealTimePaymentsTransferDeclineReasonSchema()
        .meta({ description: "Declines it for this reason, even without a natural cause." })
        .optional(),
      request_for_payment_id: text("The Request for Payment that it responds to, 1 to 200 characters.").optional(),
      unstructured_remittance_information: text(
        "The sender's message about the payment, 1 to 140 characters.",
        140,
      ).optional(),
    })
    .meta({ id: "InboundRealTimePaymentsTransferCreateParams" }),
);
