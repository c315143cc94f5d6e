import { timeNotBefore } from "../../ports/instant.ts";
import { firstOfDay } from "../../ports/time.ts";
import { type ParameterChecks, parameterChecksOf, requiredAmongSeveral } from "../../resource-kit/parameter-check.ts";

const createCheck = parameterChecksOf<"accounts.create">();
const balanceCheck = parameterChecksOf<"accounts.balance">();

/** D-32 */
const maturesLater = createCheck({
  reads: ["loan.maturity_date"],
  issues: ({ state }, date) =>
    typeof date === "string" && firstOfDay(date) <= state.now
      ? [{ field: "loan.maturity_date", message: "must be later than the bank's day" }]
      : [],
});

/** D-35 */
const isNotLater = balanceCheck({
  reads: ["at_time"],
  issues: ({ state }, time) =>
    time !== undefined && timeNotBefore(time) > state.now
      ? [{ field: "query.at_time", message: "must not be later than the bank's time" }]
      : [],
});

export const accountParameterChecks: ParameterChecks = {
  "accounts.create": [
    requiredAmongSeveral("entity_id", "Entities", ({ tables }) => tables.entities),
    requiredAmongSeveral("program_id", "Programs", ({ tables }) => tables.programs),
    maturesLater,
  ],
  "accounts.balance": [isNotLater],
};
