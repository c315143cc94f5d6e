import * as z from "zod";
import { once } from "../../once.ts";
import { cents, id } from "../../schema-kit.ts";

/** O-11: the sign is that of the transfer. */
const amount = () => cents("Amount of the transfer, in cents: positive for a credit, negative for a debit.");

export const achTransferInstructionSchema = once(() =>
  z
    .strictObject({ amount: amount(), transfer_id: id("ach_transfer", "The ACH Transfer.") })
    .meta({ id: "AchTransferInstruction", description: "An ACH Transfer that waits for your approval." }),
);

export const achTransferIntentionSchema = once(() =>
  z
    .strictObject({
      account_number: z.string().meta({ description: "The account number at the other bank." }),
      amount: amount(),
      routing_number: z.string().meta({ description: "The routing number of the other bank." }),
      statement_descriptor: z.string().meta({ description: "What the statement of the receiver shows." }),
      transfer_id: id("ach_transfer", "The ACH Transfer."),
    })
    .meta({ id: "AchTransferIntention", description: "An ACH Transfer that moved money." }),
);
