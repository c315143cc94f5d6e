import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, text } from "../../schema-kit.ts";

export const entityLegalIdentifierCategorySchema = enumeration(
  "EntityLegalIdentifierCategory",
  "The kind of number that identifies a company.",
  {
    us_employer_identification_number: "An employer identification number (EIN) of the United States.",
    other: "Another number.",
  },
);

export const entityLegalIdentifierSchema = once(() =>
  z
    .strictObject({
      category: entityLegalIdentifierCategorySchema(),
      value: text("The number, 1 to 200 characters."),
    })
    .meta({ id: "EntityLegalIdentifier", description: "The number that identifies a company." }),
);

export const entityLegalIdentifierParamsSchema = once(() =>
  z
    .strictObject({
      value: text("The number, 1 to 200 characters."),
      category: entityLegalIdentifierCategorySchema().meta({ default: "us_employer_identification_number" }).optional(),
    })
    .meta({ id: "EntityLegalIdentifierParams", description: "The number that identifies a company." }),
);
