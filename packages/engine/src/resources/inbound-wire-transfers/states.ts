import type { InboundWireTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** The moves of a client. */
export const inboundWireTransferStates: StateTable<InboundWireTransferStatus, "reverse"> = {
  pending: { reverse: refused("no money has moved yet") },
  accepted: { reverse: "reversed" },
  declined: { reverse: refused("no money has moved") },
  reversed: { reverse: refused("its money went back already") },
};
