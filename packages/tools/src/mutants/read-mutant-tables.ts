import {
  errorCatalogue,
  eventCategories,
  type OperationName,
  objectTitle,
  pendingTransactionCategories,
  transactionCategories,
} from "@sandbank/contract";
import {
  holdsNothing,
  listBounds,
  listControlPlaces,
  listJobKinds,
  mailRejections,
  parameterChecks,
  permittedChanges,
  rails,
  refusals,
  stateMachines,
} from "@sandbank/engine/private/mutants";
import type { MutantTables, Tree } from "@sandbank/view/tables/mutant-tables";
import type { Api } from "../api.ts";
import type { Operation } from "../operations.ts";
import { readMachines } from "./machine-rows.ts";
import { readValueTrees } from "./value-trees.ts";

/** Reads the places where a bank can be wrong from the contract and the engine. */
export function readMutantTables(api: Api): MutantTables {
  const { operations, resources } = api;
  const values = readValueTrees(resources);
  const endpoints = resources.flatMap((resource) => Object.entries(resource.endpoints));
  return {
    titles: Object.fromEntries(Object.keys(values).map((type) => [type, objectTitle(type)])),
    declines: Object.values(rails).map(({ name, simulations, rules: rows }) => ({
      rail: name,
      subject: findSubject(simulations[0], operations),
      rows: rows.map(({ id, reason, failure }) => [id, reason, failure]),
    })),
    controls: listControlPlaces(),
    limits: listValues(api, "LimitMetric").map((metric) => [metric, listValues(api, "LimitInterval")]),
    mail: mailRejections.rules.map(({ id, reason, condition }) => [id, reason, condition]),
    refusals: byOperation(Object.entries(refusals), ({ id, condition, field }) =>
      field === undefined ? [id, condition] : [id, condition, field],
    ),
    rules: byOperation(
      endpoints.map(([operation, { crossFieldRules = [], olderBody }]) => [
        operation,
        [...crossFieldRules, ...(olderBody?.crossFieldRules ?? [])],
      ]),
      ({ id, field, message }) => [
        id.startsWith(field) ? `~${id.slice(field.length)}` : id,
        field,
        // What follows a colon says what to do.
        message.replace(/: .*/s, ""),
      ],
    ),
    checks: byOperation(Object.entries(parameterChecks), ({ id, reads }) => [id, ...reads]),
    bounds: Object.fromEntries(operations.map(({ name }) => [name, growTree(listBounds(name as OperationName))])),
    machines: readMachines(stateMachines, operations),
    jobs: listJobKinds(),
    postings: transactionCategories,
    holds: pendingTransactionCategories.filter((category) => !(category in holdsNothing)),
    events: Object.keys(eventCategories),
    lists: operations.flatMap(({ name, item }) => (item === undefined ? [] : [name])),
    reads: operations.flatMap(({ name, method, params }) => (method === "GET" && params !== undefined ? [name] : [])),
    keys: operations.flatMap(({ name, method }) => (method === "POST" ? [name] : [])),
    errors: Object.keys(errorCatalogue),
    values,
    permitted: permittedChanges,
  };
}

/** The values of an enumeration. */
function listValues({ declarations }: Api, name: string): readonly string[] {
  const type = declarations.get(name)?.type;
  if (type?.kind !== "enumeration") throw new Error(`[tools] Failed to read ${name}: it is no enumeration.`);
  return type.values;
}

function byOperation<Row, Printed>(
  entries: readonly (readonly [string, readonly Row[] | undefined])[],
  print: (row: Row) => Printed,
): Record<string, Printed[]> {
  return Object.fromEntries(
    entries.flatMap(([operation, rows = []]) => (rows.length === 0 ? [] : [[operation, rows.map(print)]])),
  );
}

/** The type of object that a simulation of a rail creates: `card_payment`. */
function findSubject(simulation: string | undefined, operations: readonly Operation[]): string {
  const resource = operations.find(({ name }) => name === simulation)?.resource;
  const retrieval = operations.find((each) => each.resource === resource && each.name.endsWith(".retrieve"));
  const type = /\{(\w+)_id\}$/.exec(retrieval?.path ?? "")?.[1];
  if (type === undefined) throw new Error(`[tools] Failed to find what \`${simulation}\` creates.`);
  return type;
}

interface Branch {
  [field: string]: Tree & (string | Branch);
}

/** Makes a tree of dotted paths, in which a list comes before its elements. */
function growTree(paths: readonly string[]): Tree {
  const root: Branch = {};
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let branch = root;
    for (const key of keys) {
      const inner = branch[key];
      const next = typeof inner === "object" ? inner : inner === undefined ? {} : { "[]": "" };
      branch[key] = next;
      branch = next;
    }
    branch[last] = "";
  }
  return root;
}
