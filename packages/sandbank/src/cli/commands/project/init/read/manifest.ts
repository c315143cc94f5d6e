import { tryParseJson } from "@sandbank/view/session/parse-json";
import { attempt } from "../../../../../attempt.ts";
import { UsageError } from "../../../../../errors/usage-error.ts";
import { joinPath, type ProjectFiles } from "./project-files.ts";

/** The fields of a package.json that init reads, without the values that npm does not accept. */
export interface Manifest {
  readonly type: string | undefined;
  readonly packageManager: string | undefined;
  readonly isMonorepo: boolean;
  readonly testScript: string | undefined;
  /** The name and version of each package that it lists. */
  readonly dependencies: readonly Dependency[];
  /** The text of its configuration of Jest. */
  readonly jest: string;
  readonly hasBabel: boolean;
}

type Dependency = readonly [name: string, version: string];

/** Reads the package.json of a folder; undefined if there is none that init can read. */
export function readManifest(files: ProjectFiles, folder: string): Manifest | undefined {
  const text = files.read(joinPath(folder, "package.json"));
  const value = text === undefined ? undefined : tryParseJson(text);
  return isObject(value) ? toManifest(value) : undefined;
}

/** Reads the package.json of the project. Throws a `UsageError` if it cannot be read. */
export function requireManifest(files: ProjectFiles, folder: string): Manifest {
  const manifest = readManifest(files, folder);
  if (manifest !== undefined) return manifest;
  const path = joinPath(folder, "package.json");
  const problem = files.read(path) === undefined ? "cannot be read" : "is not a JSON object";
  throw new UsageError(`${path} ${problem}. Repair it, and run init again.`);
}

function toManifest(value: Readonly<Record<string, unknown>>): Manifest {
  const { type, packageManager, workspaces, scripts, jest, babel } = value;
  const fields = ["peerDependencies", "optionalDependencies", "devDependencies", "dependencies"];
  return {
    type: onlyText(type),
    packageManager: onlyText(packageManager),
    isMonorepo: Array.isArray(workspaces) || isObject(workspaces),
    testScript: isObject(scripts) ? onlyText(scripts["test"]) : undefined,
    dependencies: fields.flatMap((field) => listDependencies(value[field])),
    // A value that is nested too deeply lets the stack overflow.
    jest: attempt(() => JSON.stringify(jest)) ?? "",
    hasBabel: babel !== undefined,
  };
}

function listDependencies(value: unknown): Dependency[] {
  return isObject(value)
    ? Object.entries(value).filter((each): each is [string, string] => typeof each[1] === "string")
    : [];
}

function onlyText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns whether the root of some files is that of several packages. */
export function isMonorepo(files: ProjectFiles): boolean {
  return (
    readManifest(files, "")?.isMonorepo === true || files.read("pnpm-workspace.yaml")?.includes("packages:") === true
  );
}
