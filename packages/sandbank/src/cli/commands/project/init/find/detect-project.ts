import { type Manifest, readManifest, requireManifest } from "../read/manifest.ts";
import { isTest, joinPath, type ProjectFiles, pathsBelow, toFolder } from "../read/project-files.ts";
import { withoutComments } from "./source-text.ts";

export type Runner = "vitest" | "jest" | "node" | "bun";
export type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

export interface Machine {
  /** Whether `node --test` runs TypeScript without a flag, as Node 22.18 and later do. */
  readonly runsTypeScript: boolean;
}

/** The facts that the files of a project tell. All paths are below the folder of its package. */
export interface Project {
  /** The folder of the package, below the root. */
  readonly home: string;
  readonly manifest: Manifest;
  /** The packages that it lists, or the root of its monorepo. */
  readonly dependencies: readonly string[];
  /** Those of them that come from a registry, and not from the monorepo. */
  readonly published: readonly string[];
  readonly packageManager: PackageManager;
  readonly runner: Runner;
  /** Whether the script `test` gives Node a loader of TypeScript. */
  readonly hasLoader: boolean;
  /** The script `test`; undefined if there is none, or only the one of `npm init`, which fails. */
  readonly testScript: string | undefined;
  /** The texts of the runner's configuration, joined. */
  readonly configuration: string;
  /** The text of tsconfig.json with those that it extends; undefined if there is none. */
  readonly tsconfig: string | undefined;
  /** Whether a `.js` file is an ES module. */
  readonly isModule: boolean;
  readonly paths: readonly string[];
  /** The tests that are there, the shallowest first. */
  readonly tests: readonly string[];
}

export function detectProject(files: ProjectFiles, home: string): Project {
  const manifest = requireManifest(files, home);
  const root = readManifest(files, "");
  const listed = [...manifest.dependencies, ...(root?.dependencies ?? [])];
  const dependencies = [...new Set(listed.map(([name]) => name))];
  const paths = pathsBelow(files, home);
  const packageManager = detectPackageManager(files, manifest, root);
  const script = manifest.testScript;
  const testScript = script?.includes("no test specified") === true ? undefined : script;
  const runner = detectRunner(testScript, dependencies, packageManager);
  const configurations = paths.filter((path) => /^(?:vite|vitest|jest)\.config\.\w+$/.test(path));
  return {
    home,
    manifest,
    dependencies,
    published: listed.filter(([, version]) => isPublished(version)).map(([name]) => name),
    packageManager,
    runner,
    hasLoader: /\b(?:tsx|ts-node|esbuild-register|@swc-node)\b/.test(testScript ?? ""),
    testScript,
    configuration: [manifest.jest, ...configurations.map((path) => files.read(joinPath(home, path)) ?? "")].join("\n"),
    tsconfig: readTsconfig(files, joinPath(home, "tsconfig.json")),
    isModule: manifest.type === "module",
    paths,
    tests: paths
      .filter(isTest)
      .toSorted((one, other) => measureDepth(one) - measureDepth(other) || (one < other ? -1 : 1)),
  };
}

/** Returns whether a version names a package of a registry, or its tarball: a package of the monorepo is `*` for npm. */
function isPublished(version: string): boolean {
  return !/^(?:\*$|workspace:|link:|portal:|file:)/.test(version) || version.endsWith(".tgz");
}

function measureDepth(path: string): number {
  return path.split("/").length;
}

const lockFiles: readonly (readonly [file: string, manager: PackageManager])[] = [
  ["pnpm-lock.yaml", "pnpm"],
  ["pnpm-workspace.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["package-lock.json", "npm"],
];

function detectPackageManager(files: ProjectFiles, manifest: Manifest, root: Manifest | undefined): PackageManager {
  const named = /^(npm|pnpm|yarn|bun)@/.exec(root?.packageManager ?? manifest.packageManager ?? "")?.[1];
  const locked = lockFiles.find(([file]) => files.paths.includes(file))?.[1];
  return (named as PackageManager | undefined) ?? locked ?? "npm";
}

/** The script decides, then the packages that are listed. `node:test` needs no package. */
function detectRunner(script: string | undefined, dependencies: readonly string[], manager: PackageManager): Runner {
  const [, named, flag] = /\b(vitest|jest|bun test)\b|\s(--test)\b/.exec(script ?? "") ?? [];
  if (named === "vitest" || named === "jest") return named;
  if (named !== undefined) return "bun";
  if (flag !== undefined) return "node";
  const listed = (["vitest", "jest"] as const).find((name) => dependencies.includes(name));
  return listed ?? (manager === "bun" ? "bun" : "node");
}

/** Reads a tsconfig.json, then those that it extends by a relative path, so that the first match of an option counts. */
function readTsconfig(files: ProjectFiles, path: string, depth = 0): string | undefined {
  const read = files.read(path);
  if (read === undefined) return undefined;
  const text = withoutComments(read);
  if (depth > 5) return text;
  const [, base] = /"extends"\s*:\s*"(\.[^"]+)"/.exec(text) ?? [];
  const extended =
    base === undefined ? undefined : joinPath(toFolder(path), base.endsWith(".json") ? base : `${base}.json`);
  return extended === undefined ? text : `${text}\n${readTsconfig(files, extended, depth + 1) ?? ""}`;
}

/** Returns an option of the compiler, in lower case; undefined if no tsconfig.json sets it. */
export function compilerOption({ tsconfig = "" }: Pick<Project, "tsconfig">, name: string): string | undefined {
  return new RegExp(String.raw`"${name}"\s*:\s*"?(\w+)`).exec(tsconfig)?.[1]?.toLowerCase();
}

/** Returns whether Jest compiles TypeScript. */
export function transformsTypeScript({ dependencies }: Project): boolean {
  return ["ts-jest", "@swc/jest", "@babel/preset-typescript", "next", "esbuild-jest"].some((name) =>
    dependencies.includes(name),
  );
}

/** Returns whether Jest compiles ES modules to CommonJS. */
export function isTransformed(project: Project): boolean {
  const { paths, manifest } = project;
  const hasBabel = manifest.hasBabel || paths.some((path) => /^(?:babel\.config\.\w+|\.babelrc(?:\.\w+)?)$/.test(path));
  return hasBabel || transformsTypeScript(project);
}

/** Returns whether Jest has to load the `.js` files of the project as ES modules. */
export function isNativeJest(project: Project): boolean {
  const { isModule, testScript, configuration, runner } = project;
  if (runner !== "jest" || !isModule) return false;
  return (
    testScript?.includes("--experimental-vm-modules") === true ||
    configuration.includes("extensionsToTreatAsEsm") ||
    !isTransformed(project)
  );
}

/** Returns whether the compiler looks for packages without their `exports`, so that it does not find those of Sandbank. */
export function ignoresExports({ tsconfig = "" }: Project): boolean {
  const resolution = compilerOption({ tsconfig }, "moduleResolution");
  if (resolution !== undefined) return /^(?:node|node10|classic)$/.test(resolution);
  return compilerOption({ tsconfig }, "module") === "commonjs";
}
