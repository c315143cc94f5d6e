import * as z from "zod";
import { cents, id } from "../../schema-kit.ts";
import { inboundAchTransferAddendaSchema } from "../inbound-ach-transfers/addenda.ts";
import { entryFields } from "../inbound-ach-transfers/entry-fields.ts";

export const transactionInboundAchTransferSchema = z
  .strictObject({
    addenda: inboundAchTransferAddendaSchema.nullable().meta({ description: "What was sent along with it, or null." }),
    amount: cents("Amount of the transfer, credit or debit, in cents, at least 1.").min(1),
    ...entryFields,
    transfer_id: id("inbound_ach_transfer", "The Inbound ACH Transfer that moved the money."),
  })
  .meta({ id: "TransactionInboundAchTransfer", description: "An ACH transfer of somebody else's that was accepted." });
