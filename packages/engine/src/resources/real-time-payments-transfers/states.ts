import type { RealTimePaymentsTransferStatus } from "@sandbank/contract";
import { paymentStates } from "../../rails/sent-payment.ts";
import type { StateTable } from "../../resource-kit/state-table.ts";

export const realTimePaymentsTransferStates: StateTable<
  RealTimePaymentsTransferStatus,
  "approve" | "cancel" | "complete"
> = paymentStates("pending_submission");
