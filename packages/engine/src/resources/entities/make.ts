import type {
  Entity,
  EntityCreateParams,
  EntityRiskRatingParams,
  EntityTermsAgreementParams,
} from "@sandbank/contract";
import { normalizeTimestamp } from "../../ports/instant.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { createStructures } from "./structures.ts";

/** A new Entity with its details, not yet stored. */
export function newEntity(world: World, params: EntityCreateParams, idempotencyKey: string | null): Entity {
  const id = newId(world, "entity");
  const created_at = readNow(world);
  const { description = null, risk_rating, supplemental_documents = [], terms_agreements = [] } = params;
  return {
    id,
    ...createStructures(world, params),
    created_at,
    creating_entity_onboarding_session_id: null,
    description,
    details_confirmed_at: null,
    idempotency_key: idempotencyKey,
    risk_rating: risk_rating === undefined ? null : createRiskRating(risk_rating),
    status: "active",
    structure: params.structure,
    supplemental_documents: supplemental_documents.map(({ file_id }) => ({
      created_at,
      entity_id: id,
      file_id,
      // The key of the request names the Entity.
      idempotency_key: null,
      type: "entity_supplemental_document",
    })),
    terms_agreements: terms_agreements.map(createTermsAgreement),
    third_party_verification: params.third_party_verification ?? null,
    type: "entity",
    validation: null,
  };
}

export function createRiskRating({ rated_at, rating }: EntityRiskRatingParams): Entity["risk_rating"] {
  return { rated_at: normalizeTimestamp(rated_at), rating };
}

export function createTermsAgreement(agreement: EntityTermsAgreementParams): Entity["terms_agreements"][number] {
  return { ...agreement, agreed_at: normalizeTimestamp(agreement.agreed_at) };
}
