import type { AccountStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** The states of an Account (contract "Account status"). */
export const accountStates: StateTable<AccountStatus, "close"> = {
  open: { close: "closed" },
  closed: { close: refused("it was closed permanently") },
};
