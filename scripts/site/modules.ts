import { existsSync, readFileSync } from "node:fs";
import {
  type Context,
  type DeclarationReflection,
  MinimalSourceFile,
  type NormalizedPath,
  type ProjectReflection,
  type Reflection,
  ReflectionGroup,
  ReflectionKind,
} from "typedoc";
import { groups, modules, objectGroupOf, objects } from "./groups.ts";

/** The file in which a reflection is declared, relative to its package. */
function fileOf(project: ProjectReflection, reflection: Reflection): string {
  return project.getSymbolIdFromReflection(reflection)?.packagePath ?? "";
}

/** Names each module as an import names it: `sdk/src/webhooks` is `@sandbank/sdk/webhooks`. */
export function nameModules(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    const name = module.name.replace("/src", "").replace(/\/index$/, "");
    module.name = /^sandbank\b/.test(name) ? name : `@sandbank/${name}`;
  }
}

/** Shows the README of a package on the page of its main module, without the heading, which the page has. */
export function addReadmes(context: Context, root: string): void {
  for (const module of context.project.children ?? []) {
    const folder = module.name.replace("@sandbank/", "");
    const path = `${root}packages/${folder}/README.md`;
    if (folder.includes("/") || !existsSync(path)) continue;
    const text = readFileSync(path, "utf8").replace(/^# .*\n+/, "");
    const file = new MinimalSourceFile(text, path as NormalizedPath);
    module.readme = context.converter.parseRawComment(file, context.project.files).content;
    context.project.files.registerReflectionPath(path as NormalizedPath, module);
  }
}

/**
 * Documents each object once. The contract and the SDK have types of the same names, made from the same schemas: the
 * contract's leave the site, and links to them lead to the SDK's. Re-exports of the contract leave the engine's page.
 */
export function keepOneHome(project: ProjectReflection): void {
  const named = (name: string) => project.children?.find((module) => module.name === name);
  const sdk = new Map(named("@sandbank/sdk")?.children?.map((child) => [child.name, child]));
  for (const child of [...(named("@sandbank/contract")?.children ?? [])]) {
    const home = sdk.get(child.name);
    if (home === undefined || !fileOf(project, child).startsWith("src/generated/")) continue;
    const symbol = project.getSymbolIdFromReflection(child);
    const own = project.getSymbolIdFromReflection(home);
    project.removeReflection(child);
    // The last one that is registered says in which file it is declared.
    if (symbol !== undefined) project.registerSymbolId(home, symbol);
    if (own !== undefined) project.registerSymbolId(home, own);
  }
  for (const child of [...(named("@sandbank/engine")?.children ?? [])]) {
    if (child.isReference() && child.getTargetReflectionDeep().parent?.name === "@sandbank/contract") {
      project.removeReflection(child);
    }
  }
}

/** Puts the exports of each module into groups, in the order of their table, and the modules in theirs. */
export function groupModules(project: ProjectReflection): void {
  const order: readonly string[] = modules;
  const all = project.children ?? [];
  const missing = all.filter(({ name }) => !order.includes(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Add to scripts/site/groups.ts: ${missing.join(", ")}.`);
  all.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  for (const module of all) {
    const table = groups[module.name];
    if (table !== undefined) module.groups = groupsOf(project, module, table);
  }
}

function groupsOf(
  project: ProjectReflection,
  module: DeclarationReflection,
  table: (typeof groups)[string],
): ReflectionGroup[] {
  const made = new Map(table.map(({ title }) => [title, new ReflectionGroup(title, module)]));
  const named = new Map<string, ReflectionGroup>();
  const references = new ReflectionGroup("Also exported here", module);
  for (const child of module.children ?? []) {
    if (child.isReference()) {
      references.children.push(child);
      continue;
    }
    const file = fileOf(project, child);
    const entry = table.find(({ files }) =>
      files.some((name) => (name.endsWith("/") ? file.startsWith(name) : file === name)),
    );
    const title = entry?.title ?? objectGroupOf(file);
    if (title === undefined)
      throw new Error(`Add ${file} (${child.name}) to ${module.name} in scripts/site/groups.ts.`);
    const group = made.get(title) ?? named.get(title) ?? new ReflectionGroup(title, module);
    if (entry === undefined) named.set(title, group);
    group.children.push(child);
  }
  const sorted = [...named.values()].sort((a, b) => a.title.localeCompare(b.title));
  const result = table.flatMap((entry) => (entry === objects ? sorted : (made.get(entry.title) ?? [])));
  if (!table.includes(objects)) result.push(...sorted);
  result.push(references);
  for (const group of result)
    group.children.sort((a, b) => rank(a, group) - rank(b, group) || a.name.localeCompare(b.name));
  return result.filter(({ children }) => children.length > 0);
}

/** An object comes before its methods, and functions and classes come before the shapes that they use. */
function rank(child: Reflection, { title }: ReflectionGroup): number {
  const object = title.replaceAll(/[ -]/g, "");
  if ([`${child.name}s`, `${child.name}es`, child.name.replace(/y$/, "ies")].includes(object) && child.name !== object)
    return -2;
  if (child.name === object) return -1;
  if (child.kindOf(ReflectionKind.Function)) return 0;
  if (child.kindOf(ReflectionKind.Class)) return 1;
  if (child.kindOf(ReflectionKind.Variable)) return 2;
  return child.kindOf(ReflectionKind.Interface) ? 3 : 4;
}
