import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, selection, timestamp } from "../../schema-kit.ts";
import { achDeclineReasonSchema } from "./decline.ts";

/** The reasons that a receiving bank can give for a return. */
const returnReasons = [
  "insufficient_funds",
  "returned_per_odfi_request",
  "authorization_revoked_by_customer",
  "payment_stopped",
  "customer_advised_unauthorized_improper_ineligible_or_incomplete",
  "representative_payee_deceased_or_unable_to_continue_in_that_capacity",
  "beneficiary_or_account_holder_deceased",
  "credit_entry_refused_by_receiver",
  "duplicate_entry",
  "corporate_customer_advised_not_authorized",
] as const;

export const inboundAchTransferReturnReasonSchema = selection(
  "InboundAchTransferReturnReason",
  "Why you return an ACH transfer.",
  achDeclineReasonSchema,
  returnReasons,
);

/**
 * The reasons that a client can give. Only the bank determines the others, from the Account Number, the Account, its
 * Entity or a Limit.
 */
export const inboundAchTransferDeclineReasonSchema = selection(
  "InboundAchTransferDeclineReason",
  "Why you decline an ACH transfer.",
  achDeclineReasonSchema,
  [...returnReasons, "user_initiated"],
);

export const inboundAchTransferAcceptanceSchema = once(() =>
  z
    .strictObject({
      accepted_at: timestamp("When it was accepted."),
      transaction_id: id("transaction", "The Transaction that moved the money."),
    })
    .meta({ id: "InboundAchTransferAcceptance", description: "The acceptance of an ACH transfer." }),
);

export const inboundAchTransferDeclineSchema = once(() =>
  z
    .strictObject({
      declined_at: timestamp("When it was declined."),
      declined_transaction_id: id("declined_transaction", "The Declined Transaction that records it."),
      reason: achDeclineReasonSchema(),
    })
    .meta({ id: "InboundAchTransferDecline", description: "The decline of an ACH transfer." }),
);

export const inboundAchTransferReturnSchema = once(() =>
  z
    .strictObject({
      reason: inboundAchTransferReturnReasonSchema(),
      returned_at: timestamp("When it was returned."),
      transaction_id: id("transaction", "The Transaction that moved the money back."),
    })
    .meta({ id: "InboundAchTransferReturn", description: "The return of an accepted ACH transfer." }),
);

export const inboundAchTransferNotificationOfChangeSchema = once(() =>
  z
    .strictObject({
      updated_account_number: z
        .string()
        .nullable()
        .meta({ description: "The new account number, or null if it stays the same." }),
      updated_routing_number: z
        .string()
        .nullable()
        .meta({ description: "The new routing number, or null if it stays the same." }),
    })
    .meta({
      id: "InboundAchTransferNotificationOfChange",
      description: "The corrections that the originator must make before the next transfer.",
    }),
);

export const inboundAchTransferSettlementScheduleSchema = enumeration(
  "InboundAchTransferSettlementSchedule",
  "How soon the banks settle an ACH transfer.",
  {
    same_day: "On the day of sending.",
    future_dated: "On a later day.",
  },
);

export const inboundAchTransferSettlementSchema = once(() =>
  z
    .strictObject({
      settled_at: timestamp("When it is settled."),
      settlement_schedule: inboundAchTransferSettlementScheduleSchema(),
    })
    .meta({ id: "InboundAchTransferSettlement", description: "When the banks settle an ACH transfer." }),
);
