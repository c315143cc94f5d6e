import { isBuiltin } from "node:module";
import { isTyped, joinPath, type ProjectFiles, toFolder } from "../read/project-files.ts";
import type { Project } from "./detect-project.ts";
import { splitStatements, withoutComments, withoutDestructuring } from "./source-text.ts";

/** The facts of a test that decide whether it can import a module. */
interface ImportSurroundings {
  readonly files: ProjectFiles;
  readonly project: Project;
  /** The variables of the environment that the test sets. */
  readonly variables: readonly string[];
  /** How the test runner finds a module by the name in an import. */
  readonly resolution: Resolution;
  /** Whether Node itself runs the TypeScript, which it does by leaving out the types. */
  readonly isStripped: boolean;
}

/**
 * `exact`: by its path, as ES modules in Node. `endings`: also without its ending, as CommonJS. `bundler`: also a `.ts` by
 * the `.js` that it is compiled to.
 */
export type Resolution = "exact" | "endings" | "bundler";

/** Packages that throw when they are loaded outside of a framework's build, or without variables that they look up. */
const refusing: readonly string[] = ["server-only", "client-only", "env-var", "dotenv-safe"];

/** Why a test cannot import a module. */
export interface Obstacle {
  /** The file that the reason is about, its subject; null for a reason that is a whole clause. */
  readonly path: string | null;
  readonly reason: string;
}

/**
 * Returns why a test cannot import a module: `src/env.ts` "reads DATABASE_URL". Undefined if nothing is in the way: the module and what it imports read only variables that the test sets, import only installed
 * packages, and start no server. Any other variable may be one without which they, or a package, throw: unless it has a
 * default, or is compared with a text.
 *
 * `path`: below the folder of the package.
 */
export function importObstacle(
  path: string,
  surroundings: ImportSurroundings,
  seen = new Set<string>(),
): Obstacle | undefined {
  const { files, project, variables } = surroundings;
  seen.add(path);
  const text = withoutTypeImports(withoutComments(files.read(joinPath(project.home, path)) ?? ""));
  const reason = actionIn(text, path, surroundings) ?? readingIn(text, variables);
  if (reason !== undefined) return { path, reason };
  for (const { name, isRequired } of listImports(text)) {
    if (!name.startsWith(".")) {
      if (!isInstalled(name, project)) return { path, reason: `imports ${name}` };
      continue;
    }
    const target = resolved(joinPath(toFolder(path), name), isRequired, surroundings);
    if (target === undefined) return { path, reason: `imports ${name}, which the test runner does not find` };
    const obstacle = seen.has(target) ? undefined : importObstacle(target, surroundings, seen);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}

function withoutTypeImports(text: string): string {
  return splitStatements(text)
    .filter((statement) => !/^(?:import|export) type\b/.test(statement))
    .join("");
}

function actionIn(text: string, path: string, { isStripped }: ImportSurroundings): string | undefined {
  if (/\.listen\(|\bserve\(/.test(text)) return "starts a server";
  if (/\bprocess\.exit\(/.test(text)) return "may end the process";
  if (!isStripped || !isTyped(path)) return undefined;
  // What has to be compiled, and not only left out: an enum, a namespace, a decorator, a property in a constructor's parameters.
  const compiled =
    /^(?:export )?(?:const )?(?:enum|namespace) |^[ \t]*@\w+\(|\bconstructor\(\s*(?:private|protected|public|readonly) /m;
  return compiled.test(text) || path.endsWith("x") ? "has syntax that Node does not run" : undefined;
}

/** Finds a variable that is read without a default, and that the test does not set. */
function readingIn(text: string, variables: readonly string[]): string | undefined {
  const ofProcess = text.matchAll(/^(?:import|const) \{([^{}]*)\} (?:from|= require\() ?["'](?:node:)?process["']/gm);
  if ([...ofProcess].some(([, names = ""]) => /\benv\b/.test(names))) return "reads the environment";
  const isSet = (name: string) => name === "NODE_ENV" || variables.includes(name);
  const { rest, members } = withoutDestructuring(text);
  for (const member of members) {
    const [name = member] = /^\w+/.exec(member) ?? [];
    if (!member.includes("=") && !isSet(name)) return `reads ${name}`;
  }
  const reading = /\b(?:process|import\.meta|Bun)\.env\b(?:\.(\w+)|\[["'](\w+)["']\])?/g;
  for (const { 0: match, 1: property, 2: quoted, index } of rest.matchAll(reading)) {
    const name = property ?? quoted;
    if (name === undefined) return "reads the whole environment";
    const isOptional = /^\s*(?:\?\?|\|\||===? ["'])/.test(rest.slice(index + match.length, index + match.length + 40));
    if (!isOptional && !isSet(name)) return `reads ${name}`;
  }
  return undefined;
}

function listImports(text: string): { readonly name: string; readonly isRequired: boolean }[] {
  return [...text.matchAll(/\b(from|import|require)\b ?\(? ?["']([^"'\n]+)["']/g)].map(([, word, name = ""]) => ({
    name,
    isRequired: word === "require",
  }));
}

/** Returns whether a package comes from Node or a registry: another package of the monorepo is as the app's own modules. */
function isInstalled(name: string, { published }: Project): boolean {
  const [scope = "", rest] = name.split("/");
  const packageName = scope.startsWith("@") ? `${scope}/${rest}` : scope;
  // init names the command that installs its own packages.
  if (isBuiltin(name) || scope === "@sandbank") return true;
  return published.includes(packageName) && !refusing.includes(packageName);
}

/** Returns the path of an imported module; undefined if the test runner does not find it. */
function resolved(
  target: string,
  isRequired: boolean,
  { files, project, resolution }: ImportSurroundings,
): string | undefined {
  const isThere = (path: string) => files.paths.includes(joinPath(project.home, path));
  if (isThere(target)) return target;
  if (resolution === "exact" && !isRequired) return undefined;
  const endings = [".ts", ".js", ".tsx", ".jsx", ".mts", ".mjs", ".cjs", "/index.ts", "/index.js"];
  const source = target.replace(/\.([cm]?)jsx?$/, ".$1ts");
  const candidates = endings.map((ending) => target + ending);
  return [...(resolution === "bundler" ? [source, `${source}x`] : []), ...candidates].find(isThere);
}
