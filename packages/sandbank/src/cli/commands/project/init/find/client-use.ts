import { isTyped, type ProjectFiles } from "../read/project-files.ts";
import type { ClientSettings } from "./client-settings.ts";
import { ignoresExports, isNativeJest, type Machine, type Project, transformsTypeScript } from "./detect-project.ts";
import type { AppClient } from "./find-client.ts";
import { importObstacle, type Obstacle, type Resolution } from "./import-obstacle.ts";

/**
 * How the test reaches the bank:
 * - `import`: by the client that the app exports
 * - `copy`: by a client with the same settings
 * - `fetch`: by a request as the app sends them
 * - `own`: by a client of its own, to pass to the code under test
 */
export type ClientUse = "import" | "copy" | "fetch" | "own";

export interface ChosenUse {
  readonly use: ClientUse;
  /** Why the test does not import the client; null if it does, or if the app has none. */
  readonly obstacle: Obstacle | null;
}

/** Characters that mean something else in a text of code, a URL or a glob, and those that nobody sees. */
const UNSAFE_IN_IMPORT = /[\p{C}\p{Zl}\p{Zp}"\\`$%?#*]/u;

/** Chooses how the test reaches the bank: by as much of the app as surely runs in it. */
export function chooseUse(
  client: AppClient | undefined,
  files: ProjectFiles,
  project: Project,
  machine: Machine,
): ChosenUse {
  if (client === undefined) return { use: "own", obstacle: null };
  const { path, settings, isFetch } = client;
  if (settings === undefined)
    return { use: "own", obstacle: { path: null, reason: `init cannot read the settings in ${path}` } };
  if (isFetch) return { use: "fetch", obstacle: null };
  const reason = runnerObstacle(path, project, machine);
  const first = exportObstacle(client, settings) ?? (reason === undefined ? undefined : { path: null, reason });
  if (first !== undefined) return { use: "copy", obstacle: first };
  const surroundings = {
    files,
    project,
    variables: [settings.apiKey, settings.baseUrl].flatMap((each) => ("variable" in each ? [each.variable] : [])),
    resolution: chooseResolution(project),
    isStripped: isStripped(project),
  };
  const obstacle = importObstacle(path, surroundings) ?? null;
  return { use: obstacle === null ? "import" : "copy", obstacle };
}

function exportObstacle({ path, exported }: AppClient, { apiKey, baseUrl }: ClientSettings): Obstacle | undefined {
  if (exported === undefined) return { path, reason: "exports no client that init recognizes" };
  if (UNSAFE_IN_IMPORT.test(path)) return { path, reason: "has a name that an import would have to escape" };
  const isOfApp = [apiKey, baseUrl].some((setting) => "isOfApp" in setting);
  return isOfApp ? { path, reason: "reads its settings from env, which may check other variables" } : undefined;
}

/** Returns why the test runner does not run a module in the language of the client. */
function runnerObstacle(path: string, project: Project, { runsTypeScript }: Machine): string | undefined {
  if (!isTyped(path)) return undefined;
  if (isStripped(project) && !runsTypeScript) return "this version of Node runs no TypeScript";
  if (project.runner !== "jest") return undefined;
  if (!transformsTypeScript(project)) return "Jest compiles no TypeScript in this project";
  return project.dependencies.includes("ts-jest") && ignoresExports(project)
    ? "with this tsconfig.json, ts-jest finds no types of @sandbank/sdk"
    : undefined;
}

/** Returns whether Node itself runs the TypeScript of a project, by leaving out the types. */
function isStripped({ runner, hasLoader }: Project): boolean {
  return runner === "node" && !hasLoader;
}

function chooseResolution(project: Project): Resolution {
  const { runner, hasLoader, configuration } = project;
  if (runner === "node") return hasLoader ? "bundler" : "exact";
  if (runner !== "jest") return "bundler";
  if (isNativeJest(project)) return "exact";
  return configuration.includes("moduleNameMapper") ? "bundler" : "endings";
}
