import type { InboundAchTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

const declined = refused("its money never moved");
const returned = refused("its money went back already");

/** What a client can do; the clock accepts or declines what is pending. */
export const inboundAchTransferStates: StateTable<InboundAchTransferStatus, "decline" | "transfer_return"> = {
  pending: { decline: "declined", transfer_return: refused("nothing has moved yet, so decline it") },
  accepted: { decline: refused("its money has moved, so return it"), transfer_return: "returned" },
  declined: { decline: declined, transfer_return: declined },
  returned: { decline: returned, transfer_return: returned },
};
