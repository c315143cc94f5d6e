import type { Examples } from "../../examples.ts";

export const inboundMailItemExamples: Examples = {
  InboundMailItem: {
    id: "inbound_mail_item_8q2w4e6r1t3y5u7i9o0p",
    checks: [
      {
        amount: 1_750,
        back_file_id: "file_6h4j2k0l9z7x5c3v1b8n",
        check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
        front_file_id: "file_9p7o5i3u1y8t6r4e2w0q",
        status: "deposited",
      },
    ],
    created_at: "2026-01-01T00:00:00.000Z",
    file_id: "file_2s4d6f8g0h1j3k5l7z9x",
    lockbox_address_id: "lockbox_address_4v6b8n0m2q1w3e5r7t9y",
    lockbox_recipient_id: "lockbox_0o9i8u7y6t5r4e3w2q1a",
    recipient_name: "Example Company",
    rejection_reason: null,
    status: "processed",
    type: "inbound_mail_item",
  },
  InboundMailItemListParams: { lockbox_recipient_id: "lockbox_0o9i8u7y6t5r4e3w2q1a" },
  InboundMailItemActionParams: {
    checks: [{ action: "deposit", account_id: "account_5m0x2k7q9r3t1v8w6y4z" }, { action: "ignore" }],
  },
  InboundMailItemCreateParams: { amount: 1_750, lockbox_recipient_id: "lockbox_0o9i8u7y6t5r4e3w2q1a" },
};
