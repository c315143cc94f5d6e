import type { Api } from "./api.ts";

/** The first line of a file that is generated from the whole contract. */
export const header = headerOf("packages/contract/src");

/**
 * Returns the first line of a file that is generated from the resource of that name, or else from several resources.
 */
export function headerFor(home: string, { resources }: Api): string {
  return resources.some(({ name }) => name === home) ? headerOf(`packages/contract/src/resources/${home}`) : header;
}

function headerOf(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
}
