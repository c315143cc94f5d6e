import type { Homes } from "./homes.ts";

/** Import statements, as source text, for the types that the file `home` uses and that live in other files. */
export function importsOf(names: readonly string[], home: string, homes: Homes): string {
  const byHome = Map.groupBy(new Set(names), (name) => homes.get(name));
  byHome.delete(home);
  return [...byHome].map(([from, used]) => `import type { ${used.join(", ")} } from "./${from}.ts";\n`).join("");
}
