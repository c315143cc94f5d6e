import * as z from "zod";
import { once } from "../../once.ts";
import { anyOf, cents, enumeration, id, listOf, listParams, reference, timestamp } from "../../schema-kit.ts";
import { inboundAchTransferAddendaSchema } from "./addenda.ts";
import { entryFields } from "./entry-fields.ts";
import {
  inboundAchTransferAcceptanceSchema,
  inboundAchTransferDeclineReasonSchema,
  inboundAchTransferDeclineSchema,
  inboundAchTransferNotificationOfChangeSchema,
  inboundAchTransferReturnReasonSchema,
  inboundAchTransferReturnSchema,
  inboundAchTransferSettlementSchema,
} from "./outcomes.ts";
import { inboundAchTransferStandardEntryClassCodeSchema } from "./standard-entry-class-code.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "./addenda.ts";
export * from "./create-params.ts";
export * from "./decline.ts";
export * from "./outcomes.ts";
export * from "./return-intention.ts";
export * from "./standard-entry-class-code.ts";
export * from "./transaction.ts";

export const inboundAchTransferStatusSchema = enumeration(
  "InboundAchTransferStatus",
  "How far an Inbound ACH Transfer has come.",
  {
    pending: "It waits: no money has moved, and you can still decline it.",
    declined: "It was declined; no money moved.",
    accepted: "Its money has moved.",
    returned: "You returned it after it was accepted; its money has moved back.",
  },
);

export const inboundAchTransferDirectionSchema = enumeration(
  "InboundAchTransferDirection",
  "Which way the money of an ACH transfer goes.",
  {
    credit: "Into the Account.",
    debit: "Out of the Account.",
  },
);

export const inboundAchTransferSchema = once(() =>
  z
    .strictObject({
      id: id("inbound_ach_transfer", "Identifier of the Inbound ACH Transfer."),
      acceptance: inboundAchTransferAcceptanceSchema()
        .nullable()
        .meta({ description: "How it was accepted, or null unless it was." }),
      account_id: id("account", "The Account whose balance it is to change."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      addenda: inboundAchTransferAddendaSchema()
        .nullable()
        .meta({ description: "What was sent along with it, or null." }),
      amount: cents("Amount in cents, at least 1, whichever way the money goes: see `direction`.").min(1),
      automatically_resolves_at: timestamp(
        "When the bank resolves it, unless you decline it before: in live an hour after it arrived.",
      ),
      created_at: timestamp("When it arrived."),
      decline: inboundAchTransferDeclineSchema()
        .nullable()
        .meta({ description: "How it was declined, or null unless it was." }),
      direction: inboundAchTransferDirectionSchema(),
      effective_date: z.iso
        .date()
        .meta({ description: "The day that the originator wants it settled on, `YYYY-MM-DD`." }),
      international_addenda: z
        .null()
        .meta({ description: "Always null: the bank keeps no further details of a transfer between countries." }),
      notification_of_change: inboundAchTransferNotificationOfChangeSchema()
        .nullable()
        .meta({ description: "What the originator was told to correct, or null." }),
      ...entryFields(),
      originator_routing_number: z.string().meta({ description: "Routing number of the originator's bank." }),
      settlement: inboundAchTransferSettlementSchema(),
      standard_entry_class_code: inboundAchTransferStandardEntryClassCodeSchema(),
      status: inboundAchTransferStatusSchema(),
      transfer_return: inboundAchTransferReturnSchema()
        .nullable()
        .meta({ description: "How it was returned, or null unless it was." }),
      type: z.literal("inbound_ach_transfer").meta({ description: "Always `inbound_ach_transfer`." }),
    })
    .meta({
      id: "InboundAchTransfer",
      description: "An ACH transfer that somebody else sent to an Account Number, to add money or to take it.",
    }),
);

export const inboundAchTransferListSchema = once(() => listOf("InboundAchTransferList", inboundAchTransferSchema()));

export const inboundAchTransferListParamsSchema = once(() =>
  listParams("InboundAchTransferListParams", {
    account_id: reference("account", "Only Inbound ACH Transfers of this Account.").optional(),
    account_number_id: reference("account_number", "Only Inbound ACH Transfers to this Account Number.").optional(),
    status: anyOf(inboundAchTransferStatusSchema(), "Only Inbound ACH Transfers in one of these states."),
  }),
);

export const inboundAchTransferDeclineParamsSchema = once(() =>
  z
    .strictObject({
      reason: inboundAchTransferDeclineReasonSchema()
        .meta({
          description:
            "Why you decline it, as the other bank is to be told. By default `payment_stopped` for a debit and `credit_entry_refused_by_receiver` for a credit.",
        })
        .optional(),
    })
    .meta({ id: "InboundAchTransferDeclineParams" }),
);

export const inboundAchTransferTransferReturnParamsSchema = once(() =>
  z
    .strictObject({ reason: inboundAchTransferReturnReasonSchema() })
    .meta({ id: "InboundAchTransferTransferReturnParams" }),
);
