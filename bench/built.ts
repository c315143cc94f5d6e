import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { installSdk, linkModule, type SdkProject } from "../scripts/install-sdk.ts";

let isBuilt = false;
let project: SdkProject | undefined;

/** Builds the packages, once in a run of the bench. */
export function buildPackages(): void {
  if (!isBuilt) execFileSync("tsup", ["--silent"], { stdio: "inherit" });
  isBuilt = true;
}

/** A project with the SDK from its tarball, the engine and the programs of the bench, once in a run. */
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
 * Runs a program of `bench/programs` on the SDK of the tarball, and returns the JSON that it prints. Its process does not
 * get the condition `source` of this one, so that it imports what is built.
 */
export function runProgram<T>(name: string): T {
  const { folder } = packedSdk();
  const program = join(folder, "bench/programs", `${name}.ts`);
  return JSON.parse(execFileSync(process.execPath, [program], { cwd: folder, encoding: "utf8" }));
}
