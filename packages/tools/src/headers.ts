import type { Api } from "./api.ts";

/** The first line of a file that is generated from the whole contract. */
export const header = printHeader("packages/contract/src");

/**
 * Returns the first line of a file that is generated from the resource of that name, or else from several resources.
 */
export function headerFor(home: string, { resources }: Api): string {
  return resources.some(({ name }) => name === home) ? printHeader(`packages/contract/src/resources/${home}`) : header;
}

function printHeader(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
}
