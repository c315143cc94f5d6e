import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, id } from "../../schema-kit.ts";

export const accountTransferInstructionSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      currency: currencySchema(),
      transfer_id: id("account_transfer", "The Account Transfer."),
    })
    .meta({ id: "AccountTransferInstruction", description: "An Account Transfer that waits for your approval." }),
);

export const accountTransferIntentionSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the transfer, in cents, at least 1.").min(1),
      currency: currencySchema(),
      description: z.string().meta({ description: "Your description." }),
      destination_account_id: id("account", "The Account that the money enters."),
      source_account_id: id("account", "The Account that the money leaves."),
      transfer_id: id("account_transfer", "The Account Transfer."),
    })
    .meta({ id: "AccountTransferIntention", description: "One of the two sides of an Account Transfer." }),
);
