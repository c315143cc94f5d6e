import { endpoints } from "@sandbank/contract";
import { UsageError } from "../errors/usage-error.ts";
import { didYouMean } from "../nearest-of.ts";

/** Operations that the API has, and those that only a bank has. */
export const operationNames: readonly string[] = [...Object.keys(endpoints), "entities.disable"];

/** Throws a `UsageError` that names the nearest operation, unless there is one of this name. */
export function requireOperation(name: string): void {
  if (operationNames.includes(name)) return;
  throw new UsageError(
    `There is no operation ${JSON.stringify(name)}. ${didYouMean(name, operationNames)}\`sandbank call --list\` lists the operations.`,
  );
}
