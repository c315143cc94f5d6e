import type { Resource } from "@sandbank/contract";
import * as z from "zod";
import { type Choices, readChoices } from "./choices.ts";
import { type RequestNames, selectRequestNames } from "./directions.ts";
import { type Group, groupOperations } from "./groups.ts";
import { computeHomes, type Homes, idsHome, sharedHome } from "./homes.ts";
import { type Declaration, type Declarations, readType } from "./model.ts";
import { type Operation, readOperations } from "./operations.ts";

/** The contract as the printers read it: operations, types and their files. */
export interface Api {
  readonly resources: readonly Resource[];
  readonly declarations: Declarations;
  readonly homes: Homes;
  readonly requestNames: RequestNames;
  readonly choices: Choices;
  readonly operations: readonly Operation[];
  readonly groups: readonly Group[];
}

export function readApi(resources: readonly Resource[]): Api {
  const declarations: Declarations = new Map();
  const operations = readOperations(resources, declarations);
  for (const { name, schemas } of resources) {
    for (const [key, schema] of Object.entries(schemas)) {
      // A schema module may also export constants and parts of schemas. Only a named schema is a type.
      const isType = schema instanceof z.ZodType && schema.meta()?.id !== undefined;
      if (isType) readType(schema, `${name}: ${key}`, declarations);
    }
  }
  const groups = groupOperations(operations);
  refuseClashes(groups, declarations);
  return {
    resources,
    declarations,
    homes: computeHomes(resources, operations, declarations),
    requestNames: selectRequestNames(operations, declarations),
    choices: readChoices(operations, declarations),
    operations,
    groups,
  };
}

/** Returns the names of the files of types: the shared files first, then one for each resource. */
export function homeNames({ resources }: Api): string[] {
  return [idsHome, sharedHome, ...resources.map(({ name }) => name)];
}

export function declarationsAt(home: string, { declarations, homes }: Api): Declaration[] {
  return [...declarations.values()].filter(({ name }) => homes.get(name) === home);
}

/** Throws if a class and a type have the same name, because the SDK exports both. */
function refuseClashes(groups: readonly Group[], declarations: Declarations): void {
  for (const { className, groups: inner } of groups) {
    if (declarations.has(className)) {
      throw new Error(`[tools] Failed to name a class ${className}: a schema has that name. Rename the schema.`);
    }
    refuseClashes(inner, declarations);
  }
}
