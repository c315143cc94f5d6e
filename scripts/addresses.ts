import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's public addresses, as `project.json` has them; null until they are known. */
export interface Addresses {
  /** The page of the repository, such as `https://git.example/sandbank/sandbank`. */
  readonly repository: string | null;
  /** The documentation site. */
  readonly site: string | null;
}

/** Reads `project.json`. Throws an error for an address that cannot be a prefix of others. */
export function readAddresses(): Addresses {
  const file = fileURLToPath(new URL("../project.json", import.meta.url));
  const { repository, site } = JSON.parse(readFileSync(file, "utf8"));
  return { repository: requireAddress("repository", repository), site: requireAddress("site", site) };
}

/** The path of the documentation site, such as `/sandbank/`. */
export function readBase(): string {
  return new URL(`${readAddresses().site ?? "https://localhost"}/`).pathname;
}

function requireAddress(name: keyof Addresses, value: unknown): string | null {
  if (value === null || (typeof value === "string" && URL.canParse(value) && /^https:.*(?<!\/|\.git)$/.test(value))) {
    return value;
  }
  throw new Error(
    `Failed to read project.json: \`${name}\` is ${JSON.stringify(value)}. Write null, or an https URL without a slash or .git at its end.`,
  );
}
