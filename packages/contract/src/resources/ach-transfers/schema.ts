import * as z from "zod";
import { inboundFundsHoldSchema } from "../../inbound-funds-hold.ts";
import { neverProducedAchTransferStatusSchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  cents,
  createInFilter,
  createListSchema,
  enumeration,
  id,
  listParams,
  orNeverProduced,
  text,
  textOrNull,
} from "../../schema-kit.ts";
import { destinationFields, destinationFilters, transferFields } from "../../transfer-fields.ts";
import { externalAccountHolderSchema } from "../external-accounts/schema.ts";
import { achTransferAddendaSchema } from "./addenda.ts";
import { achTransferStandardEntryClassCodeSchema } from "./create-params.ts";
import { achTransferFundingSchema, achTransferNotificationOfChangeSchema } from "./notification-of-change.ts";
import {
  achTransferAcknowledgementSchema,
  achTransferReturnSchema,
  achTransferSettlementScheduleSchema,
  achTransferSettlementSchema,
  achTransferSubmissionSchema,
} from "./outcomes.ts";
import { achTransferReturnReasonSchema } from "./return-reasons.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "../../inbound-funds-hold.ts";
export { neverProducedAchTransferStatusSchema } from "../../known-values.ts";
export {
  achTransferAddendaCategorySchema,
  achTransferAddendaEntrySchema,
  achTransferAddendaFreeformSchema,
  achTransferAddendaInvoiceSchema,
  achTransferAddendaPaymentOrderRemittanceAdviceSchema,
  achTransferAddendaSchema,
  achTransferCreateAddendaCategorySchema,
  achTransferCreateAddendaParamsSchema,
} from "./addenda.ts";
export {
  achTransferCreateParamsSchema,
  achTransferStandardEntryClassCodeSchema,
  achTransferTransactionTimingSchema,
} from "./create-params.ts";
export {
  achTransferChangeCodeSchema,
  achTransferCreateNotificationOfChangeParamsSchema,
  achTransferFundingSchema,
  achTransferNotificationOfChangeSchema,
} from "./notification-of-change.ts";
export * from "./outcomes.ts";
export { achTransferReturnReasonSchema } from "./return-reasons.ts";
export * from "./sources.ts";

export const achTransferStatusSchema = enumeration("AchTransferStatus", "The state of an ACH Transfer.", {
  pending_approval: "It waits for your approval. The amount of a credit is on hold.",
  canceled: "You canceled it. No money moved.",
  pending_submission: "Its money has moved, and it waits for its submission to the network.",
  submitted: "It was submitted to the network, and has perhaps settled.",
  returned: "The receiving bank returned it. Its money has moved back.",
  rejected: "It was rejected before its submission. Its money has moved back.",
});

export const achTransferNetworkSchema = enumeration("AchTransferNetwork", "The network of an ACH Transfer.", {
  ach: "The ACH network.",
});

export const achTransferPreferredEffectiveDateSchema = once(() =>
  z
    .strictObject({
      date: z.iso.date().nullable().meta({ description: "The date to settle on, `YYYY-MM-DD`, or null." }),
      settlement_schedule: achTransferSettlementScheduleSchema()
        .nullable()
        .meta({ description: "The schedule to settle by, or null if `date` is not." }),
    })
    .meta({ id: "AchTransferPreferredEffectiveDate", description: "When you want an ACH Transfer to settle." }),
);

export const achTransferSchema = once(() =>
  z
    .strictObject({
      id: id("ach_transfer", "Identifier of the ACH Transfer."),
      account_id: id("account", "The Account that the money leaves, or that a debit enters."),
      acknowledgement: achTransferAcknowledgementSchema()
        .nullable()
        .meta({ description: "The acknowledgement of the network, or null before." }),
      addenda: achTransferAddendaSchema().nullable().meta({ description: "Additional information, or null." }),
      amount: cents("Amount in cents: positive pushes money out, negative pulls money in."),
      company_descriptive_date: textOrNull("Date for the receiver, in no fixed form"),
      company_discretionary_data: textOrNull("Data for your own use"),
      company_entry_description: textOrNull("The purpose of the payment"),
      company_id: z.string().meta({ description: "Your id in the network, 10 digits, the same for each Account." }),
      company_name: textOrNull("Your name as the receiver should see it"),
      destination_account_holder: externalAccountHolderSchema().meta({
        description: "Who owns the account at the other bank.",
      }),
      funding: achTransferFundingSchema(),
      inbound_funds_hold: inboundFundsHoldSchema().nullable().meta({
        description: "The hold of the money of a debit, or null for a credit and before the money has moved.",
      }),
      individual_id: textOrNull("Your id of the receiver"),
      individual_name: textOrNull("Name of the receiver"),
      network: achTransferNetworkSchema(),
      notifications_of_change: z
        .array(achTransferNotificationOfChangeSchema())
        .meta({ description: "The corrections that the receiving bank sent, oldest first." }),
      preferred_effective_date: achTransferPreferredEffectiveDateSchema(),
      return: achTransferReturnSchema().nullable().meta({ description: "The return, or null if it was not returned." }),
      settlement: achTransferSettlementSchema()
        .nullable()
        .meta({ description: "The settlement, or null before. A settled transfer stays `submitted`." }),
      standard_entry_class_code: achTransferStandardEntryClassCodeSchema(),
      statement_descriptor: z.string().meta({ description: "What the statement of the receiver shows." }),
      ...destinationFields(),
      ...transferFields(),
      status: achTransferStatusSchema(),
      submission: achTransferSubmissionSchema().nullable().meta({ description: "The submission, or null before." }),
      type: z.literal("ach_transfer").meta({ description: "Always `ach_transfer`." }),
    })
    .meta({
      id: "AchTransfer",
      description: "Money that you push to an account at another bank, or pull from it, over the ACH network.",
    }),
);

export const achTransferListSchema = once(() => createListSchema("AchTransferList", achTransferSchema()));

export const achTransferListParamsSchema = once(() =>
  listParams("AchTransferListParams", {
    ...destinationFilters("ACH Transfers"),
    status: createInFilter(
      orNeverProduced(achTransferStatusSchema, neverProducedAchTransferStatusSchema),
      "Only ACH Transfers in one of these states.",
    ),
  }),
);

export const achTransferSettleHoldBehaviorSchema = enumeration(
  "AchTransferSettleHoldBehavior",
  "What the settlement of a debit does with the hold of its money.",
  {
    release_immediately: "Releases it at once.",
    release_on_default_schedule: "Keeps it until the second business day after the settlement, at 06:00 in New York.",
  },
);

export const achTransferSettleParamsSchema = once(() =>
  z
    .strictObject({
      inbound_funds_hold_behavior: achTransferSettleHoldBehaviorSchema()
        .meta({
          description: "What to do with the hold of a debit. Has no effect on a credit.",
          default: "release_immediately",
        })
        .optional(),
    })
    .meta({ id: "AchTransferSettleParams" }),
);

export const achTransferReturnParamsSchema = once(() =>
  z
    .strictObject({
      addenda_information: text("Words of the receiving bank, 1 to 200 characters.").optional(),
      // O-10.
      reason: achTransferReturnReasonSchema()
        .meta({ description: "The reason. Default: `no_account` for a credit, `insufficient_fund` for a debit." })
        .optional(),
    })
    .meta({ id: "AchTransferReturnParams" }),
);
