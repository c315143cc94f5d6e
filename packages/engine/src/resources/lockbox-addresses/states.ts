import type { LockboxAddressStatus, LockboxAddressUpdateStatus } from "@sandbank/contract";
import { freeMoves, refused, type StateTable } from "../../resource-kit/state-table.ts";

const settingUp = refused("it is still being set up. Wait until it is active");

/** The emulator never creates a `pending` Lockbox Address. */
export const lockboxAddressStates: StateTable<LockboxAddressStatus, LockboxAddressUpdateStatus> = {
  pending: { active: settingUp, disabled: settingUp, canceled: settingUp },
  ...freeMoves(["active", "disabled", "canceled"], ["canceled"]),
};
