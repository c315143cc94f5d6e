import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { copyManifests, installWorkspaces } from "../../../scripts/install-workspaces.ts";
import { pack } from "../../../scripts/pack.ts";

const here = fileURLToPath(new URL("..", import.meta.url));
const pinnedFolder = fileURLToPath(new URL("../../pinned/", import.meta.url));

/** The workspaces of older versions of Vitest, the first of which is the oldest supported one. */
const olderVitests = ["vitest-3", "vitest-4"];

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
  copyManifests(pinnedFolder, root);
  installWorkspaces(root, ["runners", ...olderVitests]);
  // npm would run every suite with the Node 20 that is for some of them.
  rmSync(join(root, "node_modules/.bin/node"), { force: true });
  // Without workspaces: npm, Bun and Deno look for them in the folders above a project.
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const name of packages) {
    const target = join(root, "node_modules", name === "sandbank" ? name : `@sandbank/${name}`);
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["-xzf", pack(name, root).path, "-C", target, "--strip-components=1"]);
  }
  mkdirSync(join(root, "bin"));
  for (const [name, binary] of Object.entries(runtimes))
    symlinkSync(resolve(root, "node_modules", binary), join(root, "bin", name));
  cpSync(join(here, "app"), join(root, "app"), { recursive: true });
  return {
    root,
    /** The folder of a configuration in the repository. */
    sourceOf: (name) => join(here, name),
    /** Copies a configuration. With an older MSW or Vitest, the copy gets its own node_modules with this version. */
    copy(name, variant) {
      const folder = join(root, variant === undefined ? name : `${name}-${variant}`);
      cpSync(join(here, name), folder, { recursive: true });
      // Our packages are copied too, because they resolve MSW and Vitest from their own location.
      const copyOwn = (from, to) =>
        cpSync(join(root, "node_modules", from), join(folder, "node_modules", to), { recursive: true });
      if (variant === "msw-2") {
        copyOwn("msw-2", "msw");
        copyOwn("@sandbank/msw", "@sandbank/msw");
      }
      if (olderVitests.includes(variant)) {
        const installed = join(root, variant, "node_modules");
        cpSync(installed, join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
        copyOwn("@sandbank/testing", "@sandbank/testing");
      }
      return folder;
    },
    /** The name and version of a variant: `MSW 2.15.0`. */
    titleOf(variant) {
      const [folder, name] = olderVitests.includes(variant) ? [join(root, variant), "vitest"] : [root, variant];
      const { version } = JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
      return `${variant.startsWith("msw") ? "MSW" : "Vitest"} ${version}`;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
