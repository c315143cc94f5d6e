import type { ParameterIssue } from "../../errors.ts";
import { firstOfDay, timeOf } from "../../ports/time.ts";
import type { ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { requiredAmongSeveral } from "../../resource-kit/parameter-check.ts";

export const accountParameterChecks: ParameterChecks = {
  "accounts.create": ({ state }, params) => [
    ...requiredAmongSeveral(state.tables.entities, { field: "entity_id", objects: "Entities", params }),
    ...requiredAmongSeveral(state.tables.programs, { field: "program_id", objects: "Programs", params }),
    ...maturityFaults(state.now, params.loan),
  ],
  // D-35
  "accounts.balance": ({ state }, { at_time: time }) =>
    typeof time === "string" && timeOf(time) > state.now
      ? [{ field: "query.at_time", message: "must not be later than the bank's time" }]
      : [],
};

/** D-32 */
function maturityFaults(now: number, loan: unknown): readonly ParameterIssue[] {
  const date = (loan as { readonly maturity_date?: unknown } | null | undefined)?.maturity_date;
  return typeof date === "string" && firstOfDay(date) <= now
    ? [{ field: "loan.maturity_date", message: "must be later than the bank's day" }]
    : [];
}
