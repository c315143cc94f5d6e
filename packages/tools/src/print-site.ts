import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The address of the site in project.json, or null. */
export function readSite(root: string): string | null {
  return (JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as { site: string | null }).site;
}

/**
 * Prints the URL of the documentation, for `error.docsUrl` of the SDK: `site` of project.json, or null while it has
 * none.
 */
export function printSite(address: string | null): string {
  const site = address === null ? null : new URL(address).href.replace(/(?<!\/)\/+$/, "");
  return `// Generated from project.json by \`npm run generate\`. Do not edit.

/** The address of the documentation, without a slash at its end. */
export const site: string | null = ${JSON.stringify(site)};
`;
}
