import type {
  Entity,
  EntityAddress,
  EntityAddressParams,
  EntityCreateCorporationParams,
  EntityCreateGovernmentAuthorityParams,
  EntityCreateJointParams,
  EntityCreateNaturalPersonParams,
  EntityCreateParams,
  EntityCreateTrustParams,
  EntityNaturalPerson,
} from "@sandbank/contract";
import { samples } from "./samples.ts";

type Structures = Pick<Entity, Entity["structure"]>;

const none: Structures = {
  corporation: null,
  government_authority: null,
  joint: null,
  natural_person: null,
  trust: null,
};

/** The details of an Entity: the object of its structure, and null for all other structures. */
export function structuresOf(params: EntityCreateParams): Structures {
  switch (params.structure) {
    case "corporation":
      return { ...none, corporation: corporationOf(params.corporation ?? samples.corporation) };
    case "government_authority":
      return {
        ...none,
        government_authority: governmentAuthorityOf(params.government_authority ?? samples.government_authority),
      };
    case "joint":
      return { ...none, joint: jointOf(params.joint ?? samples.joint) };
    case "natural_person":
      return { ...none, natural_person: personOf(params.natural_person ?? samples.natural_person) };
    case "trust":
      return { ...none, trust: trustOf(params.trust ?? samples.trust) };
  }
}

function corporationOf(params: EntityCreateCorporationParams): Entity["corporation"] {
  const { name, website = null, tax_identifier = null, address } = params;
  return { name, website, tax_identifier, address: addressOf(address) };
}

function governmentAuthorityOf(params: EntityCreateGovernmentAuthorityParams): Entity["government_authority"] {
  const { website = null, tax_identifier = null, address } = params;
  return { ...params, website, tax_identifier, address: addressOf(address) };
}

function jointOf({ name, individuals }: EntityCreateJointParams): Entity["joint"] {
  return { name: name ?? listed(individuals.map((person) => person.name)), individuals: individuals.map(personOf) };
}

function trustOf(params: EntityCreateTrustParams): Entity["trust"] {
  const { formation_state = null, tax_identifier = null, address, trustees } = params;
  return { ...params, formation_state, tax_identifier, address: addressOf(address), trustees: trustees.map(personOf) };
}

function personOf(person: EntityCreateNaturalPersonParams): EntityNaturalPerson {
  return { ...person, address: addressOf(person.address) };
}

function addressOf(address: EntityAddressParams): EntityAddress {
  return { ...address, line2: address.line2 ?? null };
}

/** `A`, `A and B` or `A, B and C`. */
function listed(names: readonly string[]): string {
  const [last, ...others] = names.toReversed();
  return others.length === 0 ? `${last}` : `${others.toReversed().join(", ")} and ${last}`;
}
