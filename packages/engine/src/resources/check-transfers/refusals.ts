import type { CheckTransfer } from "@sandbank/contract";
import { formatDay } from "../../calendar/days.ts";
import { toLocalDay } from "../../calendar/local-time.ts";
import { availableBalanceAt } from "../../money/balances.ts";
import { existing } from "../../objects/objects.ts";
import { type Owned, ownedAccount } from "../../refusals/account-refusals.ts";
import {
  approverRules,
  type DateFacts,
  dateIsNotPast,
  type FundsFacts,
  fundsCover,
  isPast,
  senderRules,
  sourceNumberIsActive,
  sourceNumberIsOfAccount,
} from "../../refusals/sender-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";
import { findCheck } from "./find-check.ts";

interface Written extends Pick<CheckTransfer, "account_id" | "amount"> {
  readonly source_account_number_id: string | null;
  readonly balance_check?: CheckTransfer["balance_check"] | undefined;
  readonly check_number?: string | undefined;
  readonly fulfillment_method: CheckTransfer["fulfillment_method"];
  readonly valid_until_date?: string | null | undefined;
}

type CheckFacts = ReturnType<typeof readFacts>;

/** Loads the facts about a check. Refuses with 404 if an id is unknown. */
export function readFacts(world: World, written: Written) {
  const { ledger, now, tables } = world.state;
  const { account_id, amount, balance_check, check_number, fulfillment_method, valid_until_date } = written;
  const owned = ownedAccount(world, account_id);
  const number = existing(tables.accountNumbers, "account_number", written.source_account_number_id ?? "");
  return {
    ...owned,
    amount: balance_check === "none" ? 0 : amount,
    availableBalance: availableBalanceAt(ledger, owned.account, now),
    dates: { wanted: valid_until_date ?? null, today: formatDay(toLocalDay("new_york", now)) },
    fulfillmentMethod: fulfillment_method,
    sourceNumber: number,
    /** The check that has the number already. */
    taken: check_number === undefined ? undefined : findCheck(world, number.id, check_number),
  } satisfies Owned & FundsFacts & DateFacts & Record<string, unknown>;
}

const numberIsUnused: Rule<CheckFacts> = {
  id: "check-number-unused",
  condition: "No other check of the Account Number has the `check_number`.",
  broken: ({ taken }) => taken !== undefined,
  detail: ({ sourceNumber, taken }) =>
    `${taken?.id} of Account Number ${sourceNumber.id} has the number ${taken?.check_number}. Use another number, or none: the bank then chooses one.`,
};

export const createRules: readonly Rule<CheckFacts>[] = [
  sourceNumberIsOfAccount,
  dateIsNotPast("valid_until_date"),
  ...senderRules,
  sourceNumberIsActive,
  numberIsUnused,
  fundsCover,
];

export const approveRules: readonly Rule<CheckFacts>[] = [
  ...approverRules,
  sourceNumberIsActive,
  {
    id: "still-valid",
    condition: "The `valid_until_date` has not passed.",
    broken: isPast,
    detail: ({ dates }) =>
      `The check is valid until ${dates.wanted}, and the bank's date in New York is ${dates.today}. Create another.`,
  },
];

export const mailRules: readonly Rule<CheckFacts>[] = [
  {
    id: "printed-by-bank",
    condition: "The bank prints the check.",
    broken: ({ fulfillmentMethod }) => fulfillmentMethod === "third_party",
    detail: () => "The check is printed and mailed by others. Approve it instead.",
  },
  ...approveRules,
];
