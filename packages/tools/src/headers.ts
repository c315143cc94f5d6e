import { sharedHome } from "./homes.ts";

/** The first line of a generated file: what it is made from, and how. `home` is a resource, if it is made from one. */
export function headerFor(home?: string): string {
  const folder = home === undefined || home === sharedHome ? "" : `/resources/${home}`;
  return `// Generated from packages/contract/src${folder} by \`npm run generate\`. Do not edit.\n`;
}
