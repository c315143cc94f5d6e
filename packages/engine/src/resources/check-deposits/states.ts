import type { CheckDepositStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

const rejected = refused("its check was rejected permanently. Deposit another check");
const returned = refused("its check was returned permanently. Deposit another check");
const accepted = refused("its check was accepted already, and can only be returned");

export const checkDepositStates: StateTable<CheckDepositStatus, "submit" | "reject" | "return"> = {
  pending: {
    submit: "submitted",
    reject: "rejected",
    return: refused("only a submitted check can be returned. Submit it first"),
  },
  submitted: { submit: accepted, reject: accepted, return: "returned" },
  rejected: { submit: rejected, reject: rejected, return: rejected },
  returned: { submit: returned, reject: returned, return: returned },
};
