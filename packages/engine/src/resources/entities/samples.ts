import type { EntityCreateParams } from "@sandbank/contract";

type Samples = { readonly [Structure in EntityCreateParams["structure"]]: NonNullable<EntityCreateParams[Structure]> };

const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const person = { name: "Sample Person", date_of_birth: "1990-12-10", address };

/** The details of an Entity if a request gives only its structure. */
export const samples: Samples = {
  corporation: { name: "Example Company", address },
  government_authority: {
    name: "Example City",
    category: "municipality",
    address,
    authorized_persons: [{ name: person.name }],
  },
  joint: { individuals: [person, { ...person, name: "Second Person" }] },
  natural_person: person,
  trust: { name: "Example Trust", category: "revocable", address, trustees: [person] },
};
