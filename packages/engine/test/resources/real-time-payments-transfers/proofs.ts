import type { realTimePaymentsTransfers } from "../../../src/resources/real-time-payments-transfers/resource.ts";
import { paymentProofs } from "../../proofs/payment-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

export const proofs = paymentProofs({
  kind: "realTimePaymentsTransfers",
  ready: "pending_submission",
  required: [],
  bounds: {
    ultimate_creditor_name: "1 to 140 characters",
    ultimate_debtor_name: "1 to 140 characters",
  },
}) as ResourceProofs<typeof realTimePaymentsTransfers>;
