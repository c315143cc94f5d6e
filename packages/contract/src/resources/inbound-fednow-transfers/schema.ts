import * as z from "zod";
import { debtorParams, partyFields } from "../../instant-payment-fields.ts";
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
import { inboundFednowTransferConfirmationSchema } from "./confirmation.ts";
import { inboundFednowTransferDeclineReasonSchema, inboundFednowTransferDeclineSchema } from "./decline.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./confirmation.ts";
export * from "./decline.ts";

export const inboundFednowTransferStatusSchema = enumeration(
  "InboundFednowTransferStatus",
  "The state of an Inbound FedNow Transfer.",
  {
    pending_confirming: "The bank is processing it. No money has moved yet.",
    timed_out: "The bank did not respond to the network in time. No money moved.",
    confirmed: "The money is in the Account.",
    declined: "It was declined. No money moved.",
    requires_attention: "It waits until the operator acts.",
  },
);

export const inboundFednowTransferSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_fednow_transfer", "Identifier of the Inbound FedNow Transfer."),
      account_id: id("account", "The Account that it credits."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      confirmation: inboundFednowTransferConfirmationSchema()
        .nullable()
        .meta({ description: "The confirmation, or null if it was not confirmed." }),
      created_at: timestamp("When it arrived."),
      ...partyFields(),
      decline: inboundFednowTransferDeclineSchema()
        .nullable()
        .meta({ description: "The decline, or null if it was not declined." }),
      status: inboundFednowTransferStatusSchema(),
      transaction_id: id(
        "transaction",
        "The Transaction that credited the Account, or null until it is confirmed.",
      ).nullable(),
      type: z.literal("inbound_fednow_transfer").meta({ description: "Always `inbound_fednow_transfer`." }),
      unique_end_to_end_transaction_reference: z
        .string()
        .nullable()
        .meta({ description: "Reference that identifies the payment at every bank (UETR), or null." }),
      unstructured_remittance_information: z
        .string()
        .nullable()
        .meta({ description: "The sender's message about the payment, or null." }),
    })
    .meta({
      id: "InboundFednowTransfer",
      description: "Money that another bank sent to an Account Number by FedNow.",
    }),
);

export const inboundFednowTransferListSchema = once(() =>
  createListSchema("InboundFednowTransferList", inboundFednowTransferSchema()),
);

export const inboundFednowTransferListParamsSchema = once(() =>
  listParams("InboundFednowTransferListParams", {
    account_id: reference("account", "Only Inbound FedNow Transfers into this Account.").optional(),
    account_number_id: reference("account_number", "Only Inbound FedNow Transfers to this Account Number.").optional(),
    status: createInFilter(
      inboundFednowTransferStatusSchema(),
      "Only Inbound FedNow Transfers in one of these states.",
    ),
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
        .meta({ description: "Declines it for this reason, even without a natural cause." })
        .optional(),
      unstructured_remittance_information: text(
        "The sender's message about the payment, 1 to 200 characters.",
      ).optional(),
    })
    .meta({ id: "InboundFednowTransferCreateParams" }),
);
