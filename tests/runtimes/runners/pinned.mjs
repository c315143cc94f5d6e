import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { installWorkspaces } from "../../../scripts/install-workspaces.ts";

const folder = fileURLToPath(new URL("../../pinned/", import.meta.url));

/** Resolves the files of pinned packages, such as `node-20/bin/node`. */
export const pinned = createRequire(`${folder}runtimes/package.json`);

/** Installs the pinned runtimes and compilers, unless they are installed from the same lock file. */
export function installPinned() {
  const installed = `${folder}node_modules/.installed-lock.json`;
  const lockFile = `${folder}package-lock.json`;
  if (existsSync(installed) && readFileSync(installed, "utf8") === readFileSync(lockFile, "utf8")) return;
  // The driver of the tests of SQLite is in the same folder, from which npm removes what it does not install.
  installWorkspaces(folder, ["runtimes", "better-sqlite3"], ["--no-bin-links"]);
  copyFileSync(lockFile, installed);
}
