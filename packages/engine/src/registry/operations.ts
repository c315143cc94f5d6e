import type { OperationName } from "@sandbank/contract";
import type { Handler, Handlers } from "../resource-kit/operation.ts";
import type { ParameterChecks } from "../resource-kit/parameter-check.ts";
import type { Rule } from "../resource-kit/refusal-rule.ts";
import type { Resource } from "../resource-kit/resource.ts";
import { resources } from "./resources.ts";

/** Every operation by its name. It does not compile if an endpoint of the contract has no operation. */
export const operations: Required<Handlers> = collectOperations(resources);

/**
 * The refusal rules of each operation (409), in order of precedence. They follow the checks of parameters, idempotency,
 * objects and moves between states (D-27). The operations check these same tables.
 */
export const refusals: {
  readonly [Name in OperationName]?: readonly Pick<Rule<never>, "id" | "condition" | "assumption" | "field">[];
} = Object.fromEntries(
  Object.entries(operations).flatMap(([name, { refusals: rules }]) => (rules === undefined ? [] : [[name, rules]])),
);

/** The parameter checks by operation. Their issues are listed together with the issues of the schema (D-05). */
export const parameterChecks: ParameterChecks = Object.assign(
  {},
  ...resources.map((resource: Resource) => resource.parameterChecks),
);

type Names<Each> = Each extends { readonly operations: infer Operations } ? keyof Operations & OperationName : never;

function collectOperations<const Each extends Resource>(
  all: readonly Each[],
): { readonly [Name in Names<Each>]: Handler<Name> } {
  return Object.assign({}, ...all.map((resource) => resource.operations));
}
