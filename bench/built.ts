import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installSdk, linkModule, type SdkProject } from "../scripts/install-sdk.ts";
import { pack } from "../scripts/pack.ts";

let isBuilt = false;
let project: SdkProject | undefined;
let suiteFolder: string | undefined;

/** Builds the packages, once in each run of the bench. */
export function buildPackages(): void {
  if (isBuilt) return;
  execFileSync("tsup", ["--silent"], { stdio: "inherit" });
  // The tarball of `@sandbank/testing` has the page of a failed test, which the build of the inspector writes.
  if (!existsSync("packages/testing/dist/session.html")) {
    execFileSync("vite", ["build", "--config", "packages/inspector/vite.config.ts"], { stdio: "inherit" });
  }
  isBuilt = true;
}

/** Creates a project with the SDK from its tarball, the engine and the programs of the bench, once in each run. */
export function packedSdk(): SdkProject {
  if (project === undefined) {
    buildPackages();
    project = installSdk();
    linkModule(project.folder, "@sandbank/engine", "packages/engine");
    cpSync("bench", join(project.folder, "bench"), { recursive: true });
  }
  return project;
}

/**
 * Creates a project with the packages that a suite imports, from their tarballs, once in each run, and returns its
 * folder. The packages are unpacked, not linked, because Vitest transforms linked packages but imports installed ones.
 */
export function packedSuite(): string {
  suiteFolder ??= unpackSuite();
  return suiteFolder;
}

function unpackSuite(): string {
  buildPackages();
  const folder = mkdtempSync(join(tmpdir(), "sandbank-suite-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["engine", "msw", "sdk", "testing"]) {
    const target = join(folder, "node_modules/@sandbank", name);
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["-xzf", pack(name, folder).path, "-C", target, "--strip-components=1"]);
  }
  for (const name of ["vitest", "msw"]) linkModule(folder, name, join("node_modules", name));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  return folder;
}

/**
 * Runs a program of `bench/programs` on the SDK of the tarball, and returns the JSON that it prints. Its process does
 * not inherit the condition `source`, so that it imports the build.
 */
export function runProgram<T>(name: string): T {
  const { folder } = packedSdk();
  const program = join(folder, "bench/programs", `${name}.ts`);
  return JSON.parse(execFileSync(process.execPath, [program], { cwd: folder, encoding: "utf8" }));
}
