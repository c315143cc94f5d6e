import { UsageError } from "../../../../errors/usage-error.ts";
import { listed } from "../../../../listed.ts";
import { findAppClient } from "./app-client.ts";
import { dependenciesOf, readManifest } from "./manifest.ts";
import { folderOf, type ProjectFiles } from "./project-files.ts";

/**
 * Returns the folder of the package to write into: the given one, or in the root of a monorepo the one package that
 * calls the bank. Throws a `UsageError` if there is no package.json, or if no or several packages call the bank.
 */
export function findHome(files: ProjectFiles, given: string): string {
  const manifest = readManifest(files, given);
  if (manifest === undefined) {
    throw new UsageError(
      `There is no package.json in ${given === "" ? "this folder" : given}. Run \`npm init --yes\` first, or name the folder of your project: \`sandbank init DIRECTORY\`.`,
    );
  }
  if (given !== "" || !isMonorepo(files)) return given;
  const packages = files.paths.filter((path) => path.endsWith("/package.json")).map(folderOf);
  const callers = packages.filter((folder) => callsBank(files, folder));
  const [only] = callers;
  if (only !== undefined && callers.length === 1) return only;
  if (callers.length === 0 && callsBankItself(files)) return given;
  const [choices, why] =
    callers.length === 0
      ? [packages, "none of its packages uses @sandbank/sdk"]
      : [callers, "several of its packages call the bank"];
  throw new UsageError(
    `This is a monorepo, and ${why}: ${shortened(choices)}. Name the one for the test: \`sandbank init ${choices[0] ?? "DIRECTORY"}\`.`,
  );
}

/** Returns whether the root of some files is that of several packages. */
export function isMonorepo(files: ProjectFiles): boolean {
  return (
    readManifest(files, "")?.workspaces !== undefined ||
    files.read("pnpm-workspace.yaml")?.includes("packages:") === true
  );
}

function callsBank(files: ProjectFiles, folder: string): boolean {
  const dependencies = dependenciesOf(readManifest(files, folder));
  return dependencies.includes("@sandbank/sdk") || findAppClient(files, folder) !== undefined;
}

function callsBankItself(files: ProjectFiles): boolean {
  return dependenciesOf(readManifest(files, "")).includes("@sandbank/sdk");
}

function shortened(names: readonly string[]): string {
  return names.length > 6 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : listed(names, "and");
}
