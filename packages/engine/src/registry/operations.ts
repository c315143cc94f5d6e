import type { OperationName } from "@sandbank/contract";
import type { Handler, Handlers } from "../resource-kit/operation.ts";
import type { ParameterChecks } from "../resource-kit/parameter-check.ts";
import type { Resource } from "../resource-kit/resource.ts";
import { resources } from "./resources.ts";

/** Every operation by its name. Does not compile while an endpoint of the contract has none. */
export const operations: Required<Handlers> = operationsOf(resources);

/**
 * The rules of each operation that can be refused with 409, in order of precedence: after parameters, idempotency, objects
 * and moves between states (D-27). The same tables that the operations check.
 */
export const refusals: { readonly [Name in OperationName]?: readonly { readonly holds: string }[] } =
  Object.fromEntries(
    Object.entries(operations).flatMap(([name, { refusals: rules }]) => (rules === undefined ? [] : [[name, rules]])),
  );

/** By operation. Their issues are listed beside those that the schema finds (D-05). */
export const parameterChecks: ParameterChecks = Object.assign(
  {},
  ...resources.map((resource: Resource) => resource.parameterChecks),
);

type Names<Each> = Each extends { readonly operations: infer Operations } ? keyof Operations & OperationName : never;

function operationsOf<const Each extends Resource>(
  all: readonly Each[],
): { readonly [Name in Names<Each>]: Handler<Name> } {
  return Object.assign({}, ...all.map((resource) => resource.operations));
}
