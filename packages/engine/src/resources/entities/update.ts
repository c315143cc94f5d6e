import type { Entity, EntityUpdateCorporationParams, EntityUpdateNaturalPersonParams } from "@sandbank/contract";
import { change, exchange, existing } from "../../objects/objects.ts";
import { normalizeTimestamp } from "../../ports/instant.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { World } from "../../world/world.ts";
import { createRiskRating, createTermsAgreement } from "./make.ts";
import { createAddress, createIdentification } from "./persons.ts";
import { requireFiles } from "./require-files.ts";
import { identifiers } from "./structures.ts";

type Params = Call<"entities.update">["params"];

export function update(world: World, { id, params }: Call<"entities.update">): Entity {
  const { entities } = world.state.tables;
  const entity = existing(entities, "entity", id);
  requireFiles(world, params);
  const changes = changesTo(entity, params);
  // The bank does not know the number that it had before, so it may be another one.
  return params.natural_person?.identification === undefined
    ? change(world, entities, entity, changes, "entity.updated")
    : exchange(world, entities, entity, { ...entity, ...changes }, "entity.updated");
}

/** Objects that are given replace those of the Entity, and agreements are added to them. */
function changesTo(entity: Entity, params: Params): Partial<Entity> {
  const { description = entity.description, risk_rating, terms_agreements = [], details_confirmed_at } = params;
  return {
    ...changedStructure(entity, params),
    description,
    ...(risk_rating !== undefined && { risk_rating: createRiskRating(risk_rating) }),
    terms_agreements: [...entity.terms_agreements, ...terms_agreements.map(createTermsAgreement)],
    third_party_verification: params.third_party_verification ?? entity.third_party_verification,
    ...(details_confirmed_at !== undefined && { details_confirmed_at: normalizeTimestamp(details_confirmed_at) }),
  };
}

/** A parameter check has refused the object of another structure. */
function changedStructure(
  { corporation, government_authority, natural_person, trust }: Entity,
  params: Params,
): Partial<Entity> {
  return {
    ...(corporation !== null && { corporation: { ...corporation, ...changedCompany(params.corporation ?? {}) } }),
    ...(government_authority !== null && {
      government_authority: { ...government_authority, ...nameAndAddress(params.government_authority ?? {}) },
    }),
    ...(natural_person !== null && {
      natural_person: { ...natural_person, ...changedPerson(params.natural_person ?? {}) },
    }),
    ...(trust !== null && { trust: { ...trust, ...nameAndAddress(params.trust ?? {}) } }),
  };
}

function changedCompany({ legal_identifier, ...params }: EntityUpdateCorporationParams) {
  const { email, incorporation_state, industry_code, website } = params;
  return {
    ...nameAndAddress(params),
    ...(email !== undefined && { email }),
    ...(incorporation_state !== undefined && { incorporation_state }),
    ...(industry_code !== undefined && { industry_code }),
    ...(website !== undefined && { website }),
    ...(legal_identifier !== undefined && identifiers(legal_identifier)),
  };
}

function changedPerson({ identification, ...params }: EntityUpdateNaturalPersonParams) {
  return {
    ...nameAndAddress(params),
    ...(identification !== undefined && { identification: createIdentification(identification) }),
  };
}

function nameAndAddress({ name, address }: Pick<EntityUpdateCorporationParams, "name" | "address">) {
  return { ...(name !== undefined && { name }), ...(address !== undefined && { address: createAddress(address) }) };
}
