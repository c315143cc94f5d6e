import type { Examples } from "../../examples.ts";

const front = "file_9p7o5i3u1y8t6r4e2w0q";
const back = "file_6h4j2k0l9z7x5c3v1b8n";

export const checkDepositExamples: Examples = {
  CheckDeposit: {
    id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_750,
    back_image_file_id: back,
    created_at: "2026-01-01T00:00:00.000Z",
    deposit_acceptance: {
      account_number: "987654321",
      amount: 1_750,
      auxiliary_on_us: null,
      check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
      currency: "USD",
      routing_number: "101050001",
      serial_number: "1001",
    },
    deposit_adjustments: [],
    deposit_rejection: null,
    deposit_return: null,
    deposit_submission: { back_file_id: back, front_file_id: front, submitted_at: "2026-01-01T00:00:00.000Z" },
    description: null,
    front_image_file_id: front,
    idempotency_key: null,
    inbound_funds_hold: null,
    inbound_mail_item_id: "inbound_mail_item_8q2w4e6r1t3y5u7i9o0p",
    lockbox_recipient_id: "lockbox_0o9i8u7y6t5r4e3w2q1a",
    status: "submitted",
    transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    type: "check_deposit",
  },
  CheckDepositAdjustment: {
    adjusted_at: "2026-01-05T12:00:00.000Z",
    amount: -250,
    reason: "adjusted_amount",
    transaction_id: "transaction_3v5b7n9m1q2w4e6r8t0y",
  },
  InboundFundsHold: {
    amount: 1_750,
    automatically_releases_at: "2026-01-08T00:00:00.000Z",
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    held_transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    released_at: null,
    status: "held",
    type: "inbound_funds_hold",
  },
  CheckDepositListParams: { account_id: "account_5m0x2k7q9r3t1v8w6y4z" },
  CheckDepositCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_750,
    front_image_file_id: front,
    back_image_file_id: back,
  },
  CheckDepositSubmitParams: {
    scan: { account_number: "987654321", routing_number: "101050001", serial_number: "1001" },
  },
  CheckDepositRejectParams: { decline_reason: "duplicate" },
};
