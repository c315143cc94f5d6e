import type { InboundWireTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** What a client can do. */
export const inboundWireTransferStates: StateTable<InboundWireTransferStatus, "reverse"> = {
  pending: { reverse: refused("nothing has moved yet") },
  accepted: { reverse: "reversed" },
  declined: { reverse: refused("its money never moved") },
  reversed: { reverse: refused("its money went back already") },
};
