import { clause, type StepError } from "@sandbank/engine/private/errors";
import { StartError } from "./start-error.ts";

/** Returns the error of a start with a seed that has a failing step. `name` is the user's name of the seed. */
export function seedNotRun(name: string, seed: number, cause: StepError): StartError {
  return new StartError(`the seed ${name} cannot run ${cause.path} (${cause.action}): ${clause(cause.why)}`, {
    seed,
    isUsage: true,
    cause,
  });
}
