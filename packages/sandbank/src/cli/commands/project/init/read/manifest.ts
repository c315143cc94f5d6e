import { UsageError } from "../../../../../errors/usage-error.ts";
import { joinPath, type ProjectFiles } from "./project-files.ts";

/** The fields of a package.json that init reads. */
export interface Manifest {
  readonly name?: string;
  readonly type?: string;
  readonly packageManager?: string;
  readonly workspaces?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly jest?: unknown;
  readonly babel?: unknown;
}

/** Reads the package.json of a folder; undefined if there is none. Throws a `UsageError` for one that is no object. */
export function readManifest(files: ProjectFiles, folder: string): Manifest | undefined {
  const path = joinPath(folder, "package.json");
  const text = files.read(path);
  if (text === undefined) return undefined;
  const value = parsed(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new UsageError(`${path} is not a JSON object. Repair it, and run init again.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name and version of each package that a package.json lists. */
export function dependenciesOf(manifest: Manifest | undefined): readonly (readonly [name: string, version: string])[] {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest ?? {};
  return Object.entries({ ...peerDependencies, ...optionalDependencies, ...devDependencies, ...dependencies });
}

/** Returns whether the root of some files is that of several packages. */
export function isMonorepo(files: ProjectFiles): boolean {
  return (
    readManifest(files, "")?.workspaces !== undefined ||
    files.read("pnpm-workspace.yaml")?.includes("packages:") === true
  );
}
