import * as z from "zod";
import { debtorParams } from "../../instant-payment-fields.ts";
import { once } from "../../once.ts";
import { anyOf, cents, enumeration, id, listOf, listParams, reference, text, timestamp } from "../../schema-kit.ts";
import { inboundRealTimePaymentsTransferDeclineReasonSchema } from "./decline.ts";
import { paymentFields } from "./payment-fields.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./confirmation.ts";
export * from "./decline.ts";

export const inboundRealTimePaymentsTransferStatusSchema = enumeration(
  "InboundRealTimePaymentsTransferStatus",
  "How far an Inbound Real-Time Payments Transfer has come.",
  {
    pending_confirming: "The bank looks at it; no money has moved.",
    timed_out: "The bank did not answer the network in time; no money moved.",
    confirmed: "The money is in the Account.",
    declined: "It was declined; no money moved.",
  },
);

export const inboundRealTimePaymentsTransferConfirmedSchema = once(() =>
  z
    .strictObject({
      confirmed_at: timestamp("When it was confirmed."),
      transaction_id: id("transaction", "The Transaction that brought the money."),
    })
    .meta({
      id: "InboundRealTimePaymentsTransferConfirmed",
      description: "How a Real-Time Payments transfer was confirmed.",
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
      description: "How a Real-Time Payments transfer was declined.",
    }),
);

export const inboundRealTimePaymentsTransferSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_real_time_payments_transfer", "Identifier of the Inbound Real-Time Payments Transfer."),
      account_id: id("account", "The Account that it is to bring money into."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      confirmation: inboundRealTimePaymentsTransferConfirmedSchema()
        .nullable()
        .meta({ description: "How it was confirmed, or null unless it was." }),
      created_at: timestamp("When it arrived."),
      ...paymentFields(),
      decline: inboundRealTimePaymentsTransferDeclinedSchema()
        .nullable()
        .meta({ description: "How it was declined, or null unless it was." }),
      status: inboundRealTimePaymentsTransferStatusSchema(),
      type: z
        .literal("inbound_real_time_payments_transfer")
        .meta({ description: "Always `inbound_real_time_payments_transfer`." }),
    })
    .meta({
      id: "InboundRealTimePaymentsTransfer",
      description: "Money that somebody else sent to an Account Number by Real-Time Payments.",
    }),
);

export const inboundRealTimePaymentsTransferListSchema = once(() =>
  listOf("InboundRealTimePaymentsTransferList", inboundRealTimePaymentsTransferSchema()),
);

export const inboundRealTimePaymentsTransferListParamsSchema = once(() =>
  listParams("InboundRealTimePaymentsTransferListParams", {
    account_id: reference("account", "Only Inbound Real-Time Payments Transfers into this Account.").optional(),
    account_number_id: reference(
      "account_number",
      "Only Inbound Real-Time Payments Transfers to this Account Number.",
    ).optional(),
    status: anyOf(
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
        .meta({ description: "The reason to decline it for, whether there is cause for it or not." })
        .optional(),
      request_for_payment_id: text("The Request for Payment that it answers, 1 to 200 characters.").optional(),
      unstructured_remittance_information: text(
        "What the sender writes about the payment, 1 to 140 characters.",
        140,
      ).optional(),
    })
    .meta({ id: "InboundRealTimePaymentsTransferCreateParams" }),
);
