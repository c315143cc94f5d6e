import type { Card, CardSpendingLimitInterval } from "@sandbank/contract";
import type { ShownWindow } from "./limit-use.ts";
import type { RuleFacts } from "./rule-facts.ts";

type Controls = NonNullable<Card["authorization_controls"]>;
type SingleUse = NonNullable<NonNullable<Controls["usage"]>["single_use"]>;

/** An authorization control of a Card that a payment breaches, with the values that it compared. Amounts in minor units. */
export type ControlBreach = MerchantBreach | SingleUseBreach | SpendingBreach;

interface Breach<Kind extends string> {
  readonly kind: Kind;
  /** Where it is in `authorization_controls`, for example `usage.multi_use.spending_limits.0`. */
  readonly path: string;
}

/** Of who is paid. */
export interface MerchantBreach extends Breach<"merchant"> {
  readonly path: Exclude<keyof Controls, "usage">;
  /** `allowed` where it is not on that list, `blocked` where it is on that one. */
  readonly list: "allowed" | "blocked";
  /** The identifier, category code or country of the merchant. */
  readonly merchant: string;
}

/** Of a Card for one payment. */
export interface SingleUseBreach extends Breach<"single_use"> {
  readonly comparison: SingleUse["settlement_amount"]["comparison"];
  readonly value: number;
  /** How many payments there were before. */
  readonly payments: number;
  /** What they make; null where that is more than the safe integers. */
  readonly used: number | null;
  readonly requested: number;
}

/** Of a spending limit. */
export interface SpendingBreach extends Breach<"spending_limit"> {
  readonly interval: CardSpendingLimitInterval;
  /** The only merchants whose payments count; null for all. */
  readonly merchantCategoryCodes: readonly string[] | null;
  readonly value: number;
  readonly window: ShownWindow;
  /** What earlier payments in the window make; null where that is more than the safe integers. */
  readonly used: number | null;
  readonly requested: number;
  /** What was left before it: less than 0 where the control came after the payments; null where `used` is. */
  readonly remaining: number | null;
}

/** The same as the facts of a rule. */
export function factsOfBreach({ path, ...breach }: ControlBreach): RuleFacts {
  switch (breach.kind) {
    case "spending_limit": {
      const { window, merchantCategoryCodes: codes, ...facts } = breach;
      const merchants = codes === null ? {} : { merchantCategoryCodes: codes.join(" ") };
      return { breachedControl: path, ...facts, ...merchants, ...window };
    }
    default:
      return { breachedControl: path, ...breach };
  }
}
