import * as z from "zod";
import { once } from "../../once.ts";
import { cents, currencySchema, id } from "../../schema-kit.ts";

export const checkDepositAcceptanceSchema = once(() =>
  z
    .strictObject({
      account_number: z.string().meta({ description: "The account number that is printed on the check." }),
      amount: cents("Amount of the check, in cents, at least 1.").min(1),
      auxiliary_on_us: z
        .string()
        .nullable()
        .meta({ description: "An additional number that is printed on some checks, or null." }),
      check_deposit_id: id("check_deposit", "The Check Deposit that was accepted."),
      currency: currencySchema(),
      routing_number: z.string().meta({ description: "The routing number that is printed on the check." }),
      serial_number: z.string().nullable().meta({ description: "The number of the check, or null if it has none." }),
    })
    .meta({ id: "CheckDepositAcceptance", description: "A check that you deposited and that was accepted." }),
);
