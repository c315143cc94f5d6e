import { StartError } from "./start-error.ts";

/** The error of a start whose seed has a step that fails. `name` is what the user calls the seed. */
export function seedNotRun(name: string, seed: number, cause: Error): StartError {
  const why = cause.message
    .replace("[sandbank] Failed to run ", "")
    .replace(" The bank is as it was before the first step.", "")
    .replace(/\.$/, "");
  return new StartError(`the seed ${name} cannot run ${why}`, { seed, isUsage: true, cause });
}
