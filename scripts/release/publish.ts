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
const published: string[] = [];
try {
  for (const name of publishedPackages) publish(name);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!isDryRun && published.length > 0) {
  execFileSync("changeset", ["git-tag"], { stdio: "inherit" });
  // changesets/action reads these lines, pushes the tags, and makes a release of each from its changelog.
  for (const specifier of published) console.log(`New tag: ${specifier}`);
}

function publish(name: string): void {
  const staged = join(folder, name);
  stage(name, staged);
  const { name: packageName, version } = JSON.parse(readFileSync(join(staged, "package.json"), "utf8"));
  const specifier = `${packageName}@${version}`;
  if (!isDryRun && isPublished(specifier)) {
    console.log(`${specifier} is published already.`);
    return;
  }
  execFileSync("npm", ["publish", staged, "--ignore-scripts", ...(isDryRun ? ["--dry-run"] : [])], {
    stdio: "inherit",
  });
  published.push(specifier);
}

function isPublished(specifier: string): boolean {
  return spawnSync("npm", ["view", specifier, "version"], { encoding: "utf8" }).stdout.trim() !== "";
}
