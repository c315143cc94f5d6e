import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies what `npm ci` reads of a folder with workspaces: its lock file, its settings, and the package.json of each
 * workspace, also of those that are not installed, because npm compares all of them with the lock file.
 */
export function copyManifests(source: string, target: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const manifests = ["package.json", ...workspaces.map((name: string) => join(name, "package.json"))];
  for (const path of ["package-lock.json", ".npmrc", ...manifests]) cpSync(join(source, path), join(target, path));
}

/**
 * Installs what the lock file of a folder pins for some of its workspaces, and removes what it pins for others. npm
 * compares each package with its hash in the lock file.
 */
export function installWorkspaces(folder: string, names: readonly string[], flags: readonly string[] = []): void {
  const selected = names.map((name) => `--workspace=${name}`);
  execFileSync("npm", ["ci", ...selected, "--prefer-offline", ...flags], { cwd: folder, stdio: "pipe" });
}
