import * as z from "zod";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  instant,
  listParams,
  text,
  timestamp,
} from "../../schema-kit.ts";
import {
  entityRiskRatingParamsSchema,
  entityRiskRatingSchema,
  entitySupplementalDocumentParamsSchema,
  entitySupplementalDocumentSchema,
  entityTermsAgreementParamsSchema,
  entityTermsAgreementSchema,
  entityThirdPartyVerificationSchema,
} from "./compliance.ts";
import { entityCorporationSchema, entityCreateCorporationParamsSchema } from "./corporation.ts";
import { entityCreateNaturalPersonParamsSchema, entityNaturalPersonSchema } from "./person.ts";
import {
  entityCreateGovernmentAuthorityParamsSchema,
  entityCreateJointParamsSchema,
  entityCreateTrustParamsSchema,
  entityGovernmentAuthoritySchema,
  entityJointSchema,
  entityTrustSchema,
} from "./structures.ts";
import {
  entityUpdateCorporationParamsSchema,
  entityUpdateGovernmentAuthorityParamsSchema,
  entityUpdateNaturalPersonParamsSchema,
  entityUpdateTrustParamsSchema,
} from "./update-params.ts";
import { entityValidationSchema, entityValidationStatusSchema } from "./validation.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "./address.ts";
export * from "./compliance.ts";
export * from "./corporation.ts";
export * from "./legal-identifier.ts";
export * from "./person.ts";
export * from "./structures.ts";
export * from "./update-params.ts";
export * from "./validation.ts";

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

export const entitySchema = once(() =>
  z
    .strictObject({
      id: id("entity", "Identifier of the Entity."),
      corporation: entityCorporationSchema()
        .nullable()
        .meta({ description: "The data of a company, or null for any other structure." }),
      created_at: timestamp("When the Entity was created."),
      creating_entity_onboarding_session_id: z.string().nullable().meta({
        description: "Identifier of the onboarding session that created the Entity, or null.",
      }),
      description: text("Description for your own use, 1 to 200 characters, or null.").nullable(),
      details_confirmed_at: timestamp("When you last confirmed that the data is right, or null.").nullable(),
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
      risk_rating: entityRiskRatingSchema().nullable().meta({ description: "Your rating of its risk, or null." }),
      status: entityStatusSchema(),
      structure: entityStructureSchema(),
      supplemental_documents: z.array(entitySupplementalDocumentSchema()).meta({ description: "Further documents." }),
      terms_agreements: z
        .array(entityTermsAgreementSchema())
        .meta({ description: "Its agreements to terms, oldest first." }),
      third_party_verification: entityThirdPartyVerificationSchema()
        .nullable()
        .meta({ description: "Its verification by a third party, or null." }),
      trust: entityTrustSchema()
        .nullable()
        .meta({ description: "The data of a trust, or null for any other structure." }),
      type: z.literal("entity").meta({ description: "Always `entity`." }),
      validation: entityValidationSchema()
        .nullable()
        .meta({ description: "What the bank found out about its data, or null if it has not checked it." }),
    })
    .meta({ id: "Entity", description: "A legal person that owns Accounts." }),
);

export const entityListSchema = once(() => createListSchema("EntityList", entitySchema()));
export const entityListParamsSchema = once(() =>
  listParams("EntityListParams", {
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(entityStatusSchema(), "Only Entities in one of these states."),
    validation_status: createInFilter(
      entityValidationStatusSchema(),
      "Only Entities whose validation has one of these states.",
    ),
  }),
);

const onlyFor = (who: string) => `Allowed only for ${who}. Default: sample data.`;

/** The parameters of all structures that creation and update have in common. */
const sharedFields = once(() => ({
  risk_rating: entityRiskRatingParamsSchema().optional(),
  third_party_verification: entityThirdPartyVerificationSchema().optional(),
}));

/** Whatever a bank would require of an Entity is optional (O-19). */
export const entityCreateParamsSchema = once(() =>
  z
    .strictObject({
      structure: entityStructureSchema(),
      description: text("Description for your own use, 1 to 200 characters.").optional(),
      corporation: entityCreateCorporationParamsSchema()
        .meta({ description: onlyFor("a company") })
        .optional(),
      government_authority: entityCreateGovernmentAuthorityParamsSchema()
        .meta({ description: onlyFor("a public body") })
        .optional(),
      joint: entityCreateJointParamsSchema()
        .meta({ description: onlyFor("several persons together") })
        .optional(),
      natural_person: entityCreateNaturalPersonParamsSchema()
        .meta({ description: onlyFor("one person") })
        .optional(),
      trust: entityCreateTrustParamsSchema()
        .meta({ description: onlyFor("a trust") })
        .optional(),
      ...sharedFields(),
      supplemental_documents: z
        .array(entitySupplementalDocumentParamsSchema())
        .max(10)
        .meta({ description: "Further documents, 0 to 10." })
        .optional(),
      terms_agreements: z
        .array(entityTermsAgreementParamsSchema())
        .meta({ description: "Agreements of the Entity to terms." })
        .optional(),
    })
    .meta({ id: "EntityCreateParams" }),
);

const onlyOf = (whose: string) => `What changes of ${whose}. Allowed only if the Entity is one.`;

export const entityUpdateParamsSchema = once(() =>
  z
    .strictObject({
      description: text("New description, 1 to 200 characters.").optional(),
      corporation: entityUpdateCorporationParamsSchema()
        .meta({ description: onlyOf("a company") })
        .optional(),
      government_authority: entityUpdateGovernmentAuthorityParamsSchema()
        .meta({ description: onlyOf("a public body") })
        .optional(),
      natural_person: entityUpdateNaturalPersonParamsSchema()
        .meta({ description: onlyOf("a person") })
        .optional(),
      trust: entityUpdateTrustParamsSchema()
        .meta({ description: onlyOf("a trust") })
        .optional(),
      ...sharedFields(),
      terms_agreements: z
        .array(entityTermsAgreementParamsSchema())
        .meta({ description: "Further agreements of the Entity to terms." })
        .optional(),
      details_confirmed_at: instant("When you confirmed that the data is right.").optional(),
    })
    .meta({ id: "EntityUpdateParams" }),
);
