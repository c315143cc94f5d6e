import type { Card, CardSpendingLimitInterval } from "@sandbank/contract";
import type { ShownWindow } from "./limit-use.ts";
import type { RuleFacts } from "./rule-facts.ts";

type Controls = NonNullable<Card["authorization_controls"]>;
type SingleUse = NonNullable<NonNullable<Controls["usage"]>["single_use"]>;

/** An authorization control of a Card that a payment breaches, with the compared values. Amounts are in minor units. */
export type ControlBreach = MerchantBreach | SingleUseBreach | SpendingBreach;

interface Breach<Kind extends string> {
  readonly kind: Kind;
  /** The place of the control in `authorization_controls`, for example `usage.multi_use.spending_limits.0`. */
  readonly path: string;
}

/** A breach of a control of merchants. */
export interface MerchantBreach extends Breach<"merchant"> {
  readonly path: Exclude<keyof Controls, "usage">;
  /** `allowed` if the merchant is missing from the allowed list, `blocked` if the merchant is on the blocked list. */
  readonly list: "allowed" | "blocked";
  /** The identifier, category code or country of the merchant. */
  readonly merchant: string;
}

/** A breach of the control of a single-use Card. */
export interface SingleUseBreach extends Breach<"single_use"> {
  readonly comparison: SingleUse["settlement_amount"]["comparison"];
  readonly value: number;
  /** The number of earlier payments. */
  readonly payments: number;
  /** The sum of the earlier payments; null if it is beyond the safe integers. */
  readonly used: number | null;
  readonly requested: number;
}

/** A breach of a spending limit. */
export interface SpendingBreach extends Breach<"spending_limit"> {
  readonly interval: CardSpendingLimitInterval;
  /** The only merchants whose payments count; null for all. */
  readonly merchantCategoryCodes: readonly string[] | null;
  readonly value: number;
  readonly window: ShownWindow;
  /** The sum of the earlier payments in the window; null if it is beyond the safe integers. */
  readonly used: number | null;
  readonly requested: number;
  /** The amount left before this payment. Negative if the control was added after the payments; null if `used` is. */
  readonly remaining: number | null;
}

/** A breach as the facts of a decline rule. */
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
