import type { Resource } from "@sandbank/contract";
import { type Declarations, namesIn } from "./model.ts";
import type { Operation } from "./operations.ts";

/** The home of identifiers: objects name each other in circles, which their files should not. */
export const idsHome = "ids";

/** The home of other types that belong to no single resource. */
export const sharedHome = "shared";

/** Name of the file that each declaration stands in: that of a resource, `ids` or `shared`. */
export type Homes = ReadonlyMap<string, string>;

/**
 * A type lives with the first resource whose schema module exports it. One that is not exported lives with the only
 * resource that uses it, or in `shared`.
 */
export function findHomes(
  resources: readonly Resource[],
  operations: readonly Operation[],
  declarations: Declarations,
): Homes {
  const homes = new Map([...homesOfIdentifiers(declarations), ...homesOfExports(resources, declarations)]);
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

function homesOfIdentifiers(declarations: Declarations): Map<string, string> {
  const identifiers = [...declarations.values()].filter(({ type }) => type.kind === "identifier");
  return new Map(identifiers.map(({ name }) => [name, idsHome]));
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
  for (const { resource, params, result } of operations) {
    for (const name of [params?.name, result]) if (name !== undefined) visit(name, resource);
  }
  return users;
}

/** Import statements, as source text, for the types that the file `home` uses and that live in other files. */
export function importsOf(names: readonly string[], home: string, homes: Homes): string {
  const byHome = Map.groupBy(new Set(names), (name) => homes.get(name));
  byHome.delete(home);
  return [...byHome].map(([from, used]) => `import type { ${used.join(", ")} } from "./${from}.ts";\n`).join("");
}
