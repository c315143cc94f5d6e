import { StartError } from "./start-error.ts";

/** Returns the error of a start with a seed that has a failing step. `name` is the user's name of the seed. */
export function seedNotRun(name: string, seed: number, cause: Error): StartError {
  const why = cause.message
    .replace("[sandbank] Failed to run ", "")
    .replace(" The bank is as it was before the first step.", "")
    .replace(/\.$/, "");
  return new StartError(`the seed ${name} cannot run ${why}`, { seed, isUsage: true, cause });
}
