import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listOf,
  listParams,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const entityStructureSchema = enumeration("EntityStructure", "The legal form of an Entity.", {
  corporation: "A company.",
  natural_person: "One person.",
  joint: "Several persons together.",
  trust: "A trust.",
  government_authority: "A public body.",
});

export const entityStatusSchema = enumeration("EntityStatus", "Whether an Entity can be used.", {
  active: "Can own Accounts and act.",
  archived: "Kept, but not for new activity.",
  disabled: "Stopped by the bank.",
});

export const addressSchema = once(() =>
  z
    .strictObject({
      line1: text("First line, 1 to 200 characters."),
      line2: text("Second line, 1 to 200 characters, or null.").nullable(),
      city: text("City, 1 to 200 characters."),
      state: text("State, commonly a two-letter code, 1 to 200 characters."),
      zip: text("ZIP code, 1 to 200 characters."),
    })
    .meta({ id: "EntityAddress", description: "A postal address." }),
);

export const entityCorporationSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      website: text("Website, 1 to 200 characters, or null.").nullable(),
      tax_identifier: text("Tax identifier, 1 to 200 characters, or null.").nullable(),
      address: addressSchema(),
    })
    .meta({ id: "EntityCorporation", description: "What is known of a company." }),
);

export const entityNaturalPersonSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      date_of_birth: z.iso.date().meta({ description: "Date of birth, `YYYY-MM-DD`." }),
      address: addressSchema(),
    })
    .meta({ id: "EntityNaturalPerson", description: "What is known of a person." }),
);

export const entitySchema = once(() =>
  z
    .strictObject({
      id: id("entity", "Identifier of the Entity."),
      corporation: entityCorporationSchema().nullable().meta({ description: "Filled for a company, else null." }),
      created_at: timestamp("When the Entity was created."),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      idempotency_key: idempotencyKey(),
      natural_person: entityNaturalPersonSchema().nullable().meta({ description: "Filled for one person, else null." }),
      status: entityStatusSchema(),
      structure: entityStructureSchema(),
      type: z.literal("entity").meta({ description: "Always `entity`." }),
    })
    .meta({ id: "Entity", description: "A legal person that owns Accounts." }),
);

export const entityListSchema = once(() => listOf("EntityList", entitySchema()));
export const entityListParamsSchema = once(() =>
  listParams("EntityListParams", {
    idempotency_key: idempotencyKeyFilter(),
    status: anyOf(entityStatusSchema(), "Only Entities in one of these states."),
  }),
);

const addressParamsSchema = once(() =>
  z
    .strictObject({
      line1: text("First line, 1 to 200 characters."),
      line2: text("Second line, 1 to 200 characters.").optional(),
      city: text("City, 1 to 200 characters."),
      state: text("State, commonly a two-letter code, 1 to 200 characters."),
      zip: text("ZIP code, 1 to 200 characters."),
    })
    .meta({ id: "EntityAddressParams", description: "A postal address." }),
);

export const entityCreateParamsSchema = once(() =>
  z
    .strictObject({
      structure: entityStructureSchema(),
      description: text("Description for your own use, 1 to 200 characters.").optional(),
      corporation: z
        .strictObject({
          name: text("Legal name, 1 to 200 characters."),
          website: text("Website, 1 to 200 characters.").optional(),
          tax_identifier: text("Tax identifier, 1 to 200 characters.").optional(),
          address: addressParamsSchema(),
        })
        .meta({
          id: "EntityCreateCorporationParams",
          description: "Required for a company, refused for any other structure.",
        })
        .optional(),
      natural_person: z
        .strictObject({
          name: text("Legal name, 1 to 200 characters."),
          date_of_birth: z.iso.date().meta({ description: "Date of birth, `YYYY-MM-DD`." }),
          address: addressParamsSchema(),
        })
        .meta({
          id: "EntityCreateNaturalPersonParams",
          description: "Required for one person, refused for any other structure.",
        })
        .optional(),
    })
    .meta({ id: "EntityCreateParams" }),
);

export const entityUpdateParamsSchema = once(() =>
  z
    .strictObject({ description: text("New description, 1 to 200 characters.").optional() })
    .meta({ id: "EntityUpdateParams" }),
);
