import { endpoints } from "@sandbank/contract";
import type { ScenarioCall } from "../../../../tests/support/caller.ts";
import type { Bank } from "../../src/index.ts";

type Method = (...args: readonly unknown[]) => object;

/** Makes a call of the scenario as a direct call. */
export function callDirectly(bank: Bank, call: ScenarioCall): object {
  const method = call.operation
    .split(".")
    .reduce<unknown>((owner, name) => (owner as Record<string, unknown>)[name], bank) as Method;
  return method(...argumentsOf(call));
}

/** The id if the path has one, the parameters if there are any, and the options. */
function argumentsOf({ operation, id, params, idempotencyKey }: ScenarioCall): unknown[] {
  const { path } = endpoints[operation];
  const takesParams = "params" in endpoints[operation];
  return [...(path.includes("{") ? [id] : []), ...(takesParams ? [params] : []), { idempotencyKey }];
}
