import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedPackages, stage } from "../stage.ts";

/**
 * Publishes the packages, which are built, each as it is staged, and tags the release. Packages of which the registry has
 * this version are left out, so that a release that was interrupted can be repeated. With `--dry-run`, npm only says what
 * it would upload.
 */
const isDryRun = process.argv.includes("--dry-run");
const folder = mkdtempSync(join(tmpdir(), "sandbank-release-"));
try {
  for (const name of publishedPackages) publish(name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Prints a line for each new tag, from which the release workflow makes the releases of the host.
if (!isDryRun) execFileSync("changeset", ["tag"], { stdio: "inherit" });

function publish(name: string): void {
  const staged = join(folder, name);
  stage(name, staged);
  const { name: packageName, version } = JSON.parse(readFileSync(join(staged, "package.json"), "utf8"));
  if (!isDryRun && isPublished(`${packageName}@${version}`)) {
    console.log(`${packageName}@${version} is published already.`);
    return;
  }
  execFileSync("npm", ["publish", staged, "--ignore-scripts", ...(isDryRun ? ["--dry-run"] : [])], {
    stdio: "inherit",
  });
}

function isPublished(specifier: string): boolean {
  return spawnSync("npm", ["view", specifier, "version"], { encoding: "utf8" }).stdout.trim() !== "";
}
