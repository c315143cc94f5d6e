import { endpoints } from "@sandbank/contract";
import { didYouMean } from "@sandbank/view/words/find-nearest";
import { UsageError } from "../../../errors/usage-error.ts";

/** The operations of the API, and those that exist on a bank only. */
export const operationNames: readonly string[] = [...Object.keys(endpoints), "entities.disable"];

/** Throws a `UsageError` that suggests the nearest operation, unless the operation exists. */
export function requireOperation(name: string): void {
  if (operationNames.includes(name)) return;
  throw new UsageError(
    `There is no operation ${JSON.stringify(name)}. ${didYouMean(name, operationNames)}\`sandbank call --list\` lists the operations.`,
  );
}

/** Whether an operation is called with the id of an object. Those without an endpoint are. */
export function acceptsId(name: string): boolean {
  return !Object.hasOwn(endpoints, name) || endpoints[name as keyof typeof endpoints].path.includes("{");
}
