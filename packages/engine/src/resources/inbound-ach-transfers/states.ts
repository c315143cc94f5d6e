import type { InboundAchTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

const declined = refused("no money has moved");
const returned = refused("its money went back already");

/** The moves of a client. The clock accepts or declines a pending transfer. */
export const inboundAchTransferStates: StateTable<InboundAchTransferStatus, "decline" | "transfer_return"> = {
  pending: { decline: "declined", transfer_return: refused("no money has moved yet. Decline it instead") },
  accepted: { decline: refused("its money has moved. Return it instead"), transfer_return: "returned" },
  declined: { decline: declined, transfer_return: declined },
  returned: { decline: returned, transfer_return: returned },
};
