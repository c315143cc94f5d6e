import * as z from "zod";
import { once } from "../../once.ts";
import { text } from "../../schema-kit.ts";
import { entityLegalIdentifierParamsSchema } from "./legal-identifier.ts";

/** The parameters of a company that creation and update have in common. */
export const companyFields = once(() => ({
  email: text("Email address, 1 to 200 characters.").optional(),
  incorporation_state: z
    .string()
    .length(2)
    .meta({ description: "Code of the state of incorporation, 2 characters." })
    .optional(),
  industry_code: text("Code of the industry, 1 to 200 characters.").optional(),
  legal_identifier: entityLegalIdentifierParamsSchema().optional(),
  website: text("Website, 1 to 200 characters.").optional(),
}));
