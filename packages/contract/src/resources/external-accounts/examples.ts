import type { Examples } from "../../examples.ts";

const numbers = { account_number: "987654321", routing_number: "101050001" };

export const externalAccountExamples: Examples = {
  ExternalAccount: {
    id: "external_account_3e5t7y9u1i0o2p4a6s8d",
    account_holder: "business",
    ...numbers,
    created_at: "2026-01-01T00:00:00.000Z",
    description: "Landlord",
    funding: "checking",
    idempotency_key: null,
    status: "active",
    type: "external_account",
  },
  ExternalAccountListParams: { routing_number: numbers.routing_number, status: { in: ["active"] } },
  ExternalAccountCreateParams: { ...numbers, description: "Landlord", account_holder: "business" },
  ExternalAccountUpdateParams: { status: "archived" },
};
