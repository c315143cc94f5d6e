import * as z from "zod";
import { once } from "../../once.ts";
import { withReturnCodes } from "../../return-codes.ts";
import { cents, enumeration, id } from "../../schema-kit.ts";
import { achReturnCodes } from "./return-codes.ts";

const achDeclineReasons = withReturnCodes(achReturnCodes, {
  ach_route_canceled: "The Account Number is canceled.",
  ach_route_disabled: "The Account Number is disabled.",
  breaches_limit: "It would exceed a Limit.",
  entity_not_active: "The Entity that owns the Account is not active.",
  group_locked: "The Account does not allow any activity.",
  transaction_not_allowed: "The Account Number does not accept transfers of this kind, for example debits.",
  returned_per_odfi_request: "The sending bank requested it back.",
  user_initiated: "You declined it through the API.",
  insufficient_funds: "The available balance does not cover it.",
  authorization_revoked_by_customer: "The payer revoked the originator's authorization.",
  payment_stopped: "The payer stopped this payment.",
  customer_advised_unauthorized_improper_ineligible_or_incomplete:
    "The payer says that it was never authorized, or is improper, ineligible or incomplete.",
  representative_payee_deceased_or_unable_to_continue_in_that_capacity:
    "The person who receives money on another's behalf has died or can no longer do so.",
  beneficiary_or_account_holder_deceased: "The beneficiary or the account holder has died.",
  credit_entry_refused_by_receiver: "The receiver refused the credit.",
  duplicate_entry: "It was sent twice.",
  corporate_customer_advised_not_authorized: "The payer, a company, says that it did not authorize the debit.",
});

export const achDeclineReasonSchema = enumeration(
  "AchDeclineReason",
  "Why an ACH transfer was declined.",
  achDeclineReasons,
);

export const achDeclineSchema = once(() =>
  z
    .strictObject({
      amount: cents("The declined amount, in US cents, 0 or more.").min(0),
      id: id("ach_decline", "Identifier of the decline."),
      inbound_ach_transfer_id: id("inbound_ach_transfer", "The Inbound ACH Transfer that was declined."),
      originator_company_descriptive_date: z
        .string()
        .nullable()
        .meta({ description: "Date as written by the originator, in no fixed form, or null." }),
      originator_company_discretionary_data: z
        .string()
        .nullable()
        .meta({ description: "Data that the originator added for its own use, or null." }),
      originator_company_id: z.string().meta({ description: "Identifier of the originator in the ACH network." }),
      originator_company_name: z.string().meta({ description: "Name of the originator." }),
      reason: achDeclineReasonSchema(),
      receiver_id_number: z
        .string()
        .nullable()
        .meta({ description: "The originator's identifier of the receiver, or null." }),
      receiver_name: z
        .string()
        .nullable()
        .meta({ description: "The receiver's name as written by the originator, or null." }),
      trace_number: z.string().meta({ description: "Number that identifies the transfer in the ACH network." }),
      type: z.literal("ach_decline").meta({ description: "Always `ach_decline`." }),
    })
    .meta({ id: "AchDecline", description: "An ACH transfer that was declined." }),
);
