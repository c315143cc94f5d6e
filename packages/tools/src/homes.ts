import type { Resource } from "@sandbank/contract";
import { type Declarations, namesIn } from "./model.ts";
import type { Operation } from "./operations.ts";

/** The home of types that belong to no single resource. */
export const sharedHome = "shared";

/** Name of the file that each declaration stands in: that of a resource, or `shared`. */
export type Homes = ReadonlyMap<string, string>;

/**
 * A type lives with the first resource whose schema module exports it, an identifier with the object it identifies,
 * and any other type with the only resource that uses it, or in `shared`.
 */
export function findHomes(
  resources: readonly Resource[],
  operations: readonly Operation[],
  declarations: Declarations,
): Homes {
  const homes = homesOfExports(resources, declarations);
  addHomesOfIdentifiers(homes, declarations);
  const users = usersOfHomeless(resources, operations, declarations, homes);
  for (const name of declarations.keys()) {
    const [only, ...others] = users.get(name) ?? [];
    if (!homes.has(name)) homes.set(name, only !== undefined && others.length === 0 ? only : sharedHome);
  }
  return homes;
}

function homesOfExports(resources: readonly Resource[], declarations: Declarations): Map<string, string> {
  const nameOf = new Map([...declarations.values()].map(({ name, schema }) => [schema, name]));
  const homes = new Map<string, string>();
  for (const resource of resources) {
    for (const schema of Object.values(resource.schemas)) {
      const name = nameOf.get(schema);
      if (name !== undefined && !homes.has(name)) homes.set(name, resource.name);
    }
  }
  return homes;
}

function addHomesOfIdentifiers(homes: Map<string, string>, declarations: Declarations): void {
  for (const { name, type } of declarations.values()) {
    const home = homes.get(name);
    const id = type.kind === "object" ? type.fields.find(({ key }) => key === "id")?.type : undefined;
    if (home !== undefined && id?.kind === "reference") homes.set(id.name, home);
  }
}

/** For each type without a home the resources that use it, directly or through other types without a home. */
function usersOfHomeless(
  resources: readonly Resource[],
  operations: readonly Operation[],
  declarations: Declarations,
  homes: Homes,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const visit = (name: string, user: string): void => {
    const known = users.get(name) ?? new Set();
    if (homes.has(name) || known.has(user)) return;
    users.set(name, known.add(user));
    visitTypesOf(name, user);
  };
  const visitTypesOf = (name: string, user: string): void => {
    const declaration = declarations.get(name);
    for (const used of declaration === undefined ? [] : namesIn(declaration.type)) visit(used, user);
  };
  for (const { name } of resources) {
    for (const [owned, home] of homes) if (home === name) visitTypesOf(owned, name);
  }
  for (const { resource, id, params, result } of operations) {
    for (const name of [id, params?.name, result]) if (name !== undefined) visit(name, resource);
  }
  return users;
}
