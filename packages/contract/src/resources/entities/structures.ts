import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, reference, text } from "../../schema-kit.ts";
import { addressParamsSchema, addressSchema } from "./address.ts";
import {
  entityCreateNaturalPersonParamsSchema,
  entityCreateTrusteeParamsSchema,
  entityNaturalPersonSchema,
  entityTrusteeStructureSchema,
} from "./person.ts";

export const entityJointSchema = once(() =>
  z
    .strictObject({
      name: z
        .string()
        .meta({ description: "Name. Default: the names of the individuals, joined by commas and `and`." }),
      individuals: z.array(entityNaturalPersonSchema()).meta({ description: "The persons, 1 to 10." }),
    })
    .meta({ id: "EntityJoint", description: "The data of several persons together." }),
);

export const entityTrustCategorySchema = enumeration("EntityTrustCategory", "Whether a trust can be revoked.", {
  revocable: "The person who set it up can change or end it.",
  irrevocable: "It cannot be changed or ended at will.",
});

export const entityTrusteeSchema = once(() =>
  z
    .strictObject({ structure: entityTrusteeStructureSchema(), individual: entityNaturalPersonSchema() })
    .meta({ id: "EntityTrustee", description: "A person who administers a trust." }),
);

export const entityTrustSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      category: entityTrustCategorySchema(),
      address: addressSchema(),
      formation_state: text("State in which the trust was set up, 1 to 200 characters, or null.").nullable(),
      tax_identifier: text("Tax identifier, 1 to 200 characters, or null.").nullable(),
      formation_document_file_id: id(
        "file",
        "The File with the document by which the trust was set up, or null.",
      ).nullable(),
      grantor: entityNaturalPersonSchema()
        .nullable()
        .meta({ description: "The person who set up the trust, or null." }),
      trustees: z.array(entityTrusteeSchema()).meta({ description: "The trustees, 1 to 10." }),
    })
    .meta({ id: "EntityTrust", description: "The data of a trust." }),
);

export const entityGovernmentAuthorityCategorySchema = enumeration(
  "EntityGovernmentAuthorityCategory",
  "The level of a public body.",
  {
    municipality: "A city, town or other local body.",
    state_agency: "An agency of a state.",
    state_government: "A state.",
    federal_agency: "An agency of the federal government.",
  },
);

export const entityAuthorizedPersonSchema = once(() =>
  z
    .strictObject({
      authorized_person_id: id("entity_authorized_person", "Identifier of the person."),
      name: text("Legal name, 1 to 200 characters."),
    })
    .meta({ id: "EntityAuthorizedPerson", description: "A person who may act for a public body." }),
);

export const entityGovernmentAuthoritySchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      category: entityGovernmentAuthorityCategorySchema(),
      address: addressSchema(),
      website: text("Website, 1 to 200 characters, or null.").nullable(),
      tax_identifier: text("Tax identifier, 1 to 200 characters, or null.").nullable(),
      authorized_persons: z
        .array(entityAuthorizedPersonSchema())
        .meta({ description: "The persons who may act for it, 1 to 5." }),
    })
    .meta({ id: "EntityGovernmentAuthority", description: "The data of a public body." }),
);

const persons = (description: string) =>
  z.array(entityCreateNaturalPersonParamsSchema()).min(1).max(10).meta({ description });

export const entityCreateJointParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Name, 1 to 200 characters. Default: the names of the individuals.").optional(),
      individuals: persons("The persons, 1 to 10."),
    })
    .meta({ id: "EntityCreateJointParams", description: "Several persons together." }),
);

export const entityCreateTrustParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      category: entityTrustCategorySchema(),
      address: addressParamsSchema(),
      formation_state: text("State in which the trust was set up, 1 to 200 characters.").optional(),
      tax_identifier: text("Tax identifier, 1 to 200 characters.").optional(),
      formation_document_file_id: reference(
        "file",
        "The File with the document by which the trust was set up.",
      ).optional(),
      grantor: entityCreateNaturalPersonParamsSchema()
        .meta({ description: "The person who set up the trust." })
        .optional(),
      trustees: z
        .array(entityCreateTrusteeParamsSchema())
        .min(1)
        .max(10)
        .meta({ description: "The trustees, 1 to 10." }),
    })
    .meta({ id: "EntityCreateTrustParams", description: "A trust." }),
);

export const entityAuthorizedPersonParamsSchema = once(() =>
  z
    .strictObject({ name: text("Legal name, 1 to 200 characters.") })
    .meta({ id: "EntityAuthorizedPersonParams", description: "A person who may act for a public body." }),
);

export const entityCreateGovernmentAuthorityParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      category: entityGovernmentAuthorityCategorySchema(),
      address: addressParamsSchema(),
      website: text("Website, 1 to 200 characters.").optional(),
      tax_identifier: text("Tax identifier, 1 to 200 characters.").optional(),
      authorized_persons: z
        .array(entityAuthorizedPersonParamsSchema())
        .min(1)
        .max(5)
        .meta({ description: "The persons who may act for it, 1 to 5." }),
    })
    .meta({ id: "EntityCreateGovernmentAuthorityParams", description: "A public body." }),
);
