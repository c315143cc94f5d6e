import type { Program } from "@sandbank/contract";
import type { ParameterIssue } from "../../errors.ts";
import { timeNotBefore, toTime } from "../../ports/instant.ts";
import { firstOfDay } from "../../ports/time.ts";
import {
  defineParameterChecks,
  type ParameterChecks,
  requiredAmongSeveral,
} from "../../resource-kit/parameter-check.ts";
import { creditExtendedBy } from "../../state/extended-credit.ts";
import type { State } from "../../state/state.ts";
import { find, oldest } from "../../store/table.ts";
import { defaultEntity } from "./refusals.ts";

const createCheck = defineParameterChecks<"accounts.create">();
const updateCheck = defineParameterChecks<"accounts.update">();
const balanceCheck = defineParameterChecks<"accounts.balance">();
const paymentCheck = defineParameterChecks<"simulations.interestPayments.create">();

/** Without `entity_id`, the first active Entity owns the Account (D-31). */
const hasOwner = createCheck({
  id: "entity_id-required",
  reads: ["entity_id"],
  issues: ({ state }, id) =>
    id === undefined && defaultEntity(state) === undefined
      ? [{ field: "entity_id", message: "is required, because no Entity is active" }]
      : [],
});

/** A maturity date is in the future (D-32). */
const maturesLater = createCheck({
  id: "maturity_date-later",
  reads: ["loan.maturity_date"],
  issues: ({ state }, date) =>
    typeof date === "string" && firstOfDay(date) <= state.now
      ? [{ field: "loan.maturity_date", message: "must be later than the bank's day" }]
      : [],
});

const isLentByProgram = createCheck({
  id: "credit_limit-lent",
  reads: ["program_id", "loan.credit_limit"],
  issues: ({ state }, id, limit) => {
    const { programs } = state.tables;
    return creditIssues(state, id === undefined ? oldest(programs) : find(programs, id), { limit, before: 0 });
  },
});

const staysLentByProgram = updateCheck({
  id: "credit_limit-lent",
  reads: ["loan.credit_limit"],
  issues: ({ state, id }, limit) => {
    const account = find(state.tables.accounts, id ?? "");
    if (account === undefined || account.loan === null || account.status === "closed") return [];
    const program = find(state.tables.programs, account.program_id);
    return creditIssues(state, program, { limit, before: account.loan.credit_limit });
  },
});

/** Minor units. `before` is the part of the limit that is already extended. */
interface CreditLimit {
  readonly limit: number | undefined;
  readonly before: number;
}

/** The credit limits of a Program's open Accounts stay within the credit that it may extend (D-32). */
function creditIssues(
  { extendedCredit }: State,
  program: Program | undefined,
  { limit, before }: CreditLimit,
): readonly ParameterIssue[] {
  const most = program?.lending?.maximum_extendable_credit;
  if (program === undefined || most === undefined || limit === undefined) return [];
  const left = most - creditExtendedBy(extendedCredit, program.id) + before;
  if (limit <= left) return [];
  const message = `must be at most ${left}: the credit limits of ${program.id} together may be ${most}`;
  return [{ field: "loan.credit_limit", message }];
}

/** Both ends of the period are now by default. */
const periodEndsAfterItStarts = paymentCheck({
  id: "period-in-order",
  reads: ["period_start", "period_end"],
  issues: ({ state: { now } }, start, end) => {
    const startsAt = start === undefined ? now : toTime(start);
    const endsAt = end === undefined ? now : toTime(end);
    if (endsAt >= startsAt) return [];
    return end === undefined
      ? [{ field: "period_start", message: "must not be later than now, which `period_end` is by default" }]
      : [{ field: "period_end", message: "must not be earlier than `period_start`, which is now by default" }];
  },
});

/** A balance lookup is not in the future (D-35). */
const isNotLater = balanceCheck({
  id: "at_time-not-later",
  reads: ["at_time"],
  issues: ({ state }, time) =>
    time !== undefined && timeNotBefore(time) > state.now
      ? [{ field: "query.at_time", message: "must not be later than the bank's time" }]
      : [],
});

export const accountParameterChecks = {
  "accounts.create": [
    hasOwner,
    requiredAmongSeveral("program_id", "Programs", ({ tables }) => tables.programs),
    maturesLater,
    isLentByProgram,
  ],
  "accounts.update": [staysLentByProgram],
  "accounts.balance": [isNotLater],
  "simulations.accountRevenuePayments.create": [periodEndsAfterItStarts],
  "simulations.interestPayments.create": [periodEndsAfterItStarts],
} satisfies ParameterChecks;
