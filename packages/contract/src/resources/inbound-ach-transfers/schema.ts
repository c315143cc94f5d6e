import * as z from "zod";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  reference,
  timestamp,
} from "../../schema-kit.ts";
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

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./addenda.ts";
export * from "./create-params.ts";
export * from "./decline.ts";
export * from "./outcomes.ts";
export * from "./return-intention.ts";
export * from "./standard-entry-class-code.ts";
export * from "./transaction.ts";

export const inboundAchTransferStatusSchema = enumeration(
  "InboundAchTransferStatus",
  "The state of an Inbound ACH Transfer.",
  {
    pending: "No money has moved yet, and you can still decline it.",
    declined: "It was declined. No money moved.",
    accepted: "Its money has moved.",
    returned: "You returned it after it was accepted. Its money has moved back.",
  },
);

export const inboundAchTransferDirectionSchema = enumeration(
  "InboundAchTransferDirection",
  "The direction of an ACH transfer.",
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
        .meta({ description: "The acceptance, or null if it was not accepted." }),
      account_id: id("account", "The Account whose balance it changes."),
      account_number_id: id("account_number", "The Account Number that it was sent to."),
      addenda: inboundAchTransferAddendaSchema()
        .nullable()
        .meta({ description: "Additional information that was sent with it, or null." }),
      amount: cents("Amount in cents, at least 1 for either `direction`.").min(1),
      automatically_resolves_at: timestamp(
        "When the bank resolves it, unless you decline it first. In live, an hour after its arrival.",
      ),
      created_at: timestamp("When it arrived."),
      decline: inboundAchTransferDeclineSchema()
        .nullable()
        .meta({ description: "The decline, or null if it was not declined." }),
      direction: inboundAchTransferDirectionSchema(),
      effective_date: z.iso
        .date()
        .meta({ description: "The settlement date that the originator requested, `YYYY-MM-DD`." }),
      international_addenda: z
        .null()
        .meta({ description: "Always null: the bank records no details of international transfers." }),
      notification_of_change: inboundAchTransferNotificationOfChangeSchema()
        .nullable()
        .meta({ description: "The corrections that the originator must make, or null." }),
      ...entryFields(),
      originator_routing_number: z.string().meta({ description: "Routing number of the originator's bank." }),
      settlement: inboundAchTransferSettlementSchema(),
      standard_entry_class_code: inboundAchTransferStandardEntryClassCodeSchema(),
      status: inboundAchTransferStatusSchema(),
      transfer_return: inboundAchTransferReturnSchema()
        .nullable()
        .meta({ description: "The return, or null if it was not returned." }),
      type: z.literal("inbound_ach_transfer").meta({ description: "Always `inbound_ach_transfer`." }),
    })
    .meta({
      id: "InboundAchTransfer",
      description: "An ACH transfer from another bank to an Account Number, either a credit or a debit.",
    }),
);

export const inboundAchTransferListSchema = once(() =>
  createListSchema("InboundAchTransferList", inboundAchTransferSchema()),
);

export const inboundAchTransferListParamsSchema = once(() =>
  listParams("InboundAchTransferListParams", {
    account_id: reference("account", "Only Inbound ACH Transfers of this Account.").optional(),
    account_number_id: reference("account_number", "Only Inbound ACH Transfers to this Account Number.").optional(),
    status: createInFilter(inboundAchTransferStatusSchema(), "Only Inbound ACH Transfers in one of these states."),
  }),
);

export const inboundAchTransferDeclineParamsSchema = once(() =>
  z
    .strictObject({
      reason: inboundAchTransferDeclineReasonSchema()
        .meta({
          description:
            "The reason that the other bank receives. Default: `payment_stopped` for a debit, `credit_entry_refused_by_receiver` for a credit.",
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
