import type { AccountTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

const moved = refused("its money has moved");
const canceled = refused("it is canceled permanently. Create another");

export const accountTransferStates: StateTable<AccountTransferStatus, "approve" | "cancel"> = {
  pending_approval: { approve: "complete", cancel: "canceled" },
  canceled: { approve: canceled, cancel: canceled },
  complete: { approve: moved, cancel: moved },
};
