import { type CrossFieldRule, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import {
  cardCreateDetailsIframeParamsSchema,
  cardCreateParamsSchema,
  cardDetailsSchema,
  cardIframeUrlSchema,
  cardListParamsSchema,
  cardListSchema,
  cardSchema,
  cardUpdateParamsSchema,
} from "./schema.ts";

const usage = "authorization_controls.usage";

/** The terms named like the usage category are required with that category and refused with the other. */
const usageRules: readonly CrossFieldRule[] = (
  [
    ["multi_use", "single_use"],
    ["single_use", "multi_use"],
  ] as const
).flatMap(([category, other]) => {
  const [field, by] = [`${usage}.${category}`, `${usage}.category`] as const;
  return [
    requiredWith(field, by, category),
    {
      id: `${field}-not-with`,
      field,
      message: `is not allowed when \`category\` is \`${other}\``,
      reads: [by, field],
      broken: (chosen, terms) => chosen === other && terms !== undefined,
      presence: { kind: "onlyWith", field, by, value: category },
    },
  ];
});

export const cardEndpoints = defineEndpoints({
  "cards.list": {
    method: "GET",
    path: "/cards",
    summary: "List Cards, newest first.",
    params: cardListParamsSchema,
    result: cardListSchema,
    extension: true,
  },
  "cards.create": {
    method: "POST",
    path: "/cards",
    summary: "Create a Card.",
    details:
      "The Account must be open, and its Entity, the Card's holder and its Digital Card Profile must be active. Starts `active`. Emits `card.created`.",
    params: cardCreateParamsSchema,
    crossFieldRules: usageRules,
    result: cardSchema,
    extension: true,
  },
  "cards.retrieve": {
    method: "GET",
    path: "/cards/{card_id}",
    summary: "Retrieve a Card.",
    result: cardSchema,
    extension: true,
  },
  "cards.update": {
    method: "PATCH",
    path: "/cards/{card_id}",
    summary: "Disable, enable or cancel a Card, or change its holder and its authorization controls.",
    details:
      "A canceled Card cannot be changed. A disabled or canceled Card still settles and refunds what it authorized before. Emits `card.updated` when something changed.",
    params: cardUpdateParamsSchema,
    crossFieldRules: usageRules,
    result: cardSchema,
    extension: true,
  },
  "cards.details": {
    method: "GET",
    path: "/cards/{card_id}/details",
    summary: "Reveal the secret numbers of a Card.",
    details: "They are test numbers.",
    result: cardDetailsSchema,
    extension: true,
  },
  "cards.createDetailsIframe": {
    method: "POST",
    path: "/cards/{card_id}/create_details_iframe",
    summary: "Create an iframe of a Card's details.",
    details: "The bank keeps no address, and serves nothing there. A canceled Card is refused. Emits no Event.",
    params: cardCreateDetailsIframeParamsSchema,
    result: cardIframeUrlSchema,
    extension: true,
  },
});
