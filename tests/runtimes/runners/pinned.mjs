import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../pinned/", import.meta.url));
const lockFile = `${folder}package-lock.json`;
const installed = `${folder}node_modules/.installed-lock.json`;

/** Resolves what is pinned, such as `node-20/bin/node`. */
export const pinned = createRequire(`${folder}package.json`);

/**
 * Installs the runtimes and compilers, unless the lock file is the one they were installed from. npm compares each with
 * its hash in the lock file, and runs no script of theirs.
 */
export function installPinned() {
  const lock = readFileSync(lockFile, "utf8");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-bin-links"], { cwd: folder, stdio: "inherit" });
  copyFileSync(lockFile, installed);
}
