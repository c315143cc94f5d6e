import { BankError } from "@sandbank/engine";
import { findMistake, readText, ScenarioError, StepError } from "@sandbank/engine/private/errors";
import { ServerError } from "@sandbank/view/reads/server-error";

/** An error in the form of the admin API. */
export interface AdminErrorBody {
  readonly type: string;
  readonly title: string;
  readonly detail: string | null;
  readonly status: number;
}

/** Returns the response to an error that an operation threw; undefined if the error is a bug of Sandbank. */
export function readErrorBody(error: unknown): AdminErrorBody | undefined {
  if (error instanceof ServerError) return error.body;
  if (error instanceof BankError) return { ...error.body, detail: error.body.detail ?? null };
  if (findMistake(error) === undefined) return undefined;
  // Such an error refuses parameters, except that of a failed step of a seed or scenario, which conflicts with the
  // state of the bank.
  const isConflict = error instanceof ScenarioError || error instanceof StepError;
  return {
    type: isConflict ? "scenario_error" : "admin_parameters_error",
    title: isConflict ? "The steps cannot be done in this bank." : "The parameters cannot be used.",
    detail: readText(error),
    status: isConflict ? 409 : 400,
  };
}
