import * as z from "zod";
import { achText } from "../../ach-text.ts";
import { once } from "../../once.ts";
import { cents, enumeration, patterned, selection } from "../../schema-kit.ts";

export const achTransferAddendaCategorySchema = enumeration(
  "AchTransferAddendaCategory",
  "The form of the addenda of an ACH Transfer.",
  {
    freeform: "Text in no fixed form.",
    payment_order_remittance_advice: "The invoices that are paid (PORA).",
    other: "Another form: never.",
  },
);

export const achTransferCreateAddendaCategorySchema = selection(
  "AchTransferCreateAddendaCategory",
  "The form of the addenda.",
  achTransferAddendaCategorySchema,
  ["freeform", "payment_order_remittance_advice"],
);

/** The addenda of a transfer. */
export const achTransferAddendaEntrySchema = once(() =>
  z
    .strictObject({ payment_related_information: z.string().meta({ description: "Your message about the payment." }) })
    .meta({ id: "AchTransferAddendaEntry", description: "One record of addenda." }),
);

export const achTransferAddendaFreeformSchema = once(() =>
  z
    .strictObject({
      entries: z.array(achTransferAddendaEntrySchema()).meta({ description: "The records, in the order of sending." }),
    })
    .meta({ id: "AchTransferAddendaFreeform", description: "Addenda in no fixed form." }),
);

export const achTransferAddendaInvoiceSchema = once(() =>
  z
    .strictObject({
      invoice_number: z.string().meta({ description: "The number of the invoice." }),
      paid_amount: cents("The amount that is paid of it, in cents."),
    })
    .meta({ id: "AchTransferAddendaInvoice", description: "An invoice that is paid." }),
);

export const achTransferAddendaPaymentOrderRemittanceAdviceSchema = once(() =>
  z
    .strictObject({
      invoices: z.array(achTransferAddendaInvoiceSchema()).meta({ description: "The invoices, in order." }),
    })
    .meta({ id: "AchTransferAddendaPaymentOrderRemittanceAdvice", description: "The invoices that are paid." }),
);

export const achTransferAddendaSchema = once(() =>
  z
    .strictObject({
      category: achTransferAddendaCategorySchema(),
      freeform: achTransferAddendaFreeformSchema()
        .nullable()
        .meta({ description: "The text, or null unless `category` is `freeform`." }),
      payment_order_remittance_advice: achTransferAddendaPaymentOrderRemittanceAdviceSchema()
        .nullable()
        .meta({ description: "The invoices, or null unless `category` is `payment_order_remittance_advice`." }),
    })
    .meta({ id: "AchTransferAddenda", description: "Additional information that is sent with an ACH Transfer." }),
);

const MORE = "More than one only with `standard_entry_class_code` `corporate_trade_exchange`.";

const entryParamsSchema = once(() =>
  z
    .strictObject({ payment_related_information: achText("Your message about the payment", 80) })
    .meta({ id: "AchTransferCreateAddendaEntryParams", description: "One record of addenda." }),
);

const invoiceParamsSchema = once(() =>
  z
    .strictObject({
      invoice_number: patterned("The number of the invoice", {
        pattern: /^[0-9A-Za-z]{1,50}$/,
        form: "1 to 50 letters and digits",
      }),
      paid_amount: cents("The amount that is paid of it, in cents."),
    })
    .meta({ id: "AchTransferCreateAddendaInvoiceParams", description: "An invoice that is paid." }),
);

export const achTransferCreateAddendaParamsSchema = once(() =>
  z
    .strictObject({
      category: achTransferCreateAddendaCategorySchema(),
      freeform: z
        .strictObject({
          entries: z
            .array(entryParamsSchema())
            .min(1)
            .meta({ description: `The records, in order, 1 element or more. ${MORE}` }),
        })
        .meta({
          id: "AchTransferCreateAddendaFreeformParams",
          description: "Addenda in no fixed form. Required with `category` `freeform`, refused without it.",
        })
        .optional(),
      payment_order_remittance_advice: z
        .strictObject({
          invoices: z
            .array(invoiceParamsSchema())
            .min(1)
            .meta({ description: `The invoices, in order, 1 element or more. ${MORE}` }),
        })
        .meta({
          id: "AchTransferCreateAddendaPaymentOrderRemittanceAdviceParams",
          description:
            "The invoices that are paid. Required with `category` `payment_order_remittance_advice`, refused without it.",
        })
        .optional(),
    })
    .meta({ id: "AchTransferCreateAddendaParams", description: "Additional information to send with the transfer." }),
);
