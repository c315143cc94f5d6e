import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id, text } from "../../schema-kit.ts";
import { addressParamsSchema, addressSchema } from "./address.ts";
import { companyFields } from "./company-fields.ts";
import { entityLegalIdentifierSchema } from "./legal-identifier.ts";
import { entityCreateNaturalPersonParamsSchema, entityNaturalPersonSchema } from "./person.ts";

export const entityBeneficialOwnerProngSchema = enumeration(
  "EntityBeneficialOwnerProng",
  "Why a person is a beneficial owner.",
  {
    ownership: "The person owns a large part of the company.",
    control: "The person directs the company.",
  },
);

export const entityBeneficialOwnershipExemptionReasonSchema = enumeration(
  "EntityBeneficialOwnershipExemptionReason",
  "Why a company need not name its beneficial owners.",
  {
    regulated_financial_institution: "It is a regulated financial institution.",
    publicly_traded_company: "Its shares are publicly traded.",
    public_entity: "It belongs to the public.",
    other: "Another reason.",
  },
);

export const entityBeneficialOwnerSchema = once(() =>
  z
    .strictObject({
      id: id("entity_beneficial_owner", "Identifier of the beneficial owner."),
      company_title: text("The person's position in the company, 1 to 200 characters, or null.").nullable(),
      individual: entityNaturalPersonSchema(),
      prongs: z
        .array(entityBeneficialOwnerProngSchema())
        .meta({ description: "Why the person is one, 1 or 2 reasons." }),
    })
    .meta({ id: "EntityBeneficialOwner", description: "A person who owns or controls a company." }),
);

export const entityCorporationSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      website: text("Website, 1 to 200 characters, or null.").nullable(),
      legal_identifier: entityLegalIdentifierSchema()
        .nullable()
        .meta({ description: "The number that identifies the company, or null." }),
      tax_identifier: z.string().nullable().meta({ description: "The same as `legal_identifier.value`, or null." }),
      address: addressSchema(),
      beneficial_owners: z
        .array(entityBeneficialOwnerSchema())
        .meta({ description: "The beneficial owners, in the order in which they were given." }),
      beneficial_ownership_exemption_reason: entityBeneficialOwnershipExemptionReasonSchema()
        .nullable()
        .meta({ description: "Why the company need not name its beneficial owners, or null." }),
      email: text("Email address, 1 to 200 characters, or null.").nullable(),
      incorporation_state: z.string().nullable().meta({
        description: "Code of the state of incorporation, 2 characters, or null.",
      }),
      industry_code: text("Code of the industry, 1 to 200 characters, or null.").nullable(),
    })
    .meta({ id: "EntityCorporation", description: "The data of a company." }),
);

export const entityCreateBeneficialOwnerParamsSchema = once(() =>
  z
    .strictObject({
      individual: entityCreateNaturalPersonParamsSchema(),
      prongs: z
        .array(entityBeneficialOwnerProngSchema())
        .min(1)
        .max(2)
        .meta({ description: "Why the person is one, 1 or 2 different reasons." }),
      company_title: text("The person's position in the company, 1 to 200 characters.").optional(),
    })
    .meta({ id: "EntityCreateBeneficialOwnerParams", description: "A person who owns or controls a company." }),
);

export const entityCreateCorporationParamsSchema = once(() =>
  z
    .strictObject({
      name: text("Legal name, 1 to 200 characters."),
      address: addressParamsSchema(),
      ...companyFields(),
      tax_identifier: text(
        "Older name of `legal_identifier.value`, 1 to 200 characters. Not allowed beside `legal_identifier`.",
      ).optional(),
      beneficial_owners: z
        .array(entityCreateBeneficialOwnerParamsSchema())
        .max(10)
        .meta({ description: "The beneficial owners, 0 to 10." })
        .optional(),
      beneficial_ownership_exemption_reason: entityBeneficialOwnershipExemptionReasonSchema().optional(),
    })
    .meta({ id: "EntityCreateCorporationParams", description: "A company." }),
);
