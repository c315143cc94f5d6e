import * as z from "zod";
import { once } from "../../once.ts";
import { cents, createListSchema, decimal, id, listParams, reference, text, timestamp } from "../../schema-kit.ts";
import { bankSchema } from "../accounts/schema.ts";

export const programLendingSchema = once(() =>
  z
    .strictObject({
      maximum_extendable_credit: cents("The largest total credit that the Program can extend, in cents."),
    })
    .meta({ id: "ProgramLending", description: "The lending terms of a Program." }),
);

export const programSchema = once(() =>
  z
    .strictObject({
      id: id("program", "Identifier of the Program."),
      bank: bankSchema(),
      billing_account_id: id("account", "The Account that is billed for the Program, or null.").nullable(),
      created_at: timestamp("When the Program was created."),
      default_digital_card_profile_id: id(
        "digital_card_profile",
        "The Digital Card Profile that Cards use by default, or null.",
      ).nullable(),
      interest_rate: decimal("Yearly interest rate of Accounts under the Program", '`"0.01"` for 1%'),
      lending: programLendingSchema()
        .nullable()
        .meta({ description: "The lending terms, or null if the Program does not lend." }),
      name: text("Name of the Program, 1 to 200 characters."),
      type: z.literal("program").meta({ description: "Always `program`." }),
      updated_at: timestamp("When the Program last changed."),
    })
    .meta({ id: "Program", description: "Compliance and commercial terms that apply to Accounts." }),
);

export const programListSchema = once(() => createListSchema("ProgramList", programSchema()));
export const programListParamsSchema = once(() => listParams("ProgramListParams", {}));

export const programCreateParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Name of the Program, 1 to 200 characters."),
      bank: bankSchema().meta({ description: "The bank that holds the money.", default: "partner_bank_1" }).optional(),
      lending_maximum_extendable_credit: cents(
        "The largest total credit that the Program can extend, in cents, 0 or more. Without it, the Program does not lend.",
      )
        .min(0)
        .optional(),
      reserve_account_id: reference("account", "An Account that serves as the Program's reserve.").optional(),
    })
    .meta({ id: "ProgramCreateParams" }),
);
