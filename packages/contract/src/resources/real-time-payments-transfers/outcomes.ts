import * as z from "zod";
import { once } from "../../once.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";
import { acknowledgementFields, rejectionFields, submittedAt } from "../../sent-instant-payments.ts";

export const realTimePaymentsTransferRejectReasonCodeSchema = enumeration(
  "RealTimePaymentsTransferRejectReasonCode",
  "Why a Real-Time Payments Transfer was rejected.",
  {
    account_closed: "The receiver's account is closed.",
    account_blocked: "The receiver's account is blocked.",
    invalid_creditor_account_type: "The receiver's account is of a wrong kind.",
    invalid_creditor_account_number: "No account has the number.",
    invalid_creditor_financial_institution_identifier: "No bank has the routing number.",
    end_customer_deceased: "The receiver has died.",
    narrative: "Another reason, in `reject_reason_additional_information`.",
    transaction_forbidden: "The payment is forbidden for the receiver's account.",
    transaction_type_not_supported: "The receiving bank does not take such payments.",
    unexpected_amount: "The receiver does not expect the amount.",
    amount_exceeds_bank_limits: "The amount is above what the receiving bank or the network takes.",
    invalid_creditor_address: "The receiver's address is wrong.",
    unknown_end_customer: "The receiver is unknown.",
    invalid_debtor_address: "The sender's address is wrong.",
    timeout: "The receiving bank did not respond in time.",
    unsupported_message_for_recipient: "The receiving bank cannot read the message.",
    recipient_connection_not_available: "The receiving bank is not connected.",
    real_time_payments_suspended: "The receiving bank takes no Real-Time Payments at present.",
    instructed_agent_signed_off: "The receiving bank has signed off from the network.",
    processing_error: "The network could not process it.",
    other: "Another reason.",
  },
);

export const realTimePaymentsTransferAcknowledgedSchema = once(() =>
  z.strictObject(acknowledgementFields()).meta({
    id: "RealTimePaymentsTransferAcknowledged",
    description: "The network accepted a Real-Time Payments Transfer.",
  }),
);

export const realTimePaymentsTransferRejectionSchema = once(() =>
  z
    .strictObject(rejectionFields(realTimePaymentsTransferRejectReasonCodeSchema()))
    .meta({ id: "RealTimePaymentsTransferRejection", description: "A Real-Time Payments Transfer was rejected." }),
);

export const realTimePaymentsTransferSubmissionSchema = once(() =>
  z
    .strictObject({
      submitted_at: submittedAt(),
      transaction_identification: z.string().meta({
        description: "Identifier of it in the network: date, routing number, `T1` and 16 characters.",
      }),
    })
    .meta({
      id: "RealTimePaymentsTransferSubmission",
      description: "The submission of a Real-Time Payments Transfer to the network.",
    }),
);

const transfer_id = () => id("real_time_payments_transfer", "The Real-Time Payments Transfer.");
const amount = () => cents("Amount of the transfer, in cents, at least 1.").min(1);

export const realTimePaymentsTransferInstructionSchema = once(() =>
  z.strictObject({ amount: amount(), transfer_id: transfer_id() }).meta({
    id: "RealTimePaymentsTransferInstruction",
    description: "A Real-Time Payments Transfer whose money is on hold.",
  }),
);

export const realTimePaymentsTransferAcknowledgementSchema = once(() =>
  z
    .strictObject({
      account_number: z.string().meta({ description: "The account number at the other bank." }),
      amount: amount(),
      routing_number: z.string().meta({ description: "The routing number of the other bank." }),
      transfer_id: transfer_id(),
      unstructured_remittance_information: z.string().meta({ description: "The message to the receiver." }),
    })
    .meta({
      id: "RealTimePaymentsTransferAcknowledgement",
      description: "A Real-Time Payments Transfer that moved money.",
    }),
);
