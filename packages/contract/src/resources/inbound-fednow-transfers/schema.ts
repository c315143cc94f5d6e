import * as z from "zod";
import { debtorParams, partyFields } from "../../instant-payment-fields.ts";
import { once } from "../../once.ts";
import { anyOf, cents, enumeration, id, listOf, listParams, reference, text, timestamp } from "../../schema-kit.ts";
import { inboundFednowTransferConfirmationSchema } from "./confirmation.ts";
import { inboundFednowTransferDeclineReasonSchema, inboundFednowTransferDeclineSchema } from "./decline.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./confirmation.ts";
export * from "./decline.ts";

export const inboundFednowTransferStatusSchema = enumeration(
  "InboundFednowTransferStatus",
  "How far an Inbound FedNow Transfer has come.",
  {
    pending_confirming: "The bank looks at it; no money has moved.",
    timed_out: "The bank did not answer the network in time; no money moved.",
    confirmed: "The money is in the Account.",
    declined: "It was declined; no money moved.",
    requires_attention: "Stuck until the operator does something.",
  },
);

export const inboundFednowTransferSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_fednow_transfer", "Identifier of the Inbound FedNow Transfer."),
      account_id: id("account", "The Account that it is to bring money into."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      confirmation: inboundFednowTransferConfirmationSchema()
        .nullable()
        .meta({ description: "How it was confirmed, or null unless it was." }),
      created_at: timestamp("When it arrived."),
      ...partyFields(),
      decline: inboundFednowTransferDeclineSchema()
        .nullable()
        .meta({ description: "How it was declined, or null unless it was." }),
      status: inboundFednowTransferStatusSchema(),
      transaction_id: id(
        "transaction",
        "The Transaction that brought the money, or null until it is confirmed.",
      ).nullable(),
      type: z.literal("inbound_fednow_transfer").meta({ description: "Always `inbound_fednow_transfer`." }),
      unique_end_to_end_transaction_reference: z
        .string()
        .nullable()
        .meta({ description: "Reference that stays with the payment through all banks (UETR), or null." }),
      unstructured_remittance_information: z
        .string()
        .nullable()
        .meta({ description: "What the sender wrote about the payment, or null." }),
    })
    .meta({
      id: "InboundFednowTransfer",
      description: "Money that somebody else sent to an Account Number by FedNow.",
    }),
);

export const inboundFednowTransferListSchema = once(() =>
  listOf("InboundFednowTransferList", inboundFednowTransferSchema()),
);

export const inboundFednowTransferListParamsSchema = once(() =>
  listParams("InboundFednowTransferListParams", {
    account_id: reference("account", "Only Inbound FedNow Transfers into this Account.").optional(),
    account_number_id: reference("account_number", "Only Inbound FedNow Transfers to this Account Number.").optional(),
    status: anyOf(inboundFednowTransferStatusSchema(), "Only Inbound FedNow Transfers in one of these states."),
  }),
);

export const inboundFednowTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_number_id: reference("account_number", "The Account Number that the transfer is sent to."),
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      ...debtorParams(),
      // D-84.
      decline_reason: inboundFednowTransferDeclineReasonSchema()
        .meta({ description: "The reason to decline it for, whether there is cause for it or not." })
        .optional(),
      unstructured_remittance_information: text(
        "What the sender writes about the payment, 1 to 200 characters.",
      ).optional(),
    })
    .meta({ id: "InboundFednowTransferCreateParams" }),
);
