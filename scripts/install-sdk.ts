import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pack, type Tarball } from "./pack.ts";

/** An empty project outside the repository with the SDK installed from its tarball. */
export interface SdkProject {
  readonly folder: string;
  readonly tarball: Tarball;
}

/**
 * Packs the SDK and installs it without the network: the SDK has no dependencies, and undici, an optional peer
 * dependency, comes from the repository. The project is removed when the process exits. Needs `npm run build` first.
 */
export function installSdk(): SdkProject {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-sdk-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const tarball = pack("sdk", folder);
  const manifest = { private: true, type: "module", dependencies: { "@sandbank/sdk": `file:${tarball.path}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"], {
    cwd: folder,
    stdio: "inherit",
  });
  linkModule(folder, "undici", "node_modules/undici");
  return { folder, tarball };
}

/** Links a folder of the repository into the project as a module. */
export function linkModule(project: string, name: string, folder: string): void {
  const path = join(project, "node_modules", name);
  mkdirSync(join(path, ".."), { recursive: true });
  symlinkSync(resolve(folder), path);
}
