import type { Entity, EntityValidationIssueParams } from "@sandbank/contract";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

interface ValidationFacts {
  readonly entity: Entity;
  readonly issues: readonly EntityValidationIssueParams[];
}

const hasOwner: Rule<ValidationFacts> = {
  id: "has-beneficial-owner",
  condition: "The Entity has a beneficial owner, if an issue is about one.",
  broken: ({ entity, issues }) =>
    (entity.corporation?.beneficial_owners ?? []).length === 0 &&
    issues.some(({ category }) => category.startsWith("beneficial_owner_")),
  detail: ({ entity }) =>
    `Entity ${entity.id} has no beneficial owner that an issue could be about. Create a corporation with \`beneficial_owners\`.`,
};

export const validationRules = [hasOwner] as const;
