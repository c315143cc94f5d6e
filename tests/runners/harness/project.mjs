import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "../../../scripts/pack.ts";

const here = fileURLToPath(new URL("..", import.meta.url));
/** The folder with the lock file of the runners. */
export const pinnedFolder = join(here, "pinned/");
const pinned = createRequire(join(pinnedFolder, "package.json"));

/** Runtimes that are found through PATH, because Deno in node_modules/.bin would treat itself as a script. */
const runtimes = {
  node: process.execPath,
  bun: "@oven/bun-linux-x64-baseline/bin/bun",
  deno: "@deno/linux-x64-glibc/deno",
};

/**
 * Creates a user's project outside the repository, with the pinned runners, the named packages from their tarballs, and
 * the app under test.
 *
 * @param {readonly string[]} packages
 */
export function createProject(packages) {
  const root = mkdtempSync(join(tmpdir(), "sandbank-runners-"));
  const isRuntime = (path) => /node_modules\/@(deno|oven)(\/|$)/.test(path);
  cpSync(join(pinnedFolder, "node_modules"), join(root, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isRuntime(path),
  });
  for (const name of packages) {
    const target = join(root, "node_modules/@sandbank", name);
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["-xzf", pack(name, root).path, "-C", target, "--strip-components=1"]);
  }
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, type: "module" }));
  mkdirSync(join(root, "bin"));
  for (const [name, binary] of Object.entries(runtimes)) symlinkSync(pinned.resolve(binary), join(root, "bin", name));
  cpSync(join(here, "app"), join(root, "app"), { recursive: true });
  return {
    root,
    /** The folder of a configuration in the repository. */
    sourceOf: (name) => join(here, name),
    /** Copies a configuration. With MSW 2, the copy gets its own node_modules with this version. */
    copy(name, msw) {
      const folder = join(root, msw === undefined ? name : `${name}-${msw}`);
      cpSync(join(here, name), folder, { recursive: true });
      if (msw === "msw-2") {
        // The adapter is copied too, because it resolves MSW from its own location.
        for (const [from, to] of [
          ["msw-2", "msw"],
          ["@sandbank/msw", "@sandbank/msw"],
        ]) {
          cpSync(join(root, "node_modules", from), join(folder, "node_modules", to), { recursive: true });
        }
      }
      return folder;
    },
    versionOf: (name) => JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
