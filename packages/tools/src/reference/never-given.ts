import type { Declarations } from "../model.ts";

/** A field beside what `bank.coverage()` counts, with values that no bank here comes to have. */
export interface NeverGiven {
  /** As in the API: `real_time_decision.category`. */
  readonly field: string;
  /** Empty where it is any value: the field is always null or an empty list. */
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
      why: "You are asked about card payments alone; a balance inquiry is answered without you.",
    },
    {
      field: "declined_transaction.source.category",
      values: ["other"],
      why: "Whatever is declined here has a category of its own.",
    },
    {
      field: "check_deposit.deposit_return.return_reason",
      values: allBut("CheckDepositReturnReason", "insufficient_funds"),
      why: "The simulation takes no reason: it returns every check for `insufficient_funds`.",
    },
    { field: "check_deposit.inbound_funds_hold", values: [], why: "Always null: the money is there at once." },
    { field: "check_deposit.deposit_adjustments", values: [], why: "Always empty: nobody corrects a deposit." },
    { field: "inbound_check_deposit.adjustments", values: [], why: "Always empty: nobody corrects a check." },
  ];
}
