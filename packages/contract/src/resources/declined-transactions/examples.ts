import { cardNetworkDetailsExample } from "../../card-network/examples.ts";
import type { Examples } from "../../examples.ts";
import { listExamples } from "../../source-details.ts";
import { sourceExample, sourceExamples } from "../../source-examples.ts";
import { declinedTransactionDetails } from "./details.ts";

const details = listExamples(declinedTransactionDetails);

export const declinedTransactionExamples: Examples = {
  DeclinedTransaction: {
    id: "declined_transaction_2n4b6v8c0x2z4l6k8j0h",
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 1_750,
    created_at: "2026-01-01T00:00:00.000Z",
    currency: "USD",
    description: "EXAMPLE BILLER",
    route_id: "account_number_3c9v1n7b5x2z8q4w6e0r",
    route_type: "account_number",
    source: sourceExample("ach_decline", details),
    type: "declined_transaction",
  },
  ...sourceExamples("DeclinedTransactionSource", details),
  ...sourceExamples("CardNetworkDetails", cardNetworkDetailsExample),
  DeclinedTransactionListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    category: { in: ["ach_decline", "card_decline"] },
  },
};
