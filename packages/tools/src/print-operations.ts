import { type Group, verbOf } from "./groups.ts";
import { header } from "./headers.ts";
import type { Operation } from "./operations.ts";
import { printComment } from "./print-types.ts";

const documentation = `
Every operation, by the property and the method that call it: how it is sent, its path, and \`params\` where it takes parameters. The braces hold the prefix of the identifiers that belong there.
`;

/** The table from which the client makes its methods. */
export function printOperations(groups: readonly Group[]): string {
  return `${header}\nimport type { OperationTable } from "../core/operation-methods.ts";\n\n${printComment(documentation.trim())}export const operations: OperationTable = {\n${groups.map(printGroup).join("")}};\n`;
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
