import { onlyWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import {
  entityCreateParamsSchema,
  entityListParamsSchema,
  entityListSchema,
  entitySchema,
  entityStructureSchema,
  entityUpdateParamsSchema,
} from "./schema.ts";

/** The object named like a structure is allowed only with that structure. */
const structureRules = entityStructureSchema.options.map((structure) => onlyWith(structure, "structure", structure));

export const entityEndpoints = defineEndpoints({
  "entities.list": {
    method: "GET",
    path: "/entities",
    summary: "List Entities, newest first.",
    params: entityListParamsSchema,
    result: entityListSchema,
    extension: true,
  },
  "entities.create": {
    method: "POST",
    path: "/entities",
    summary: "Create an Entity.",
    details:
      "The object that is named like the `structure` describes the Entity. Without that object, the bank uses sample data. Emits `entity.created`.",
    params: entityCreateParamsSchema,
    crossFieldRules: structureRules,
    result: entitySchema,
    extension: true,
  },
  "entities.retrieve": {
    method: "GET",
    path: "/entities/{entity_id}",
    summary: "Retrieve an Entity.",
    result: entitySchema,
    extension: true,
  },
  "entities.update": {
    method: "PATCH",
    path: "/entities/{entity_id}",
    summary: "Change the description of an Entity.",
    details: "Emits `entity.updated` when something changed.",
    params: entityUpdateParamsSchema,
    result: entitySchema,
    extension: true,
  },
  "entities.archive": {
    method: "POST",
    path: "/entities/{entity_id}/archive",
    summary: "Archive an Entity, which keeps it but allows no new activity.",
    details:
      "An archived Entity cannot own a new Account or hold a new Card, and its Accounts cannot get a new Account Number, Card or Lockbox Recipient. A second archive is refused. Emits `entity.updated`.",
    result: entitySchema,
    extension: true,
  },
});
