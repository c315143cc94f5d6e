import { onlyWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { entityCreateRules, entityUpdateRules } from "./rules.ts";
import {
  entityCreateParamsSchema,
  entityListParamsSchema,
  entityListSchema,
  entitySchema,
  entityStructureSchema,
  entityUpdateParamsSchema,
  entityUpdateValidationParamsSchema,
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
      "The object that is named like the `structure` describes the Entity. Without that object, the bank uses sample data. The bank keeps only the last four characters of an `identification.number`, and verifies nobody (O-19). Each File that is named must exist. Emits `entity.created`.",
    params: entityCreateParamsSchema,
    crossFieldRules: [...structureRules, ...entityCreateRules],
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
    summary: "Change an Entity.",
    details:
      "Only the object of its own structure is allowed. An object within it, such as `address`, is replaced as a whole, and `terms_agreements` are added to those there are. Emits `entity.updated` when something changed. An `identification` always counts as a change, because the bank does not return its number.",
    params: entityUpdateParamsSchema,
    crossFieldRules: entityUpdateRules,
    result: entitySchema,
    extension: true,
  },
  "entities.archive": {
    method: "POST",
    path: "/entities/{entity_id}/archive",
    summary: "Archive an Entity, which keeps it but allows no new activity.",
    details:
      "An archived Entity cannot own a new Account or hold a new Card, and its Accounts cannot get a new Account Number, Card or Lockbox Recipient. A second archive is refused, and so is that of a disabled Entity. Emits `entity.updated`.",
    result: entitySchema,
    extension: true,
  },
  "simulations.entities.updateValidation": {
    method: "POST",
    path: "/simulations/entities/{entity_id}/update_validation",
    summary: "Set the validation of an Entity.",
    details:
      "Without issues the Entity is `valid`, otherwise `invalid`. An issue of a beneficial owner is about the first one, and is refused if the Entity has none. Nothing else depends on the validation. Emits `entity.updated`.",
    params: entityUpdateValidationParamsSchema,
    result: entitySchema,
    extension: true,
  },
});
