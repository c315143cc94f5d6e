import { BankError } from "@sandbank/engine";
import { ServerError } from "../errors/server-error.ts";

/** An error in the form of the admin API. */
export interface AdminErrorBody {
  readonly type: string;
  readonly title: string;
  readonly detail: string | null;
  readonly status: number;
}

/** Returns the response to an error that an operation threw; undefined if the error is a bug of Sandbank. */
export function errorBodyOf(error: unknown): AdminErrorBody | undefined {
  if (error instanceof ServerError) return error.body;
  if (error instanceof BankError) return { ...error.body, detail: error.body.detail ?? null };
  if (!(error instanceof Error) || !error.message.startsWith("[sandbank] Failed to ")) return undefined;
  // Such an error refuses parameters, except that of a failed step of a seed or scenario, which conflicts with the
  // state of the bank.
  const isConflict = error.name === "ScenarioError" || error.name === "StepError";
  return {
    type: isConflict ? "scenario_error" : "admin_parameters_error",
    title: isConflict ? "The steps cannot be done in this bank." : "The parameters cannot be used.",
    // Direct calls also accept a Date, which a request cannot contain.
    detail: error.message.slice("[sandbank] ".length).replace(", or a Date", ""),
    status: isConflict ? 409 : 400,
  };
}
