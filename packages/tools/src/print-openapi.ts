import { createOpenApi, version } from "sandbank/private/reference";

const rows = ["parameters", "properties", "responses"];
const hasRows = new RegExp(`"(?:${rows.join("|")})": [[{]`);

/** Prints the document of the admin API. */
export const printAdminOpenApi = (): string => printOpenApi(createOpenApi(version));

/** Prints an OpenAPI document with a line for each property of a schema, each parameter and each response. */
export function printOpenApi(document: object): string {
  return `${print(document, "", "")}\n`;
}

function print(value: unknown, key: string, indent: string): string {
  const line = printLine(value);
  if (!hasRows.test(line) && !rows.includes(key)) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => inner + print(item, "", inner))
    : Object.entries(value as object).map(([name, member]) => `${inner}"${name}": ${print(member, name, inner)}`);
  return Array.isArray(value) ? `[\n${members.join(",\n")}\n${indent}]` : `{\n${members.join(",\n")}\n${indent}}`;
}

function printLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLine).join(", ")}]`;
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${printLine(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
