import * as z from "zod";
import { neverProducedRealTimePaymentsTransferStatusSchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  orNeverProduced,
  textOrNull,
} from "../../schema-kit.ts";
import { instantText, sentPaymentFields, sentPaymentParams } from "../../sent-instant-payments.ts";
import { destinationFilters, transferFields } from "../../transfer-fields.ts";
import {
  realTimePaymentsTransferAcknowledgedSchema,
  realTimePaymentsTransferRejectionSchema,
  realTimePaymentsTransferRejectReasonCodeSchema,
  realTimePaymentsTransferSubmissionSchema,
} from "./outcomes.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export { neverProducedRealTimePaymentsTransferStatusSchema } from "../../known-values.ts";
export * from "./outcomes.ts";

export const realTimePaymentsTransferStatusSchema = enumeration(
  "RealTimePaymentsTransferStatus",
  "The state of a Real-Time Payments Transfer.",
  {
    pending_approval: "It waits for your approval. The amount is on hold.",
    canceled: "You canceled it. No money moved.",
    pending_submission: "It waits for the network. The amount is on hold.",
    complete: "The network accepted it. Its money has moved.",
    rejected: "It was rejected. No money moved.",
  },
);

export const realTimePaymentsTransferSchema = once(() =>
  z
    .strictObject({
      id: id("real_time_payments_transfer", "Identifier of the Real-Time Payments Transfer."),
      acknowledgement: realTimePaymentsTransferAcknowledgedSchema()
        .nullable()
        .meta({ description: "The acknowledgement, or null if it was not accepted." }),
      debtor_name: textOrNull("Name of the sender"),
      rejection: realTimePaymentsTransferRejectionSchema()
        .nullable()
        .meta({ description: "The rejection, or null if it was not rejected." }),
      ...sentPaymentFields(),
      ...transferFields(),
      status: realTimePaymentsTransferStatusSchema(),
      submission: realTimePaymentsTransferSubmissionSchema()
        .nullable()
        .meta({ description: "The submission, or null before." }),
      type: z.literal("real_time_payments_transfer").meta({ description: "Always `real_time_payments_transfer`." }),
      ultimate_creditor_name: textOrNull("Name of who receives the money in the end"),
      ultimate_debtor_name: textOrNull("Name of who sends the money in the first place"),
    })
    .meta({
      id: "RealTimePaymentsTransfer",
      description: "Money that you send to an account at another bank by Real-Time Payments, within seconds.",
    }),
);

export const realTimePaymentsTransferListSchema = once(() =>
  createListSchema("RealTimePaymentsTransferList", realTimePaymentsTransferSchema()),
);

export const realTimePaymentsTransferListParamsSchema = once(() =>
  listParams("RealTimePaymentsTransferListParams", {
    ...destinationFilters("Real-Time Payments Transfers"),
    status: createInFilter(
      orNeverProduced(realTimePaymentsTransferStatusSchema, neverProducedRealTimePaymentsTransferStatusSchema),
      "Only Real-Time Payments Transfers in one of these states.",
    ),
  }),
);

export const realTimePaymentsTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      ...sentPaymentParams(),
      debtor_name: instantText("Name of the sender", 140)
        .meta({ description: "Name of the sender, 1 to 140 characters of Latin-1. Default: the Entity's name." })
        .optional(),
      ultimate_creditor_name: instantText("Name of who receives the money in the end", 140).optional(),
      ultimate_debtor_name: instantText("Name of who sends the money in the first place", 140).optional(),
    })
    .meta({ id: "RealTimePaymentsTransferCreateParams" }),
);

export const realTimePaymentsTransferCompleteParamsSchema = once(() =>
  z
    .strictObject({
      rejection: z
        .strictObject({ reject_reason_code: realTimePaymentsTransferRejectReasonCodeSchema() })
        .meta({
          id: "RealTimePaymentsTransferCompleteRejectionParams",
          description: "Rejects it for this reason, even without a natural cause.",
        })
        .optional(),
    })
    .meta({ id: "RealTimePaymentsTransferCompleteParams" }),
);
