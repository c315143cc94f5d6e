import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Texts by path, relative to the root of the repository. */
export type Files = ReadonlyMap<string, string>;

/** The generated files, and the folders that may contain no other files. */
export interface Generated {
  readonly files: Files;
  readonly folders: readonly string[];
  /** The files that people write, with blocks that are generated. */
  readonly filled: readonly string[];
}

/** Puts files into a folder. */
export function inFolder(folder: string, files: Iterable<readonly [string, string]>): [string, string][] {
  return [...files].map(([name, text]) => [`${folder}/${name}`, text]);
}

/** Formats files with the repository's configuration, so that `biome ci` accepts them. */
export function formatFiles(files: Files, root: string): Files {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-generate-"));
  try {
    cpSync(join(root, "biome.json"), join(folder, "biome.json"));
    for (const [path, text] of files) writeFile(join(folder, path), text);
    runBiome(folder);
    return new Map([...files.keys()].map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the changed files and removes the files that are no longer generated. Returns the paths of both. */
export function writeFiles(generated: Generated, root: string): string[] {
  const paths = listDrift(generated, root);
  for (const path of paths) {
    const text = generated.files.get(path);
    if (text === undefined) rmSync(join(root, path));
    else writeFile(join(root, path), text);
  }
  return paths;
}

/** Returns the paths of the files that are missing, outdated or no longer generated. */
export function listDrift({ files, folders }: Generated, root: string): string[] {
  const changed = [...files].flatMap(([path, text]) => (text === readIfThere(join(root, path)) ? [] : path));
  const stale = folders.flatMap((folder) => listFiles(folder, root)).filter((path) => !files.has(path));
  return [...changed, ...stale].toSorted();
}

function runBiome(folder: string): void {
  const program = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const options = ["--write", "--linter-enabled=false", "--vcs-enabled=false"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "check", ...options, "."], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`[tools] Failed to format the generated files:\n${stdout}${stderr}`);
}

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  // Another process may read the file at the same time.
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, path);
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function listFiles(folder: string, root: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}
