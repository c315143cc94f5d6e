import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration } from "../../schema-kit.ts";

export const inboundAchTransferAddendaCategorySchema = enumeration(
  "InboundAchTransferAddendaCategory",
  "The form of an ACH transfer's addenda.",
  { freeform: "Text in no fixed form." },
);

export const inboundAchTransferAddendaEntrySchema = once(() =>
  z
    .strictObject({
      payment_related_information: z.string().meta({ description: "The originator's message about the payment." }),
    })
    .meta({ id: "InboundAchTransferAddendaEntry", description: "One record of addenda." }),
);

export const inboundAchTransferAddendaFreeformSchema = once(() =>
  z
    .strictObject({
      entries: z
        .array(inboundAchTransferAddendaEntrySchema())
        .meta({ description: "The records, in the order of sending." }),
    })
    .meta({ id: "InboundAchTransferAddendaFreeform", description: "Addenda in no fixed form." }),
);

export const inboundAchTransferAddendaSchema = once(() =>
  z
    .strictObject({
      category: inboundAchTransferAddendaCategorySchema(),
      freeform: inboundAchTransferAddendaFreeformSchema()
        .nullable()
        .meta({ description: "The text, or null unless `category` is `freeform`." }),
    })
    .meta({
      id: "InboundAchTransferAddenda",
      description: "Additional information that was sent with an ACH transfer.",
    }),
);
