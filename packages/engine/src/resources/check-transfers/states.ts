import type { CheckTransferStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

export type CheckTrigger = "stop_payment" | "mail" | "reject";

const unapproved = refused("it waits for its approval. Approve it first");
const approved = refused("it waits for no approval");
const stoppable = refused("it waits for no approval. Stop its payment instead");
const printed = refused("it is printed. Stop its payment instead");

/** A state that allows nothing more. */
const final = (because: string) => {
  const refusal = refused(because);
  return { approve: refusal, cancel: refusal, stop_payment: refusal, mail: refusal, reject: refusal };
};

export const checkTransferStates: StateTable<CheckTransferStatus, "approve" | "cancel" | CheckTrigger> = {
  pending_approval: {
    approve: "pending_submission",
    cancel: "canceled",
    stop_payment: refused("it waits for its approval. Cancel it instead"),
    mail: "mailed",
    reject: unapproved,
  },
  canceled: final("it is canceled permanently. Create another"),
  pending_submission: {
    approve: approved,
    cancel: stoppable,
    stop_payment: "stopped",
    mail: "mailed",
    reject: "rejected",
  },
  pending_mailing: { approve: approved, cancel: stoppable, stop_payment: "stopped", mail: "mailed", reject: printed },
  mailed: {
    approve: approved,
    cancel: stoppable,
    stop_payment: "stopped",
    mail: refused("it is mailed"),
    reject: refused("it is mailed. Stop its payment instead"),
  },
  deposited: final("it was paid. Return its deposit instead"),
  stopped: final("its payment was stopped permanently. Create another"),
  returned: final("its money has moved back. Create another"),
  rejected: final("it was rejected. Create another"),
};
