import { BankError } from "@sandbank/engine";
import { ServerError } from "../errors/server-error.ts";

/** An error as the admin API answers it. */
export interface AdminErrorBody {
  readonly type: string;
  readonly title: string;
  readonly detail: string | null;
  readonly status: number;
}

/** What the admin API answers when an operation throws; undefined for a bug of ours. */
export function errorBodyOf(error: unknown): AdminErrorBody | undefined {
  if (error instanceof ServerError) return error.body;
  if (error instanceof BankError) return { ...error.body, detail: error.body.detail ?? null };
  if (!(error instanceof Error) || !error.message.startsWith("[sandbank] Failed to ")) return undefined;
  // The engine refuses parameters in this way; a step of a seed or scenario that fails is a conflict with the bank's state.
  const isConflict = error.name === "ScenarioError" || error.name === "StepError";
  return {
    type: isConflict ? "scenario_error" : "admin_parameters_error",
    title: isConflict ? "The steps cannot be done in this bank." : "The parameters cannot be used.",
    // A request has no Date, which direct calls accept, too.
    detail: error.message.slice("[sandbank] ".length).replace(", or a Date", ""),
    status: isConflict ? 409 : 400,
  };
}
