import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, timestamp } from "../../schema-kit.ts";
import { achTransferReturnReasonSchema } from "./return-reasons.ts";

export const achTransferAcknowledgementSchema = once(() =>
  z
    .strictObject({ acknowledged_at: timestamp("When the network acknowledged it.") })
    .meta({ id: "AchTransferAcknowledgement", description: "The network received an ACH Transfer." }),
);

export const achTransferSettlementSchema = once(() =>
  z
    .strictObject({ settled_at: timestamp("When it settled.") })
    .meta({ id: "AchTransferSettlement", description: "The banks settled an ACH Transfer." }),
);

export const achTransferSettlementScheduleSchema = enumeration(
  "AchTransferSettlementSchedule",
  "When an ACH Transfer settles.",
  {
    same_day: "On the day of its submission, if it is submitted in time and is at most $1,000,000.00.",
    future_dated: "On a later business day.",
  },
);

const traceNumber = (bank: string) =>
  z.string().meta({ description: `Number of it in the ACH network, 15 digits: the first eight are those of ${bank}.` });

export const achTransferSubmissionSchema = once(() =>
  z
    .strictObject({
      administrative_returns_expected_by: timestamp("When returns for administrative reasons should have arrived."),
      effective_date: z.iso.date().meta({ description: "The date that the network is asked to settle it on." }),
      expected_funds_settlement_at: timestamp("When it should settle."),
      expected_settlement_schedule: achTransferSettlementScheduleSchema(),
      submitted_at: timestamp("When it was submitted."),
      trace_number: traceNumber("the bank of the Account"),
    })
    .meta({ id: "AchTransferSubmission", description: "The submission of an ACH Transfer to the network." }),
);

export const achTransferReturnSchema = once(() =>
  z
    .strictObject({
      addenda_information: z.string().nullable().meta({ description: "Words of the receiving bank, or null." }),
      created_at: timestamp("When it was returned."),
      raw_return_reason_code: z.string().meta({ description: "The return code of the reason, such as `R03`." }),
      return_reason_code: achTransferReturnReasonSchema(),
      trace_number: traceNumber("the receiving bank"),
      transaction_id: id("transaction", "The Transaction that moved the money back."),
      transfer_id: id("ach_transfer", "The ACH Transfer."),
    })
    .meta({ id: "AchTransferReturn", description: "The return of an ACH Transfer by the receiving bank." }),
);

export const achTransferRejectionSchema = once(() =>
  z
    .strictObject({ transfer_id: id("ach_transfer", "The ACH Transfer.") })
    .meta({ id: "AchTransferRejection", description: "An ACH Transfer that was rejected before its submission." }),
);
