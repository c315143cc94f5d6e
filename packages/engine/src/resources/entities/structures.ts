import type {
  Entity,
  EntityCreateBeneficialOwnerParams,
  EntityCreateCorporationParams,
  EntityCreateGovernmentAuthorityParams,
  EntityCreateJointParams,
  EntityCreateNaturalPersonParams,
  EntityCreateParams,
  EntityCreateTrusteeParams,
  EntityCreateTrustParams,
  EntityTrustee,
} from "@sandbank/contract";
import { newId, type World } from "../../world/world.ts";
import { createAddress, createPerson } from "./persons.ts";
import { samples } from "./samples.ts";

/** Making an id changes nothing but the state. */
type WithState = Pick<World, "state" | "probe">;

type Structures = Pick<Entity, Entity["structure"]>;
type Details<Structure extends Entity["structure"]> = NonNullable<Entity[Structure]>;

const none: Structures = {
  corporation: null,
  government_authority: null,
  joint: null,
  natural_person: null,
  trust: null,
};

/** The details of an Entity: the object of its structure, and null for all other structures. */
export function createStructures(world: WithState, params: EntityCreateParams): Structures {
  switch (params.structure) {
    case "corporation":
      return { ...none, corporation: createCorporation(world, params.corporation ?? samples.corporation) };
    case "government_authority":
      return {
        ...none,
        government_authority: createGovernmentAuthority(
          world,
          params.government_authority ?? samples.government_authority,
        ),
      };
    case "joint":
      return { ...none, joint: createJoint(params.joint ?? samples.joint) };
    case "natural_person":
      return { ...none, natural_person: createPerson(params.natural_person ?? samples.natural_person) };
    case "trust":
      return { ...none, trust: createTrust(params.trust ?? samples.trust) };
  }
}

function createCorporation(world: WithState, params: EntityCreateCorporationParams): Details<"corporation"> {
  const { tax_identifier, legal_identifier = tax_identifier === undefined ? undefined : { value: tax_identifier } } =
    params;
  return {
    name: params.name,
    website: params.website ?? null,
    ...identifiers(legal_identifier),
    address: createAddress(params.address),
    beneficial_owners: (params.beneficial_owners ?? []).map((owner) => createBeneficialOwner(world, owner)),
    beneficial_ownership_exemption_reason: params.beneficial_ownership_exemption_reason ?? null,
    email: params.email ?? null,
    incorporation_state: params.incorporation_state ?? null,
    industry_code: params.industry_code ?? null,
  };
}

/** `tax_identifier` repeats the value for programs that know its older name. */
export function identifiers(
  identifier: EntityCreateCorporationParams["legal_identifier"],
): Pick<Details<"corporation">, "legal_identifier" | "tax_identifier"> {
  if (identifier === undefined) return { legal_identifier: null, tax_identifier: null };
  const { value, category = "us_employer_identification_number" } = identifier;
  return { legal_identifier: { category, value }, tax_identifier: value };
}

function createBeneficialOwner(
  world: WithState,
  { company_title, individual, prongs }: EntityCreateBeneficialOwnerParams,
): Details<"corporation">["beneficial_owners"][number] {
  return {
    id: newId(world, "entity_beneficial_owner"),
    company_title: company_title ?? null,
    individual: createPerson(individual),
    prongs: [...prongs],
  };
}

function createGovernmentAuthority(
  world: WithState,
  params: EntityCreateGovernmentAuthorityParams,
): Details<"government_authority"> {
  return {
    name: params.name,
    category: params.category,
    address: createAddress(params.address),
    website: params.website ?? null,
    tax_identifier: params.tax_identifier ?? null,
    authorized_persons: params.authorized_persons.map(({ name }) => ({
      authorized_person_id: newId(world, "entity_authorized_person"),
      name,
    })),
  };
}

function createJoint({ name, individuals }: EntityCreateJointParams): Details<"joint"> {
  return { name: name ?? listed(individuals.map((person) => person.name)), individuals: individuals.map(createPerson) };
}

function createTrust(params: EntityCreateTrustParams): Details<"trust"> {
  return {
    name: params.name,
    category: params.category,
    address: createAddress(params.address),
    formation_state: params.formation_state ?? null,
    tax_identifier: params.tax_identifier ?? null,
    formation_document_file_id: params.formation_document_file_id ?? null,
    grantor: params.grantor === undefined ? null : createPerson(params.grantor),
    trustees: params.trustees.map(createTrustee),
  };
}

/** The parameters are valid, so without `individual` they have the required fields of a person. */
function createTrustee(trustee: EntityCreateTrusteeParams): EntityTrustee {
  const person = trustee.individual ?? (trustee as EntityCreateNaturalPersonParams);
  return { structure: "individual", individual: createPerson(person) };
}

/** `A`, `A and B` or `A, B and C`. */
function listed(names: readonly string[]): string {
  const [last, ...others] = names.toReversed();
  return others.length === 0 ? `${last}` : `${others.toReversed().join(", ")} and ${last}`;
}
