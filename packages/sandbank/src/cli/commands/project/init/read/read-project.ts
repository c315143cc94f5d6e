import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { attempt } from "../../../../../attempt.ts";
import { UsageError } from "../../../../../errors/usage-error.ts";
import { posixWord } from "../../../../../programs/posix-word.ts";
import { isMonorepo } from "./manifest.ts";
import type { ProjectFiles } from "./project-files.ts";

/** Folders that have no sources. */
const skipped: ReadonlySet<string> = new Set(["node_modules", "dist", "build", "out", "coverage", "vendor", "target"]);
/** Bounds of what is read, for a folder that is no project. */
const MOST_FILES = 20_000;
const MOST_BYTES = 500_000;

export interface ReadProject {
  /** The absolute path of the root: of the monorepo that the folder is in, or else of the folder. */
  readonly root: string;
  /** The folder below the root; `""` for the root. */
  readonly home: string;
  readonly files: ProjectFiles;
}

/** Lists the files of a folder and of its monorepo. Throws a `UsageError` without a package.json that can be read. */
export function readProject(folder: string, directory: string): ReadProject {
  const start = resolve(directory, folder);
  if (attempt(() => statSync(start).isDirectory()) !== true) {
    throw new UsageError(`There is no folder ${start}. Name the folder of a package.json.`);
  }
  requirePackage(start, directory);
  const root = nearest(start, (folder) => isMonorepo(projectFiles(folder, []))) ?? start;
  const home = relative(root, start).split(sep).join("/");
  // Of the monorepo around a package, only the files of its root count.
  const above = home === "" ? [] : listEntries(root).filter((entry) => entry.isFile());
  return { root, home, files: projectFiles(root, [...above.map(({ name }) => name), ...filesBelow(root, home)]) };
}

function requirePackage(start: string, directory: string): void {
  const path = join(start, "package.json");
  if (!isThere(path)) throw new UsageError(`There is no package.json in ${start}. ${whereToRun(start, directory)}`);
  try {
    readText(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}. Correct that, and run init again.`);
  }
}

/** Reads a file. Throws if it is large, or not a file: to open a pipe may wait forever. */
function readText(path: string): string {
  const stat = statSync(path);
  if (!stat.isFile()) throw new Error("it is not a file");
  if (stat.size > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES} bytes`);
  return readFileSync(path, "utf8");
}

/** Returns whether anything is at a path, even a link that leads nowhere or what cannot be read. */
function isThere(path: string): boolean {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }) ?? null) !== null;
}

function whereToRun(start: string, directory: string): string {
  const above = nearest(start, (folder) => isThere(join(folder, "package.json")));
  if (above === undefined) {
    return "Run `npm init --yes` first, or name the folder of your project: `sandbank init DIRECTORY`.";
  }
  return `The nearest one is in ${above}: run \`sandbank init ${posixWord(relative(directory, above) || ".")}\`.`;
}

/** Returns the nearest of a folder and those around it, within its repository, for which a condition holds. */
function nearest(start: string, holds: (folder: string) => boolean): string | undefined {
  for (let folder = start; dirname(folder) !== folder; folder = dirname(folder)) {
    if (holds(folder)) return folder;
    if (existsSync(join(folder, ".git"))) return undefined;
  }
  return undefined;
}

function projectFiles(root: string, paths: readonly string[]): ProjectFiles {
  return {
    paths: [...new Set(paths)].toSorted(),
    read(path) {
      return attempt(() => readText(join(root, path)));
    },
  };
}

function listEntries(folder: string): Dirent[] {
  return attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

function filesBelow(root: string, home: string): string[] {
  const found: string[] = [];
  const waiting = [home];
  for (let folder = waiting.shift(); folder !== undefined && found.length < MOST_FILES; folder = waiting.shift()) {
    for (const entry of listEntries(join(root, folder))) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) found.push(path);
      else if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith(".")) waiting.push(path);
    }
  }
  return found;
}
