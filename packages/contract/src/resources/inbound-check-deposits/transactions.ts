import * as z from "zod";
import { once } from "../../once.ts";
import { id, timestamp } from "../../schema-kit.ts";

const deposit = "The Inbound Check Deposit.";
const transfer = () =>
  id("check_transfer", "The Check Transfer that the check belongs to, or null if it belongs to none.").nullable();

/** O-18. */
export const checkTransferDepositSchema = once(() =>
  z
    .strictObject({
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      bank_of_first_deposit_routing_number: z
        .string()
        .nullable()
        .meta({ description: "Routing number of the bank of deposit, or null." }),
      deposited_at: timestamp("When it was paid."),
      front_image_file_id: id("file", "The File with the image of its front, or null.").nullable(),
      inbound_check_deposit_id: id("inbound_check_deposit", deposit).nullable(),
      transaction_id: id("transaction", "The Transaction itself.").nullable(),
      transfer_id: transfer(),
      type: z.literal("check_transfer_deposit").meta({ description: "Always `check_transfer_deposit`." }),
    })
    .meta({ id: "CheckTransferDeposit", description: "A check drawn on an Account Number that was paid." }),
);

/** O-18. */
export const inboundCheckDepositReturnIntentionSchema = once(() =>
  z
    .strictObject({
      inbound_check_deposit_id: id("inbound_check_deposit", deposit),
      transfer_id: transfer(),
    })
    .meta({ id: "InboundCheckDepositReturnIntention", description: "A paid check that you returned." }),
);
