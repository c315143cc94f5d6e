import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";
import { inboundAchTransferAddendaSchema } from "./addenda.ts";
import { entryFields } from "./entry-fields.ts";

export const transactionInboundAchTransferSchema = once(() =>
  z
    .strictObject({
      addenda: inboundAchTransferAddendaSchema()
        .nullable()
        .meta({ description: "Additional information that was sent with it, or null." }),
      amount: cents("Amount of the transfer, credit or debit, in cents, at least 1.").min(1),
      ...entryFields(),
      transfer_id: id("inbound_ach_transfer", "The Inbound ACH Transfer that moved the money."),
    })
    .meta({
      id: "TransactionInboundAchTransfer",
      description: "An accepted ACH transfer from another bank.",
    }),
);
