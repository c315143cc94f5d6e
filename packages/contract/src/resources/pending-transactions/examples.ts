import { cardAuthorizationFieldsExample } from "../../card-network/examples.ts";
import type { Examples } from "../../examples.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";

/** The details of each category of `source`. */
const details = {
  card_authorization: {
    id: "card_authorization_7y9u1i3o5p7a9s1d3f5g",
    amount: 1_000,
    expires_at: "2026-01-08T00:00:00.000Z",
    healthcare: { merchant_ninety_percent_eligibility: "ineligible" },
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    ...cardAuthorizationFieldsExample,
    type: "card_authorization",
  },
  check_deposit_instruction: {
    amount: 1_750,
    back_image_file_id: "file_6h4j2k0l9z7x5c3v1b8n",
    check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
    currency: "USD",
    front_image_file_id: "file_9p7o5i3u1y8t6r4e2w0q",
  },
  user_initiated_hold: {},
  other: {},
};

export const pendingTransactionExamples: Examples = {
  PendingTransaction: {
    id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: -2_500,
    completed_at: null,
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    description: "Deposit for the rent",
    held_amount: 2_500,
    route_id: null,
    route_type: null,
    source: sourceExample("user_initiated_hold", details),
    status: "pending",
    type: "pending_transaction",
  },
  ...sourceExamples("PendingTransactionSource", details),
  PendingTransactionListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    status: { in: ["pending", "complete"] },
  },
  PendingTransactionCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: -2_500,
    description: "Deposit for the rent",
  },
};
