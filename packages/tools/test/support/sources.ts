import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { type Imports, importsOf } from "./imports-of.ts";

export const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** A module of the repository: its path from the root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A module with its imports. */
export interface Module extends Source, Imports {}

export const packageNames: readonly string[] = readdirSync(`${root}packages`);

/** All modules of a folder, without those of dependencies and builds. */
export function sourcesBelow(folder: string): Source[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourcesBelow(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [{ path, text: readFileSync(root + path, "utf8") }] : [];
  });
}

export function moduleOf(source: Source): Module {
  return { ...source, ...importsOf(source.path, source.text) };
}

/** The path from the root that a relative specifier means. */
export function resolveFrom(path: string, specifier: string): string {
  return normalize(join(dirname(path), specifier));
}
