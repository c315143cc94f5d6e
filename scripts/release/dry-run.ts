import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { copyRepository } from "../copy-repository.ts";
import { publishedPackages } from "../stage.ts";

/**
 * Does a release in a copy of the repository, up to the upload: versions and changelogs, build, and `npm publish --dry-run`
 * without a network. Then prepares the release after it, to see that all versions stay in step.
 */
const copy = mkdtempSync(join(tmpdir(), "sandbank-release-"));
try {
  copyRepository(".", copy);
  const before = versionOf("engine");
  run("node", "scripts/release/version-packages.ts");
  checkRelease();
  run("npm", "run", "build", "--silent");
  run("node", "scripts/release/publish.ts", "--dry-run");
  prepareNext(versionOf("engine"));
  warnAboutAddresses();
  console.log(`The release of ${before} is ready, and so is the one after it.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The packages can be published without addresses; their pages on a registry then link nowhere. */
function warnAboutAddresses(): void {
  const addresses = JSON.parse(readFileSync("project.json", "utf8")) as Readonly<Record<string, string | null>>;
  for (const [name, address] of Object.entries(addresses)) {
    if (address === null)
      console.warn(`WARNING: \`${name}\` of project.json is null. Set it before the first release.`);
  }
}

function run(command: string, ...args: readonly string[]): void {
  const env = {
    ...process.env,
    PATH: [dirname(process.execPath), resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter),
    // Nothing listens there: a release that needed the network before its upload would fail.
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_fetch_retries: "0",
  };
  execFileSync(command, args, { cwd: copy, env, stdio: "inherit" });
}

function read(file: string): string {
  return readFileSync(join(copy, file), "utf8");
}

function versionOf(name: string): string {
  return JSON.parse(read(`packages/${name}/package.json`)).version;
}

function checkRelease(): void {
  const version = versionOf("engine");
  for (const file of ["CHANGELOG.md", ...publishedPackages.map((name) => `packages/${name}/CHANGELOG.md`)]) {
    const changelog = read(file);
    assert.ok(changelog.includes(`\n## ${version}\n`), `${file} has no notes of ${version}.`);
    assert.doesNotMatch(changelog, /^### (Major|Minor|Patch) Changes|^Migration/m, `${file} does not read as notes.`);
  }
  assert.deepEqual(
    readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md")),
    ["README.md"],
    "A released changeset is left.",
  );
  checkVersions(version);
}

function checkVersions(version: string): void {
  for (const name of publishedPackages) {
    const manifest = JSON.parse(read(`packages/${name}/package.json`));
    assert.equal(manifest.version, version, `${name} has another version than the others.`);
    for (const [dependency, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (dependency.startsWith("@sandbank/")) assert.equal(range, version, `${name} needs another ${dependency}.`);
    }
  }
}

function prepareNext(version: string): void {
  const changeset = '---\n"@sandbank/sdk": patch\n---\n\nRetry a lost response.\n';
  writeFileSync(join(copy, ".changeset/next.md"), changeset);
  run("node", "scripts/release/version-packages.ts");
  run("node", "--conditions=source", "packages/engine/test/golden/write.ts");
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  checkVersions(next);
  assert.ok(
    read("CHANGELOG.md").includes(`\n## ${next}\n\n### Fixes\n\n- \`@sandbank/sdk\`: Retry a lost response.\n`),
  );
  assert.ok(existsSync(join(copy, `packages/engine/test/golden/${next}/shape.json`)), "There are no golden journals.");
  assert.ok(read("packages/msw/CHANGELOG.md").includes("No changes: released with the other packages."));
}
