import * as z from "zod";
import { neverProducedFednowTransferStatusSchema } from "../../known-values.ts";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  digits,
  enumeration,
  id,
  listParams,
  orNeverProduced,
  selection,
  text,
  textOrNull,
  zipCode,
} from "../../schema-kit.ts";
import {
  acknowledgementFields,
  instantText,
  rejectionFields,
  sentPaymentFields,
  sentPaymentParams,
  submittedAt,
} from "../../sent-instant-payments.ts";
import { destinationFilters, transferFields } from "../../transfer-fields.ts";
import { realTimePaymentsTransferRejectReasonCodeSchema } from "../real-time-payments-transfers/outcomes.ts";

export { neverProducedFednowTransferStatusSchema } from "../../known-values.ts";

export const fednowTransferStatusSchema = enumeration("FednowTransferStatus", "The state of a FedNow Transfer.", {
  pending_approval: "It waits for your approval. The amount is on hold.",
  canceled: "You canceled it. No money moved.",
  pending_submitting: "It waits for the network. The amount is on hold.",
  complete: "The network accepted it. Its money has moved.",
  rejected: "It was rejected. No money moved.",
});

export const fednowTransferRejectReasonCodeSchema = selection(
  "FednowTransferRejectReasonCode",
  "Why a FedNow Transfer was rejected.",
  realTimePaymentsTransferRejectReasonCodeSchema,
  [
    "account_closed",
    "account_blocked",
    "invalid_creditor_account_type",
    "invalid_creditor_account_number",
    "invalid_creditor_financial_institution_identifier",
    "end_customer_deceased",
    "narrative",
    "transaction_forbidden",
    "transaction_type_not_supported",
    "amount_exceeds_bank_limits",
    "invalid_creditor_address",
    "invalid_debtor_address",
    "timeout",
    "processing_error",
    "other",
  ],
);

export const fednowTransferAcknowledgedSchema = once(() =>
  z
    .strictObject(acknowledgementFields())
    .meta({ id: "FednowTransferAcknowledged", description: "The network accepted a FedNow Transfer." }),
);

export const fednowTransferRejectionSchema = once(() =>
  z
    .strictObject(rejectionFields(fednowTransferRejectReasonCodeSchema()))
    .meta({ id: "FednowTransferRejection", description: "A FedNow Transfer was rejected." }),
);

export const fednowTransferSubmissionSchema = once(() =>
  z
    .strictObject({
      message_identification: z.string().meta({
        description: "Identifier of it in the network: date, routing number and 18 characters.",
      }),
      submitted_at: submittedAt(),
    })
    .meta({ id: "FednowTransferSubmission", description: "The submission of a FedNow Transfer to the network." }),
);

const transfer_id = () => id("fednow_transfer", "The FedNow Transfer.");

export const fednowTransferInstructionSchema = once(() =>
  z
    .strictObject({ transfer_id: transfer_id() })
    .meta({ id: "FednowTransferInstruction", description: "A FedNow Transfer whose money is on hold." }),
);

export const fednowTransferAcknowledgementSchema = once(() =>
  z
    .strictObject({ transfer_id: transfer_id() })
    .meta({ id: "FednowTransferAcknowledgement", description: "A FedNow Transfer that moved money." }),
);

export const fednowTransferAddressSchema = once(() =>
  z
    .strictObject({
      city: textOrNull("City"),
      line1: textOrNull("First line"),
      postal_code: textOrNull("ZIP code"),
      state: textOrNull("State, 2 characters"),
    })
    .meta({ id: "FednowTransferAddress", description: "The address of the sender or receiver of a FedNow Transfer." }),
);

export const fednowTransferCreateAddressParamsSchema = once(() =>
  z
    .strictObject({
      city: text("City, 1 to 35 characters.", 35),
      postal_code: zipCode(),
      state: z.string().length(2).meta({ description: "State, 2 characters." }),
      line1: text("First line, 1 to 70 characters.", 70).optional(),
    })
    .meta({
      id: "FednowTransferCreateAddressParams",
      description: "The address of the sender or receiver of a FedNow Transfer.",
    }),
);

const addressOrNull = (who: string) =>
  fednowTransferAddressSchema()
    .nullable()
    .meta({ description: `The address of the ${who}, or null.` });

export const fednowTransferSchema = once(() =>
  z
    .strictObject({
      id: id("fednow_transfer", "Identifier of the FedNow Transfer."),
      acknowledgement: fednowTransferAcknowledgedSchema()
        .nullable()
        .meta({ description: "The acknowledgement, or null if it was not accepted." }),
      creditor_address: addressOrNull("receiver"),
      debtor_address: addressOrNull("sender"),
      debtor_name: z.string().meta({ description: "Name of the sender." }),
      rejection: fednowTransferRejectionSchema()
        .nullable()
        .meta({ description: "The rejection, or null if it was not rejected." }),
      ...sentPaymentFields(),
      ...transferFields(),
      status: fednowTransferStatusSchema(),
      submission: fednowTransferSubmissionSchema().nullable().meta({ description: "The submission, or null before." }),
      type: z.literal("fednow_transfer").meta({ description: "Always `fednow_transfer`." }),
      unique_end_to_end_transaction_reference: z
        .string()
        .meta({ description: "Reference that identifies the payment at every bank (UETR)." }),
    })
    .omit({ approval: true, cancellation: true })
    .meta({
      id: "FednowTransfer",
      description: "Money that you send to an account at another bank by FedNow, within seconds.",
    }),
);

export const fednowTransferListSchema = once(() => createListSchema("FednowTransferList", fednowTransferSchema()));

export const fednowTransferListParamsSchema = once(() =>
  listParams("FednowTransferListParams", {
    ...destinationFilters("FedNow Transfers"),
    status: createInFilter(
      orNeverProduced(fednowTransferStatusSchema, neverProducedFednowTransferStatusSchema),
      "Only FedNow Transfers in one of these states.",
    ),
  }),
);

export const fednowTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      ...sentPaymentParams(),
      debtor_name: instantText("Name of the sender", 140),
      account_number: digits("1,34", "The account number at the other bank").optional(),
      creditor_address: fednowTransferCreateAddressParamsSchema()
        .meta({ description: "The address of the receiver." })
        .optional(),
      debtor_address: fednowTransferCreateAddressParamsSchema()
        .meta({ description: "The address of the sender." })
        .optional(),
    })
    .meta({ id: "FednowTransferCreateParams" }),
);

export const fednowTransferCompleteParamsSchema = once(() =>
  z
    .strictObject({
      rejection: z
        .strictObject({ reject_reason_code: fednowTransferRejectReasonCodeSchema() })
        .meta({
          id: "FednowTransferCompleteRejectionParams",
          description: "Rejects it for this reason, even without a natural cause.",
        })
        .optional(),
    })
    .meta({ id: "FednowTransferCompleteParams" }),
);
