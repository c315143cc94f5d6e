import { listed } from "@sandbank/view/words/listed";
import { UsageError } from "../../../../../errors/usage-error.ts";
import { posixWord } from "../../../../../programs/posix-word.ts";
import { isMonorepo, readManifest } from "../read/manifest.ts";
import { type ProjectFiles, toFolder } from "../read/project-files.ts";
import { findAppClient } from "./find-client.ts";

/**
 * Returns the folder of the package to write into: the given one, or in the root of a monorepo the one package that
 * calls the bank. Throws a `UsageError` if no or several packages call the bank.
 */
export function chooseHome(files: ProjectFiles, given: string): string {
  if (given !== "" || !isMonorepo(files)) return given;
  const packages = files.paths.filter((path) => path.endsWith("/package.json")).map(toFolder);
  if (packages.length === 0) return given;
  const callers = packages.filter((folder) => listsSdk(files, folder) || findAppClient(files, folder) !== undefined);
  const [only] = callers;
  if (only !== undefined && callers.length === 1) return only;
  if (callers.length === 0 && listsSdk(files, "")) return given;
  const [choices, why] =
    callers.length === 0
      ? [packages, "none of its packages uses @sandbank/sdk"]
      : [callers, "several of its packages call the bank"];
  throw new UsageError(
    `This is a monorepo, and ${why}: ${shortened(choices)}. Name the one for the test: \`sandbank init ${posixWord(choices[0] ?? "DIRECTORY")}\`.`,
  );
}

function listsSdk(files: ProjectFiles, folder: string): boolean {
  return readManifest(files, folder)?.dependencies.some(([name]) => name === "@sandbank/sdk") === true;
}

function shortened(names: readonly string[]): string {
  return names.length > 6 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : listed(names, "and");
}
