import type { FednowTransferStatus } from "@sandbank/contract";
import { paymentStates } from "../../rails/sent-payment.ts";
import type { StateTable } from "../../resource-kit/state-table.ts";

export const fednowTransferStates: StateTable<FednowTransferStatus, "approve" | "cancel" | "complete"> =
  paymentStates("pending_submitting");
