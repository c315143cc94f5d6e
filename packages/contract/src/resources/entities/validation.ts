import * as z from "zod";
import { once } from "../../once.ts";
import { enumeration, id } from "../../schema-kit.ts";

export const entityValidationStatusSchema = enumeration(
  "EntityValidationStatus",
  "Whether the data of an Entity is valid.",
  {
    pending: "The bank still checks it.",
    valid: "It has no issues.",
    invalid: "It has issues.",
  },
);

export const entityValidationIssueCategorySchema = enumeration(
  "EntityValidationIssueCategory",
  "What is wrong with the data of an Entity.",
  {
    entity_tax_identifier: "The tax identifier of the Entity.",
    entity_address: "The address of the Entity.",
    beneficial_owner_identity: "The identity of a beneficial owner.",
    beneficial_owner_address: "The address of a beneficial owner.",
  },
);

const addressIssueReasonSchema = enumeration("EntityAddressIssueReason", "What is wrong with an address.", {
  mailbox_address: "It is the address of a mailbox.",
});

const beneficialOwnerId = () => id("entity_beneficial_owner", "The beneficial owner.");
const onlyFor = (category: string) => ({ description: `The details, or null unless \`category\` is \`${category}\`.` });

export const entityValidationIssueSchema = once(() =>
  z
    .strictObject({
      category: entityValidationIssueCategorySchema(),
      beneficial_owner_address: z
        .strictObject({ beneficial_owner_id: beneficialOwnerId(), reason: addressIssueReasonSchema() })
        .nullable()
        .meta(onlyFor("beneficial_owner_address")),
      beneficial_owner_identity: z
        .strictObject({ beneficial_owner_id: beneficialOwnerId() })
        .nullable()
        .meta(onlyFor("beneficial_owner_identity")),
      entity_address: z.strictObject({ reason: addressIssueReasonSchema() }).nullable().meta(onlyFor("entity_address")),
      entity_tax_identifier: z.strictObject({}).nullable().meta(onlyFor("entity_tax_identifier")),
    })
    .meta({ id: "EntityValidationIssue", description: "Something that is wrong with the data of an Entity." }),
);

export const entityValidationSchema = once(() =>
  z
    .strictObject({
      status: entityValidationStatusSchema(),
      issues: z
        .array(entityValidationIssueSchema())
        .meta({ description: "What is wrong; empty if the data is valid." }),
    })
    .meta({ id: "EntityValidation", description: "What the bank found out about the data of an Entity." }),
);

export const entityValidationIssueParamsSchema = once(() =>
  z
    .strictObject({ category: entityValidationIssueCategorySchema() })
    .meta({ id: "EntityValidationIssueParams", description: "Something that is wrong with the data of an Entity." }),
);

export const entityUpdateValidationParamsSchema = once(() =>
  z
    .strictObject({
      issues: z
        .array(entityValidationIssueParamsSchema())
        .meta({ description: "What is wrong, 0 or more. Without issues, the Entity is valid." }),
    })
    .meta({ id: "EntityUpdateValidationParams" }),
);
