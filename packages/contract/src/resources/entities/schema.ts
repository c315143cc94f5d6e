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
  active: "It can own Accounts and transact.",
  archived: "It is kept, but allows no new activity.",
  disabled: "The bank has disabled it.",
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
    .meta({ id: "EntityCorporation", description: "The data of a company." }),
);

export const entityNaturalPersonSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      date_of_birth: z.iso.date().meta({ description: "Date of birth, `YYYY-MM-DD`." }),
      address: addressSchema(),
    })
    .meta({ id: "EntityNaturalPerson", description: "The data of a person." }),
);

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

export const entityTrustSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      category: entityTrustCategorySchema(),
      address: addressSchema(),
      formation_state: text("State in which the trust was set up, 1 to 200 characters, or null.").nullable(),
      tax_identifier: text("Tax identifier, 1 to 200 characters, or null.").nullable(),
      trustees: z.array(entityNaturalPersonSchema()).meta({ description: "The trustees, 1 to 10." }),
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

const authorizedPersonSchema = once(() =>
  z
    .strictObject({ name: text("Legal name, 1 to 200 characters.") })
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
        .array(authorizedPersonSchema())
        .meta({ description: "The persons who may act for it, 1 to 5." }),
    })
    .meta({ id: "EntityGovernmentAuthority", description: "The data of a public body." }),
);

export const entitySchema = once(() =>
  z
    .strictObject({
      id: id("entity", "Identifier of the Entity."),
      corporation: entityCorporationSchema()
        .nullable()
        .meta({ description: "The data of a company, or null for any other structure." }),
      created_at: timestamp("When the Entity was created."),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      government_authority: entityGovernmentAuthoritySchema()
        .nullable()
        .meta({ description: "The data of a public body, or null for any other structure." }),
      idempotency_key: idempotencyKey(),
      joint: entityJointSchema()
        .nullable()
        .meta({ description: "The data of several persons, or null for any other structure." }),
      natural_person: entityNaturalPersonSchema()
        .nullable()
        .meta({ description: "The data of a person, or null for any other structure." }),
      status: entityStatusSchema(),
      structure: entityStructureSchema(),
      trust: entityTrustSchema()
        .nullable()
        .meta({ description: "The data of a trust, or null for any other structure." }),
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

const naturalPersonParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      date_of_birth: z.iso.date().meta({ description: "Date of birth, `YYYY-MM-DD`." }),
      address: addressParamsSchema(),
    })
    .meta({ id: "EntityCreateNaturalPersonParams", description: "A person." }),
);

const persons = (description: string) => z.array(naturalPersonParamsSchema()).min(1).max(10).meta({ description });

const corporationParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      website: text("Website, 1 to 200 characters.").optional(),
      tax_identifier: text("Tax identifier, 1 to 200 characters.").optional(),
      address: addressParamsSchema(),
    })
    .meta({ id: "EntityCreateCorporationParams", description: "A company." }),
);

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
      trustees: persons("The trustees, 1 to 10."),
    })
    .meta({ id: "EntityCreateTrustParams", description: "A trust." }),
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
        .array(authorizedPersonSchema())
        .min(1)
        .max(5)
        .meta({ description: "The persons who may act for it, 1 to 5." }),
    })
    .meta({ id: "EntityCreateGovernmentAuthorityParams", description: "A public body." }),
);

const onlyFor = (who: string) => `Allowed only for ${who}. Default: sample data.`;

export const entityCreateParamsSchema = once(() =>
  z
    .strictObject({
      structure: entityStructureSchema(),
      description: text("Description for your own use, 1 to 200 characters.").optional(),
      corporation: corporationParamsSchema()
        .meta({ description: onlyFor("a company") })
        .optional(),
      government_authority: entityCreateGovernmentAuthorityParamsSchema()
        .meta({ description: onlyFor("a public body") })
        .optional(),
      joint: entityCreateJointParamsSchema()
        .meta({ description: onlyFor("several persons together") })
        .optional(),
      natural_person: naturalPersonParamsSchema()
        .meta({ description: onlyFor("one person") })
        .optional(),
      trust: entityCreateTrustParamsSchema()
        .meta({ description: onlyFor("a trust") })
        .optional(),
    })
    .meta({ id: "EntityCreateParams" }),
);

export const entityUpdateParamsSchema = once(() =>
  z
    .strictObject({ description: text("New description, 1 to 200 characters.").optional() })
    .meta({ id: "EntityUpdateParams" }),
);
