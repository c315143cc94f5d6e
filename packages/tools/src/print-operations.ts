import { type Group, readVerb } from "./groups.ts";
import { header } from "./headers.ts";
import type { Operation } from "./operations.ts";
import { printComment } from "./print-types.ts";

const documentation = `
Every operation, by its property and method: the kind of request, and \`params\` if it has parameters. The path follows from the names. For \`accountNumbers\`, \`list\` (sent as \`LIST params\`) and \`create\` (\`POST params\`) have \`/account_numbers\`; \`retrieve\` (\`GET\`) and \`update\` (\`PATCH params\`) have \`/account_numbers/{account_number}\`; any other, such as \`details: GET\`, has \`/account_numbers/{account_number}/details\`. A word after \`params\` replaces that last part of the path.
`;

/** The requests of the operations that most resources have. */
const usual: Readonly<Record<string, string>> = {
  list: "LIST params",
  create: "POST params",
  retrieve: "GET",
  update: "PATCH params",
};

/** Prints the table from which the client creates its methods. */
export function printOperations(groups: readonly Group[]): string {
  const prefixes = groups.flatMap(unusualPrefixes).map(([property, prefix]) => `${property}: "${prefix}",\n`);
  return [
    header,
    'import type { OperationTable } from "../core/operation-table.ts";',
    "",
    `${printComment(documentation.trim())}export const operations: OperationTable = {\n${groups.map(printGroup).join("")}};`,
    "",
    `${printComment("The prefixes of ids that differ from the name of the object in the path.")}export const idPrefixes: Readonly<Record<string, string>> = {\n${prefixes.join("")}};`,
    "",
    `${printComment("Matches the prefixes that begin with a shorter one, followed by an underscore.")}export const nestedPrefixes = /^(${selectNestedPrefixes(groups).join("|")})_/;`,
    "",
  ].join("\n");
}

/** Returns the prefixes of ids in paths that begin with another of these prefixes. */
function selectNestedPrefixes(groups: readonly Group[]): string[] {
  const prefixes = [...new Set(groups.flatMap(listPrefixes))];
  return prefixes.filter((prefix) => prefixes.some((shorter) => prefix.startsWith(`${shorter}_`))).toSorted();
}

function listPrefixes({ operations, groups }: Group): string[] {
  return [...operations.flatMap(({ idPrefix }) => idPrefix ?? []), ...groups.flatMap(listPrefixes)];
}

function unusualPrefixes({ property, operations, groups }: Group): [property: string, prefix: string][] {
  const prefix = operations.find(({ idPrefix }) => idPrefix !== undefined)?.idPrefix;
  const isUsual = prefix === undefined || prefix === singular(snakeCase(property));
  return [...(isUsual ? [] : [[property, prefix] as [string, string]]), ...groups.flatMap(unusualPrefixes)];
}

function printGroup({ property, operations, groups }: Group): string {
  if (groups.length > 0 && operations.length > 0) {
    throw new Error(`[tools] Failed to print ${property}: the table has operations or groups at a name, not both.`);
  }
  if (groups.length > 0) return `${property}: {\n${groups.map(printGroup).join("")}},\n`;
  return `${property}: ${JSON.stringify(operations.map(printOperation).join(", "))},\n`;
}

/** Prints an operation as briefly as its names allow. Throws if the path does not follow from the names. */
function printOperation(operation: Operation): string {
  const { name, method, path, params, item, content } = operation;
  const verb = item !== undefined ? "LIST" : content === "json" ? method : content.toUpperCase();
  const how = [verb, ...(params === undefined ? [] : ["params"])].join(" ");
  const own = readVerb(operation);
  const collection = `/${name.split(".").slice(0, -1).map(snakeCase).join("/")}`;
  // The end is undefined if the path has no id, and empty if the path ends with the id.
  const [start, end] = path.split(/\/\{\w+\}\/?/);
  const isUsual = own in usual;
  if (start !== collection || (end === undefined) !== /^(list|create)$/.test(own) || !end !== isUsual) {
    throw new Error(`[tools] Failed to print ${name}: ${path} does not follow from its name.`);
  }
  if (isUsual) return usual[own] === how ? own : `${own}: ${how}`;
  if (end === snakeCase(own)) return `${own}: ${how}`;
  if (params !== undefined) return `${own}: ${how} ${end}`;
  throw new Error(`[tools] Failed to print ${name}: without parameters, its path must end with its name.`);
}

/** `transfer_return` for `transferReturn`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

function singular(segment: string): string {
  return segment.replace(/ies$/, "y").replace(/(?<=ss)es$|s$/, "");
}
