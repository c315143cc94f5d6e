import type { Examples } from "../../examples.ts";

const person = { name: "Sample Person", date_of_birth: "1990-12-10" };
const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };

export const entityExamples: Examples = {
  Entity: {
    id: "entity_1a2b3c4d5e6f7g8h9j0k",
    corporation: {
      name: "Example Company",
      website: null,
      tax_identifier: null,
      address: { ...address, line2: null },
    },
    created_at: "2026-01-01T00:00:00.000Z",
    description: null,
    government_authority: null,
    idempotency_key: null,
    joint: null,
    natural_person: null,
    status: "active",
    structure: "corporation",
    trust: null,
    type: "entity",
  },
  EntityJoint: { name: "Sample Person", individuals: [{ ...person, address: { ...address, line2: null } }] },
  EntityTrust: {
    name: "Example Trust",
    category: "revocable",
    address: { ...address, line2: null },
    formation_state: "IL",
    tax_identifier: null,
    trustees: [{ ...person, address: { ...address, line2: null } }],
  },
  EntityGovernmentAuthority: {
    name: "Example City",
    category: "municipality",
    address: { ...address, line2: null },
    website: null,
    tax_identifier: null,
    authorized_persons: [{ name: "Sample Person" }],
  },
  EntityNaturalPerson: { ...person, address: { ...address, line2: null } },
  EntityListParams: { status: { in: ["active"] } },
  EntityCreateParams: { structure: "corporation", corporation: { name: "Example Company", address } },
  EntityCreateNaturalPersonParams: { ...person, address },
  EntityCreateJointParams: { individuals: [{ ...person, address }] },
  EntityCreateTrustParams: {
    name: "Example Trust",
    category: "revocable",
    address,
    formation_state: "IL",
    trustees: [{ ...person, address }],
  },
  EntityCreateGovernmentAuthorityParams: {
    name: "Example City",
    category: "municipality",
    address,
    authorized_persons: [{ name: "Sample Person" }],
  },
  EntityUpdateParams: { description: "Landlord" },
};
