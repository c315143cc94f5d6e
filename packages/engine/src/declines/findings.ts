import { dollars } from "../money/dollars.ts";
import type { ControlBreach, SpendingBreach } from "../state/control-breach.ts";
import type { LimitUse } from "../state/limit-use.ts";

// What a rule found, as a sentence with the figures that it compared.

/** Returns the bound of a Limit, for example `$50.00 per day`. */
export function allowanceText({ metric, interval, value }: Pick<LimitUse, "metric" | "interval" | "value">): string {
  const most = metric === "count" ? counted(value, "debit") : dollars(value);
  return `${most} ${interval === "all_time" ? "in all" : `per ${interval}`}`;
}

/** Returns the bound of an authorization control, for example `$50.00 at merchants of category 5812 per day`. */
export function spendingText({ interval, merchantCategoryCodes: codes, value }: SpendingBreach): string {
  const where = codes === null ? "" : ` at merchants of category ${codes.join(", ")}`;
  return `${dollars(value)}${where} ${interval === "all_time" ? "in all" : interval.replace("_", " ")}`;
}

/** Returns the bound of a single-use Card's control, for example `exactly $50.00`. */
export function singleUseText({ comparison, value }: Extract<ControlBreach, { kind: "single_use" }>): string {
  return `${comparison === "equals" ? "exactly" : "at most"} ${dollars(value)}`;
}

export function limitFinding(use: LimitUse): string {
  return `${use.limitId} allows ${allowanceText(use)}: ${useText(use, use.metric === "count" ? String : dollars)}.`;
}

export function controlFinding(control: ControlBreach): string {
  const { path } = control;
  switch (control.kind) {
    case "merchant":
      return `${path} of the Card ${control.list === "blocked" ? "blocks" : "does not list"} ${control.merchant}.`;
    case "single_use": {
      const { payments, used, requested } = control;
      const made = `${counted(payments, "earlier payment")} of ${used === null ? PAST_COUNTING : dollars(used)}`;
      return `${path} of the Card allows one payment of ${singleUseText(control)}: ${made}, and ${dollars(requested)} was requested.`;
    }
    case "spending_limit":
      return `${path} of the Card allows ${spendingText(control)}: ${useText(control, dollars)}.`;
  }
}

/** `shown` formats a count of debits or an amount. */
function useText({ interval, used, requested, remaining }: LimitUse | SpendingBreach, shown: typeof dollars): string {
  if (interval === "transaction" || interval === "per_transaction") return `${shown(requested)} requested`;
  const left = remaining === null || remaining <= 0 ? "nothing" : shown(remaining);
  return `${used === null ? PAST_COUNTING : shown(used)} used, ${left} remaining, ${shown(requested)} requested`;
}

/** Stands for a sum that exceeds the safe integers. */
export const PAST_COUNTING = "more than can be counted";

export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}
