import { BankError } from "@sandbank/engine";
import type { Arbitrary } from "fast-check";
import type { Action, ActionGroup } from "./action.ts";
import type { BankRun } from "./bank-run.ts";

export interface ActionOn<Target, Params> {
  readonly group: ActionGroup;
  readonly arbitrary: Arbitrary<Params>;
  /** The object of the action; null if there is none, so that the action does not apply. */
  target(run: BankRun, params: Params): Target | null;
  describe(run: BankRun, target: Target, params: Params): string;
  act(run: BankRun, target: Target, params: Params): void;
}

/**
 * Makes an action of another party, such as a merchant, on an existing object of the bank. If the bank refuses the
 * action, nothing changes and the run goes on.
 */
export function actionOn<Target, Params>(on: ActionOn<Target, Params>): Action<unknown, Params> {
  return {
    group: on.group,
    arbitrary: on.arbitrary,
    describe(run, params) {
      const target = on.target(run, params);
      return target === null ? null : on.describe(run, target, params);
    },
    run(run, params) {
      const target = on.target(run, params);
      try {
        if (target !== null) on.act(run, target, params);
      } catch (error) {
        if (!(error instanceof BankError)) throw error;
      }
    },
  };
}
