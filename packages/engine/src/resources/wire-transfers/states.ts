import type { WireTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

export type WireTrigger = "submit" | "reverse" | "reject";

const unapproved = refused("it waits for its approval. Approve it first");
const unsubmitted = refused("it is not submitted yet. Submit it first");
const moved = refused("its money has moved");
const complete = refused("it was submitted to the network, which is final");
const over = refused("its money has moved back");
const canceled = refused("it is canceled permanently. Create another");

export const wireTransferStates: StateTable<WireTransferStatus, "approve" | "cancel" | WireTrigger> = {
  pending_approval: {
    approve: "pending_creating",
    cancel: "canceled",
    submit: "complete",
    reverse: unapproved,
    reject: unapproved,
  },
  canceled: { approve: canceled, cancel: canceled, submit: canceled, reverse: canceled, reject: canceled },
  pending_creating: { approve: moved, cancel: moved, submit: "complete", reverse: unsubmitted, reject: "rejected" },
  complete: { approve: complete, cancel: complete, submit: complete, reverse: "reversed", reject: complete },
  reversed: { approve: over, cancel: over, submit: over, reverse: over, reject: over },
  rejected: { approve: over, cancel: over, submit: over, reverse: over, reject: over },
};
