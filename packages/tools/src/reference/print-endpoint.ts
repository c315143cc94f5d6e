import type { Operation } from "../operations.ts";
import { createCallExample } from "./call-examples.ts";
import { blocks, bullets, code, prose, table } from "./markdown.ts";
import { findPathParameter, listParameters, type Parameter } from "./parameters.ts";
import { linkDeclines } from "./print-declines.ts";
import { printRefusals } from "./print-refusals.ts";
import { printType } from "./print-type.ts";
import { isSandboxOnly, type NamedEndpoint, nameCalls, type Reference } from "./reference.ts";

/** A section about one endpoint. The site shows the heading and the first paragraph, and unfolds the rest. */
export function printEndpoint(named: NamedEndpoint, operation: Operation, reference: Reference): string {
  const { name, endpoint } = named;
  const parameters = [...pathParameters(operation, reference), ...listParameters(operation, reference.api)];
  return blocks([
    `### ${name}`,
    `${code(`${endpoint.method} ${endpoint.path}`)}: ${prose(endpoint.summary)}`,
    prose(endpoint.details ?? ""),
    printFacts(named, operation, reference),
    parameters.length === 0 ? "No parameters." : "**Parameters**",
    table(["Parameter", "Type", "Meaning"], parameters.map(printRow)),
    ...printExample(named, reference),
    "**Errors, in order**",
    printRefusals(named, operation, reference),
  ]).trimEnd();
}

/** Explains the words of `nameOrigin`, on each page that has them. */
export const originNote =
  "The contract is the [specification](../decide/which-api.md#contract-and-extensions) of the API. An extension of the contract is an endpoint that Sandbank adds for the objects that the specification refers to, or to act as the outside world.";

/** Whether an endpoint is in the contract or an extension. */
export function nameOrigin({ endpoint }: NamedEndpoint): string {
  return endpoint.extension ? "extension" : "contract";
}

/** Explains the examples of endpoints, on each page that has them. */
export const exampleNote =
  "Each request and its response are of a run of the engine. A request also has the header `Authorization: Bearer` with an API key.";

function printExample(named: NamedEndpoint, { reachable }: Reference): string[] {
  const example = createCallExample(named, reachable);
  if (example === undefined) return [];
  const { request, status, body } = example;
  return [
    "**Example**",
    `\`\`\`http\n${request.replaceAll("\r", "").trimEnd()}\n\`\`\``,
    `It returns ${status} and ${body === undefined ? "the bytes." : "this body:"}`,
    body === undefined ? "" : `\`\`\`json\n${body}\n\`\`\``,
  ];
}

function printFacts({ name, endpoint }: NamedEndpoint, operation: Operation, reference: Reference): string {
  const { client, bank } = nameCalls(name);
  const { item, result, resource } = operation;
  const declines = linkDeclines(name, reference);
  const answer = printType(item ?? { kind: "reference", name: result }, resource, reference.api);
  return bullets(
    [
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
  const name = findPathParameter(path);
  if (name === undefined || id === undefined) return [];
  const type = printType({ kind: "reference", name: id }, resource, api);
  return [{ path: name, type, isRequired: true, documentation: "In the path.", refersTo: [] }];
}

function printRow({ path, type, isRequired, documentation }: Parameter): string[] {
  return [code(path), isRequired ? `${type}, required` : type, prose(documentation)];
}
