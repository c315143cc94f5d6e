import type { InboundCheckDepositStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

const declined = refused("no money has moved");
const returned = refused("it was returned already");
const needsAttention = refused("it waits for the operator");

/** The moves of a client. The clock accepts or declines a pending check. */
export const inboundCheckDepositStates: StateTable<InboundCheckDepositStatus, "decline" | "return"> = {
  pending: { decline: "declined", return: refused("no money has moved yet. Decline it instead") },
  accepted: { decline: refused("its money has moved. Return it instead"), return: "returned" },
  declined: { decline: declined, return: declined },
  returned: { decline: returned, return: returned },
  requires_attention: { decline: needsAttention, return: needsAttention },
};
