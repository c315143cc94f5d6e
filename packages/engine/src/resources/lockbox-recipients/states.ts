import type { LockboxRecipientStatus } from "@sandbank/contract";
import { freeMoves, type StateTable } from "../../resource-kit/state-table.ts";

export const lockboxRecipientStates: StateTable<LockboxRecipientStatus, LockboxRecipientStatus> = freeMoves(
  ["active", "disabled", "canceled"],
  ["canceled"],
);
