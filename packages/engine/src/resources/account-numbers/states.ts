import type { AccountNumberStatus } from "@sandbank/contract";
import { freeMoves, refused, type StateTable } from "../../resource-kit/state-table.ts";

const forGood = refused("that is for good. Create another");

/** D-52: the client sets any state, but a canceled number takes no PATCH, not even one that asks for what it is. */
export const accountNumberStates: StateTable<AccountNumberStatus, AccountNumberStatus> = {
  ...freeMoves(["active", "disabled", "canceled"], ["canceled"]),
  canceled: { active: forGood, disabled: forGood, canceled: forGood },
};
