import type { Entity, EntityCreateParams } from "@sandbank/contract";
import type { State } from "../../state/state.ts";
import { allRows, replace } from "../../store/table.ts";
import { createStructures } from "./structures.ts";

/** Gives the Entities of an older snapshot the members that they lack, with their defaults. */
export function completeEntities(state: State): void {
  const { entities } = state.tables;
  for (const entity of allRows(entities)) {
    if (entity.validation === undefined) replace(entities, completed(state, entity));
  }
}

function completed(state: State, entity: Entity): Entity {
  return {
    ...entity,
    // Without its nulls, what an older Entity shows of its structure is what a request still says.
    ...createStructures({ state, probe: null }, withoutNulls(entity) as EntityCreateParams),
    creating_entity_onboarding_session_id: null,
    details_confirmed_at: null,
    risk_rating: null,
    supplemental_documents: [],
    terms_agreements: [],
    third_party_verification: null,
    validation: null,
  };
}

function withoutNulls(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (_, member: unknown) => member ?? undefined));
}
