import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../pinned/", import.meta.url));

/** Resolves what is pinned, such as `node-20/bin/node`. */
export const pinned = createRequire(`${folder}package.json`);

/** Installs the runtimes and compilers. */
export function installPinned() {
  installLocked(folder, ["--no-bin-links"]);
}

/**
 * Installs what a lock file pins in its folder, unless the lock file is the one that was installed from. npm compares each
 * package with its hash in the lock file, and runs no script of theirs.
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
