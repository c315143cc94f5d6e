import type { AchTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

export type AchTrigger = "submit" | "acknowledge" | "settle" | "return" | "reject" | "create_notification_of_change";

const unapproved = refused("it waits for its approval. Approve it first");
const unsubmitted = refused("it is not submitted yet. Submit it first");
const moved = refused("its money has moved");
const submitted = refused("it was submitted to the network");
const over = refused("its money has moved back");
const canceled = refused("it is canceled permanently. Create another");

export const achTransferStates: StateTable<AchTransferStatus, "approve" | "cancel" | AchTrigger> = {
  pending_approval: {
    approve: "pending_submission",
    cancel: "canceled",
    submit: "submitted",
    acknowledge: unapproved,
    settle: unapproved,
    return: unapproved,
    reject: unapproved,
    create_notification_of_change: unapproved,
  },
  canceled: {
    approve: canceled,
    cancel: canceled,
    submit: canceled,
    acknowledge: canceled,
    settle: canceled,
    return: canceled,
    reject: canceled,
    create_notification_of_change: canceled,
  },
  pending_submission: {
    approve: moved,
    cancel: moved,
    submit: "submitted",
    acknowledge: unsubmitted,
    settle: "submitted",
    return: unsubmitted,
    reject: "rejected",
    create_notification_of_change: unsubmitted,
  },
  submitted: {
    approve: submitted,
    cancel: submitted,
    submit: submitted,
    acknowledge: "submitted",
    settle: "submitted",
    return: "returned",
    reject: submitted,
    create_notification_of_change: "submitted",
  },
  returned: {
    approve: over,
    cancel: over,
    submit: over,
    acknowledge: over,
    settle: over,
    return: over,
    reject: over,
    create_notification_of_change: "returned",
  },
  rejected: {
    approve: over,
    cancel: over,
    submit: over,
    acknowledge: over,
    settle: over,
    return: over,
    reject: over,
    create_notification_of_change: over,
  },
};
