import type { InboundCheckDepositStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

const declined = refused("its money never moved");
const returned = refused("it was returned already");
const needsAttention = refused("it waits for the operator");

/** What a client can do; the clock accepts or declines what is pending. */
export const inboundCheckDepositStates: StateTable<InboundCheckDepositStatus, "decline" | "return"> = {
  pending: { decline: "declined", return: refused("nothing has moved yet, so decline it") },
  accepted: { decline: refused("its money has moved, so return it"), return: "returned" },
  declined: { decline: declined, return: declined },
  returned: { decline: returned, return: returned },
  requires_attention: { decline: needsAttention, return: needsAttention },
};
