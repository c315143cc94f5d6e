import type { Examples } from "../../examples.ts";

export const lockboxAddressExamples: Examples = {
  LockboxAddress: {
    id: "lockbox_address_4v6b8n0m2q1w3e5r7t9y",
    address: {
      city: "Springfield",
      line1: "1 Main Street",
      line2: "Lockbox 100",
      postal_code: "62701",
      state: "IL",
    },
    created_at: "2026-01-01T00:00:00.000Z",
    description: "Rent checks",
    idempotency_key: null,
    status: "active",
    type: "lockbox_address",
  },
  LockboxAddressListParams: { idempotency_key: "lockbox-address-of-rent" },
  LockboxAddressCreateParams: { description: "Rent checks" },
  LockboxAddressUpdateParams: { status: "disabled" },
};
