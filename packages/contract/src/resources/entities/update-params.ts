import * as z from "zod";
import { once } from "../../once.ts";
import { text } from "../../schema-kit.ts";
import { addressParamsSchema } from "./address.ts";
import { companyFields } from "./company-fields.ts";
import { entityIdentificationParamsSchema } from "./person.ts";

const nameAndAddress = once(() => ({
  name: text("New legal name, 1 to 200 characters.").optional(),
  address: addressParamsSchema().optional(),
}));

export const entityUpdateNaturalPersonParamsSchema = once(() =>
  z
    .strictObject({
      ...nameAndAddress(),
      identification: entityIdentificationParamsSchema().optional(),
      confirmed_no_us_tax_id: z
        .boolean()
        .meta({
          description: "Whether you confirmed that the person has no tax id of the United States. Not returned.",
        })
        .optional(),
    })
    .meta({ id: "EntityUpdateNaturalPersonParams", description: "What changes of a person." }),
);

export const entityUpdateTrustParamsSchema = once(() =>
  z.strictObject(nameAndAddress()).meta({ id: "EntityUpdateTrustParams", description: "What changes of a trust." }),
);

export const entityUpdateGovernmentAuthorityParamsSchema = once(() =>
  z
    .strictObject(nameAndAddress())
    .meta({ id: "EntityUpdateGovernmentAuthorityParams", description: "What changes of a public body." }),
);

export const entityUpdateCorporationParamsSchema = once(() =>
  z
    .strictObject({
      ...nameAndAddress(),
      ...companyFields(),
    })
    .meta({ id: "EntityUpdateCorporationParams", description: "What changes of a company." }),
);
