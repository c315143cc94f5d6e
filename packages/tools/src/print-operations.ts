import { type Group, verbOf } from "./groups.ts";
import { header } from "./headers.ts";
import type { Operation } from "./operations.ts";
import { printComment } from "./print-types.ts";

const documentation = `
Every operation, by the property and the method that call it: how it is sent, its path, and \`params\` where it takes parameters. The braces hold the prefix of the identifiers that belong there.
`;

/** The table from which the client makes its methods. */
export function printOperations(groups: readonly Group[]): string {
  return [
    header,
    'import type { OperationTable } from "../core/operation-table.ts";',
    "",
    `${printComment(documentation.trim())}export const operations: OperationTable = {\n${groups.map(printGroup).join("")}};`,
    "",
    `${printComment("Finds the prefix of an id where a shorter one begins in the same way.")}export const nestedPrefixes = /^(${nestedPrefixesOf(groups).join("|")})_/;`,
    "",
  ].join("\n");
}

/** The prefixes of ids in paths that begin with another one of them. */
function nestedPrefixesOf(groups: readonly Group[]): string[] {
  const prefixes = [...new Set(groups.flatMap(prefixesOf))];
  return prefixes.filter((prefix) => prefixes.some((shorter) => prefix.startsWith(`${shorter}_`))).toSorted();
}

function prefixesOf({ operations, groups }: Group): string[] {
  return [...operations.flatMap(({ idPrefix }) => idPrefix ?? []), ...groups.flatMap(prefixesOf)];
}

function printGroup({ property, operations, groups }: Group): string {
  const entries = operations.map(
    (operation) => `${verbOf(operation)}: ${JSON.stringify(printOperation(operation))},\n`,
  );
  return `${property}: {\n${entries.join("")}${groups.map(printGroup).join("")}},\n`;
}

function printOperation({ method, path, idPrefix, params, item, content }: Operation): string {
  const verb = item !== undefined ? "LIST" : content === "json" ? method : content.toUpperCase();
  const address = path.replace(/\{\w+\}/, `{${idPrefix}}`);
  return [verb, address, ...(params === undefined ? [] : ["params"])].join(" ");
}
