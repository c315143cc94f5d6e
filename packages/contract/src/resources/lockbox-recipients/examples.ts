import type { Examples } from "../../examples.ts";

export const lockboxRecipientExamples: Examples = {
  LockboxRecipient: {
    id: "lockbox_0o9i8u7y6t5r4e3w2q1a",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    created_at: "2026-01-01T00:00:00.000Z",
    description: null,
    idempotency_key: null,
    lockbox_address_id: "lockbox_address_4v6b8n0m2q1w3e5r7t9y",
    mail_stop_code: "VRE6P",
    recipient_name: "Example Company",
    status: "active",
    type: "lockbox_recipient",
  },
  LockboxRecipientListParams: { lockbox_address_id: "lockbox_address_4v6b8n0m2q1w3e5r7t9y" },
  LockboxRecipientCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    lockbox_address_id: "lockbox_address_4v6b8n0m2q1w3e5r7t9y",
    recipient_name: "Example Company",
  },
  LockboxRecipientUpdateParams: { status: "disabled" },
};
