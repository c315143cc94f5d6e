import { anchorOf } from "./reference/markdown.ts";

/**
 * Prints the URL of the documentation, for `error.docsUrl` of the SDK: `site` of project.json, or null while it has
 * none.
 */
export function printSite(address: string | null): string {
  return `// Generated from project.json by \`npm run generate\`. Do not edit.

/** The address of the documentation, without a slash at its end. */
export const site: string | null = ${JSON.stringify(normalized(address))};
`;
}

/**
 * Prints the function that ends a message with the address of its entry on the page of troubleshooting. An entry is named
 * by its anchor, which TypeScript checks.
 */
export function printSee(address: string | null, page: string): string {
  const entries = [...page.matchAll(/^### (.+)$/gm)].map(([, title = ""]) => JSON.stringify(anchorOf(title)));
  const site = normalized(address);
  const see =
    site === null
      ? `(_entry: Entry): string => ""`
      : `(entry: Entry): string => \` See ${site}/guides/troubleshooting.html#\${entry}\``;
  return `// Generated from docs/guides/troubleshooting.md and project.json by \`npm run generate\`. Do not edit.

type Entry = ${entries.join(" | ")};

/** Ends a message with the address of its entry in the documentation. Empty while that has no address. */
export const see = ${see};
`;
}

const normalized = (address: string | null) =>
  address === null ? null : new URL(address).href.replace(/(?<!\/)\/+$/, "");
