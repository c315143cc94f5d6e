import type { AccountStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** Contract "Account status". */
export const accountStates: StateTable<AccountStatus, "close"> = {
  open: { close: "closed" },
  closed: { close: refused("it was closed permanently") },
};
