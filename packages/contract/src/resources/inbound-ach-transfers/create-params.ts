import * as z from "zod";
import { once } from "../../once.ts";
import { cents, instant, patterned, reference, text } from "../../schema-kit.ts";
import { inboundAchTransferAddendaCategorySchema } from "./addenda.ts";
import { achDeclineReasonSchema } from "./decline.ts";
import { inboundAchTransferStandardEntryClassCodeSchema } from "./standard-entry-class-code.ts";

/** Text that an ACH file can hold. */
const achText = (description: string, maximum: number, more?: string) =>
  patterned(description, { pattern: /^[ -~]*$/, form: `1 to ${maximum} characters of printable ASCII`, more })
    .min(1)
    .max(maximum);

const addendaEntryParamsSchema = once(() =>
  z
    .strictObject({
      payment_related_information: achText("What the originator writes about the payment", 80),
    })
    .meta({ id: "InboundAchTransferCreateAddendaEntryParams", description: "One record of addenda." }),
);

const addendaParamsSchema = once(() =>
  z
    .strictObject({
      category: inboundAchTransferAddendaCategorySchema(),
      freeform: z
        .strictObject({
          entries: z.array(addendaEntryParamsSchema()).meta({ description: "The records, in order." }),
        })
        .meta({ id: "InboundAchTransferCreateAddendaFreeformParams", description: "Addenda in no fixed form." })
        .optional(),
    })
    .meta({ id: "InboundAchTransferCreateAddendaParams", description: "What is sent along with the transfer." }),
);

export const inboundAchTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_number_id: reference("account_number", "The Account Number that the transfer is sent to."),
      amount: cents("Amount in cents, not 0: positive adds money (a credit), negative takes it (a debit)."),
      addenda: addendaParamsSchema().optional(),
      company_descriptive_date: achText("Date as the originator writes it, in no fixed form", 6).optional(),
      company_discretionary_data: achText("Data that the originator adds for its own use", 20).optional(),
      company_entry_description: achText("What the payment is for", 10, "By default the bank makes it up.").optional(),
      company_id: achText("Identifier of the originator", 15, "By default the bank makes it up.").optional(),
      company_name: achText("Name of the originator", 16, "By default the bank makes it up.").optional(),
      // D-84.
      decline_reason: achDeclineReasonSchema()
        .meta({ description: "The reason to decline it for when it resolves, whether there is cause for it or not." })
        .optional(),
      receiver_id_number: text("The originator's identifier of the receiver, 1 to 200 characters.").optional(),
      receiver_name: text("Name of the receiver, 1 to 200 characters.").optional(),
      resolve_at: instant(
        "When the bank is to resolve it, not before the bank's present time; it is pending until then. By default at once, in live after an hour.",
      ).optional(),
      standard_entry_class_code: inboundAchTransferStandardEntryClassCodeSchema()
        .meta({ description: "The kind of payment that it is.", default: "corporate_credit_or_debit" })
        .optional(),
    })
    .meta({ id: "InboundAchTransferCreateParams" }),
);
