import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "../../../scripts/pack.ts";

/**
 * Creates a user's project outside the repository, so that it cannot import from the repository's node_modules. The
 * project has the named packages from their tarballs, and `folders` of tests/runtimes. The packages need no others.
 *
 * @param {readonly string[]} packages
 * @param {readonly string[]} folders
 */
export function createProject(packages, folders) {
  const root = mkdtempSync(join(tmpdir(), "sandbank-runtimes-"));
  for (const name of packages) {
    const target = join(root, "node_modules/@sandbank", name);
    mkdirSync(target, { recursive: true });
    // The same result as `npm install` for a tarball without dependencies.
    execFileSync("tar", ["-xzf", pack(name, root).path, "-C", target, "--strip-components=1"]);
  }
  for (const folder of folders) {
    cpSync(fileURLToPath(new URL(`../${folder}`, import.meta.url)), join(root, folder), { recursive: true });
  }
  const require = createRequire(join(root, "package.json"));
  return {
    root,
    require,
    subpaths: Object.keys(require("@sandbank/sdk/package.json").exports),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
