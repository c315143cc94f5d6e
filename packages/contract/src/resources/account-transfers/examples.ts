import type { Examples } from "../../examples.ts";
import { transferExample } from "../../transfer-fields.ts";

export const accountTransferExamples: Examples = {
  AccountTransfer: {
    id: "account_transfer_7h3k9m1p5r8t2v6x4z0b",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 10_000,
    description: "Move to savings",
    destination_account_id: "account_8n4b6v2c0x9z7l5k3j1h",
    destination_transaction_id: "transaction_5x9z3c7v1b4n8m2a6s0d",
    ...transferExample,
    status: "complete",
    transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    type: "account_transfer",
  },
  TransferApproval: { approved_at: "2026-01-01T00:00:00.000Z", approved_by: null },
  TransferCancellation: { canceled_at: "2026-01-01T00:00:00.000Z", canceled_by: null },
  TransferCreator: transferExample.created_by,
  TransferCreatorApiKey: transferExample.created_by.api_key,
  AccountTransferListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    created_at: { on_or_after: "2026-01-01T00:00:00Z" },
  },
  AccountTransferCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 10_000,
    description: "Move to savings",
    destination_account_id: "account_8n4b6v2c0x9z7l5k3j1h",
  },
};
