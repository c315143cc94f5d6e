import type { Resource } from "@sandbank/contract";
import { type Declarations, namesIn } from "./model.ts";
import type { Operation } from "./operations.ts";

/** The file of all identifiers. Objects refer to each other in cycles, and the files must not. */
export const idsHome = "ids";

/** The file of other types that several resources share. */
export const sharedHome = "shared";

/** The name of the file of each declaration: a resource, `ids` or `shared`. */
export type Homes = ReadonlyMap<string, string>;

/**
 * Finds the file of each type: the first resource whose schema module exports it, or else the only resource that uses
 * it, or else `shared`.
 */
export function computeHomes(
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

/** Returns, for each type without a file, the resources that use it, directly or through other such types. */
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
    visitTypes(name, user);
  };
  const visitTypes = (name: string, user: string): void => {
    const declaration = declarations.get(name);
    for (const used of declaration === undefined ? [] : namesIn(declaration.type)) visit(used, user);
  };
  for (const { name } of resources) {
    for (const [owned, home] of homes) if (home === name) visitTypes(owned, name);
  }
  for (const { resource, params, result } of operations) {
    for (const name of [params?.name, result]) if (name !== undefined) visit(name, resource);
  }
  return users;
}

/** Prints import statements for the types that the file `home` uses from other files. */
export function printImports(names: readonly string[], home: string, homes: Homes): string {
  const byHome = Map.groupBy(new Set(names), (name) => homes.get(name));
  byHome.delete(home);
  return [...byHome].map(([from, used]) => `import type { ${used.join(", ")} } from "./${from}.ts";\n`).join("");
}
