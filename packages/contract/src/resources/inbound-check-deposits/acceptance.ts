import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, id } from "../../schema-kit.ts";

export const inboundCheckDepositAcceptanceSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the check, in cents, 0 or more.").min(0),
      auxiliary_on_us: z
        .string()
        .nullable()
        .meta({ description: "An additional number that is printed on some checks, or null." }),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      check_number: z.string().nullable().meta({ description: "The number of the check, or null if it has none." }),
      currency: currencySchema(),
      front_image_file_id: id("file", "The File with the image of its front, or null.").nullable(),
      inbound_check_deposit_id: id("inbound_check_deposit", "The Inbound Check Deposit that was accepted."),
    })
    .meta({ id: "InboundCheckDepositAcceptance", description: "A check drawn on an Account Number that was paid." }),
);
