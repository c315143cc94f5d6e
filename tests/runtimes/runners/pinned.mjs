import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../pinned/", import.meta.url));

/** Resolves the files of pinned packages, such as `node-20/bin/node`. */
export const pinned = createRequire(`${folder}package.json`);

/** Installs the pinned runtimes and compilers. */
export function installPinned() {
  installLocked(folder, ["--no-bin-links"]);
}

/**
 * Installs the packages of a lock file in its folder, unless the same lock file is already installed. npm compares each
 * package with its hash in the lock file, and runs no scripts of packages.
 *
 * @param {string} folder ends with a slash
 * @param {readonly string[]} flags of `npm ci`
 */
export function installLocked(folder, flags = []) {
  const installed = `${folder}node_modules/.installed-lock.json`;
  const lockFile = `${folder}package-lock.json`;
  const lock = readFileSync(lockFile, "utf8");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  execFileSync("npm", ["ci", "--ignore-scripts", ...flags], { cwd: folder, stdio: "inherit" });
  copyFileSync(lockFile, installed);
}
