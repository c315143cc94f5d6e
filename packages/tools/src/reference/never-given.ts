import type { Declarations } from "../model.ts";

/** A field that `bank.coverage()` does not count, with values that no bank ever has. */
export interface NeverGiven {
  /** As in the API: `real_time_decision.category`. */
  readonly field: string;
  /** Empty if the field has no value at all: it is always null or an empty list. */
  readonly values: readonly string[];
  readonly why: string;
}

export function readNeverGiven(declarations: Declarations): NeverGiven[] {
  const allBut = (name: string, given: string): readonly string[] => {
    const type = declarations.get(name)?.type;
    return type?.kind === "enumeration" ? type.values.filter((value) => value !== given) : [];
  };
  return [
    {
      field: "real_time_decision.category",
      values: allBut("RealTimeDecisionCategory", "card_authorization_requested"),
      why: "Only card payments create Real-Time Decisions. The bank responds to a balance inquiry without one.",
    },
    {
      field: "declined_transaction.source.category",
      values: ["other"],
      why: "Every decline has its own category.",
    },
    {
      field: "check_deposit.deposit_return.return_reason",
      values: allBut("CheckDepositReturnReason", "insufficient_funds"),
      why: "The simulation accepts no reason. It returns every check with `insufficient_funds`.",
    },
    { field: "check_deposit.inbound_funds_hold", values: [], why: "Always null. The money is available at once." },
    { field: "check_deposit.deposit_adjustments", values: [], why: "Always empty. Deposits are never corrected." },
    { field: "inbound_check_deposit.adjustments", values: [], why: "Always empty. Checks are never corrected." },
  ];
}
