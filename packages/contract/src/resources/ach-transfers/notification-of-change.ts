import * as z from "zod";
import { type CrossFieldRule, isGiven } from "../../cross-field-rule.ts";
import { once } from "../../once.ts";
import { digits, enumeration, text, timestamp } from "../../schema-kit.ts";
import { correctedFields } from "./corrected-fields.ts";

export const achTransferFundingSchema = enumeration("AchTransferFunding", "The kind of an account at another bank.", {
  checking: "A checking account.",
  savings: "A savings account.",
  loan: "A loan.",
  general_ledger: "A general ledger account of a bank.",
});

/** The correction that each combination of parameters stands for, and the other corrections that a bank can send. */
export const achTransferChangeCodeSchema = enumeration("AchTransferChangeCode", "What the receiving bank corrects.", {
  incorrect_account_number: "The account number.",
  incorrect_routing_number: "The routing number.",
  incorrect_routing_number_and_account_number: "The routing number and the account number.",
  incorrect_transaction_code: "The kind of the account.",
  incorrect_account_number_and_transaction_code: "The account number and the kind of the account.",
  incorrect_routing_number_account_number_and_transaction_code:
    "The routing number, the account number and the kind of the account.",
  incorrect_individual_identification_number: "The id of the receiver.",
  incorrect_receiving_depository_financial_institution_identification: "The id of the receiving bank.",
  addenda_format_error: "The form of the addenda.",
  incorrect_standard_entry_class_code_for_outbound_international_payment: "The class of an international payment.",
  misrouted_notification_of_change: "An earlier notification that went to the wrong bank.",
  incorrect_trace_number: "The trace number.",
  incorrect_company_identification_number: "The company id.",
  incorrect_identification_number: "An id.",
  incorrectly_formatted_corrected_data: "The form of an earlier correction.",
  incorrect_discretionary_data: "The discretionary data.",
  routing_number_not_from_original_entry_detail_record: "An earlier notification with another routing number.",
  depository_financial_institution_account_number_not_from_original_entry_detail_record:
    "An earlier notification with another account number.",
  incorrect_transaction_code_by_originating_depository_financial_institution:
    "The kind of the account, as the sending bank wrote it.",
});

export const achTransferNotificationOfChangeSchema = once(() =>
  z
    .strictObject({
      change_code: achTransferChangeCodeSchema(),
      corrected_account_funding: achTransferFundingSchema()
        .nullable()
        .meta({ description: "The right kind of the account, or null if it is not corrected." }),
      corrected_account_number: z
        .string()
        .nullable()
        .meta({ description: "The right account number, or null if it is not corrected." }),
      corrected_individual_id: z
        .string()
        .nullable()
        .meta({ description: "The right id of the receiver, or null if it is not corrected." }),
      corrected_routing_number: z
        .string()
        .nullable()
        .meta({ description: "The right routing number, or null if it is not corrected." }),
      created_at: timestamp("When it arrived."),
    })
    .meta({
      id: "AchTransferNotificationOfChange",
      description:
        "A correction that the receiving bank sent. It changes neither the transfer nor an External Account.",
    }),
);

const individualId = () => text("The right id of the receiver, 1 to 22 characters.", 22);

export const achTransferCreateNotificationOfChangeParamsSchema = once(() =>
  z
    .strictObject({
      corrected_account_funding: achTransferFundingSchema()
        .meta({ description: "The right kind of the account. With a routing number, also give the account number." })
        .optional(),
      corrected_account_number: text("The right account number, 1 to 17 characters.", 17).optional(),
      corrected_individual_id: individualId().optional(),
      corrected_routing_number: digits("9", "The right routing number").optional(),
    })
    .meta({ id: "AchTransferCreateNotificationOfChangeParams" }),
);

const corrections = [
  "corrected_account_funding",
  "corrected_account_number",
  "corrected_routing_number",
  "corrected_individual_id",
] as const;

/** Only combinations that a change code stands for. */
export const notificationOfChangeRules: readonly CrossFieldRule[] = [
  {
    id: "any-correction",
    field: "corrected_account_number",
    message: "is required unless another correction is given",
    reads: corrections,
    broken: (...given) => !given.some(isGiven),
  },
  {
    id: "corrected_account_number-required",
    field: "corrected_account_number",
    message: "is required when `corrected_account_funding` and `corrected_routing_number` are given",
    reads: corrections,
    broken: (funding, account, routing) => isGiven(funding) && isGiven(routing) && !isGiven(account),
  },
  {
    id: "corrected_individual_id-not-beside",
    field: "corrected_individual_id",
    message: "is not allowed beside another correction",
    reads: corrections,
    broken: (funding, account, routing, individual) => isGiven(individual) && [funding, account, routing].some(isGiven),
  },
];

/** The older body of the same simulation (O-07). */
export const achTransferOlderNotificationOfChangeParamsSchema = once(() =>
  z
    .strictObject({ change_code: achTransferChangeCodeSchema(), corrected_data: text("The correction.") })
    .meta({ id: "AchTransferOlderNotificationOfChangeParams" }),
);

export const olderNotificationOfChangeRules: readonly CrossFieldRule[] = [
  {
    id: "corrected_data-of-change_code",
    field: "corrected_data",
    message: "must be a value of what `change_code` corrects",
    reads: ["change_code", "corrected_data"],
    broken: (code, data) => {
      const field = correctedFields[String(code)];
      return (
        field !== undefined && !achTransferCreateNotificationOfChangeParamsSchema().safeParse({ [field]: data }).success
      );
    },
  },
];
