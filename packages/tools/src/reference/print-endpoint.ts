import type { Operation } from "../operations.ts";
import { blocks, bullets, code, prose, table } from "./markdown.ts";
import { type Parameter, parametersOf, pathParameterOf } from "./parameters.ts";
import { declinesOf } from "./print-declines.ts";
import { printRefusals } from "./print-refusals.ts";
import { printType } from "./print-type.ts";
import { callsOf, isSandboxOnly, type NamedEndpoint, type Reference } from "./reference.ts";

/** A section about one endpoint. */
export function printEndpoint(named: NamedEndpoint, operation: Operation, reference: Reference): string {
  const { name, endpoint } = named;
  const parameters = [...pathParameters(operation, reference), ...parametersOf(operation, reference.api)];
  return blocks([
    `### ${name}`,
    prose([endpoint.summary, endpoint.details ?? ""].filter(Boolean).join(" ")),
    printFacts(named, operation, reference),
    parameters.length === 0 ? "No parameters." : "**Parameters**",
    table(["Parameter", "Type", "Required", "Meaning"], parameters.map(printRow)),
    "**Errors, in order**",
    printRefusals(named, operation, reference),
  ]).trimEnd();
}

/** Whether an endpoint is in the contract or an extension. */
export function originOf({ endpoint }: NamedEndpoint): string {
  return endpoint.extension ? "extension" : "contract";
}

function printFacts({ name, endpoint }: NamedEndpoint, operation: Operation, reference: Reference): string {
  const { client, bank } = callsOf(name);
  const { item, result, resource } = operation;
  const declines = declinesOf(name, reference);
  const answer = printType(item ?? { kind: "reference", name: result }, resource, reference.api);
  return bullets(
    [
      code(`${endpoint.method} ${endpoint.path}`),
      `SDK: ${code(client)}`,
      `Engine: ${code(bank)}`,
      endpoint.request === "multipart" ? "Accepts `multipart/form-data` ([D-106](assumptions.md#d-106))" : "",
      `Returns ${item === undefined ? answer : `a page of ${answer}`}`,
      endpoint.response === "bytes" ? "Over HTTP, the response body is the bytes ([D-106](assumptions.md#d-106))" : "",
      endpoint.extension ? "An extension of the contract" : "In the contract",
      isSandboxOnly(endpoint) ? "Sandbox only" : "",
      declines === "" ? "" : `Decline rules: ${declines}`,
    ].filter(Boolean),
  );
}

function pathParameters({ path, id, resource }: Operation, { api }: Reference): Parameter[] {
  const name = pathParameterOf(path);
  if (name === undefined || id === undefined) return [];
  const type = printType({ kind: "reference", name: id }, resource, api);
  return [{ path: name, type, isRequired: true, documentation: "In the path.", refersTo: [] }];
}

function printRow({ path, type, isRequired, documentation }: Parameter): string[] {
  return [code(path), type, isRequired ? "yes" : "no", prose(documentation)];
}
