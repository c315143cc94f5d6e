import * as z from "zod";
import { bankAccountNumber } from "./bank-numbers.ts";
import { once } from "./once.ts";
import { cents, id, patterned, reference, timestamp } from "./schema-kit.ts";
import { destinationFields, destinationParams, requireApproval } from "./transfer-fields.ts";

// What Real-Time Payments and FedNow Transfers share.

/** Text that the networks of instant payments accept. */
export const instantText = (description: string, maximum: number) =>
  patterned(description, { pattern: /^[ -~\u00a0-\u00ff]*$/, form: `1 to ${maximum} characters of Latin-1` })
    .min(1)
    .max(maximum);

const amount = () => cents("Amount in cents, at least 1.").min(1);
const source = "The Account Number that the money comes from, which the receiver sees.";
const message = "The message to the receiver";

/** The fields of such a transfer, beside those of every transfer. */
export const sentPaymentFields = once(() => ({
  account_id: id("account", "The Account that the money leaves."),
  amount: amount(),
  creditor_name: z.string().meta({ description: "Name of the receiver." }),
  source_account_number_id: id("account_number", source),
  ...destinationFields(),
  unstructured_remittance_information: z.string().meta({ description: `${message}.` }),
}));

/** The parameters that create one. */
export const sentPaymentParams = once(() => ({
  amount: amount(),
  creditor_name: instantText("Name of the receiver", 140),
  source_account_number_id: reference("account_number", source),
  unstructured_remittance_information: instantText(message, 140),
  ...destinationParams(bankAccountNumber("The account number at the other bank", 34)),
  require_approval: requireApproval(),
}));

/** The response of the network: one that accepts the payment. */
export const acknowledgementFields = once(() => ({
  acknowledged_at: timestamp("When the network accepted it."),
}));

/** The response of the network: one that refuses the payment, for one of these reasons. */
export const rejectionFields = <Reason extends z.ZodType>(reason: Reason) => ({
  reject_reason_additional_information: z
    .string()
    .nullable()
    .meta({ description: "More about the reason, for `narrative`, or null." }),
  reject_reason_code: reason,
  rejected_at: z.iso.datetime({ precision: 3 }).nullable().meta({ description: "When it was rejected." }),
});

export const submittedAt = once(() =>
  z.iso.datetime({ precision: 3 }).nullable().meta({ description: "When it was submitted." }),
);
