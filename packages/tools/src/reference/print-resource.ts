import { assumptions, eventCategories, idPrefixOf, type Resource } from "@sandbank/contract";
import { declarationsAt } from "../api.ts";
import type { Operation } from "../operations.ts";
import { blocks, bullets, code, link, pageHeader, prose, table, toAnchor } from "./markdown.ts";
import { declinesFor } from "./print-declines.ts";
import { exampleNote, originNote, printEndpoint } from "./print-endpoint.ts";
import { printPaths, type Route } from "./print-paths.ts";
import { printStates } from "./print-states.ts";
import { printTypeSection, typesOnPage } from "./print-types.ts";
import { isSandboxOnly, listEndpoints, type NamedEndpoint, type Reference } from "./reference.ts";

/** The page about one resource. */
export function printResource(resource: Resource, reference: Reference): string {
  const { api } = reference;
  const endpoints = listEndpoints(resource);
  const operations = new Map(api.operations.map((operation) => [operation.name, operation]));
  const machines = reference.stateMachines.filter((machine) => machine.resource === resource.name);
  return blocks([
    `${pageHeader}\n# ${resource.title}`,
    prose(readDescription(resource)),
    ...printOutline(endpoints),
    ...section("## Example", printExample(resource)),
    "## Endpoints",
    `${originNote} ${exampleNote}`,
    ...endpoints.map((named) => printEndpoint(named, operations.get(named.name) as Operation, reference)),
    ...section("## States", machines.map(printStates)),
    "## Types",
    ...typesOnPage(resource.name, api).flatMap((declaration) => [
      printTypeSection(declaration, resource.name, api),
      printDeclines(declaration.name, reference),
    ]),
    ...section("## Events", printEvents(resource, reference)),
    ...section("## Assumptions", printAssumptions(reference.citations.get(resource.name) ?? [])),
  ]);
}

/** The endpoints of a page at its top, with links to their sections, and the simulations apart. */
function printOutline(endpoints: readonly NamedEndpoint[]): string[] {
  const own = endpoints.filter(({ endpoint }) => !isSandboxOnly(endpoint));
  const simulations = endpoints.filter(({ endpoint }) => isSandboxOnly(endpoint));
  return [
    ...(own.length === 0 ? [] : [printPaths(own.map(toRoute)), nameOrigins("endpoints", own)]),
    ...(simulations.length === 0
      ? []
      : [printPaths(simulations.map(toRoute)), nameOrigins("simulations", simulations)]),
  ];
}

const toRoute = ({ name, endpoint }: NamedEndpoint): Route => ({ ...endpoint, name });

/** Says which endpoints are of the contract: all of them, none, or all but some. */
function nameOrigins(what: string, endpoints: readonly NamedEndpoint[]): string {
  const extensions = endpoints.filter(({ endpoint }) => endpoint.extension);
  const page = "../decide/which-api.md#contract-and-extensions";
  if (extensions.length === endpoints.length) return `These ${what} are ${link("extensions", page)} of the contract.`;
  if (extensions.length === 0) return `These ${what} are in the ${link("contract", page)}.`;
  const names = extensions.map(({ name }) => link(code(name), `#${toAnchor(name)}`));
  return `These ${what} are in the ${link("contract", page)}, except the extension ${names.join(", ")}.`;
}

/** The description of a resource is that of its object, or of what its first endpoint does. */
export function readDescription(resource: Resource): string {
  return readObject(resource)?.description ?? Object.values(resource.endpoints)[0]?.summary ?? resource.title;
}

/** What the schema of the object of a resource says about itself. */
function readObject({ endpoints }: Resource) {
  return Object.entries(endpoints)
    .find(([name]) => name.endsWith(".retrieve"))?.[1]
    .result.meta();
}

function printExample(resource: Resource): string[] {
  const { id = "" } = readObject(resource) ?? {};
  const example = resource.examples[id];
  if (example === undefined) return [];
  return [
    `An object of the type ${link(id, `#${toAnchor(id)}`)}, as the API returns it:`,
    `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``,
  ];
}

function section(heading: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [heading, ...texts];
}

/** The categories of Events that begin with the prefix of the ids of an object of the resource. */
function printEvents({ name }: Resource, { api }: Reference): string[] {
  const types = declarationsAt(name, api).flatMap(({ type }) => {
    const constant = type.kind === "object" ? type.fields.find(({ key }) => key === "type")?.type : undefined;
    return constant?.kind === "literal" ? `${idPrefixOf(String(constant.value))}.` : [];
  });
  const emitted = Object.entries(eventCategories).filter(([category]) =>
    types.some((type) => category.startsWith(type)),
  );
  return emitted.length === 0
    ? []
    : [bullets(emitted.map(([category, words]) => `${code(category)}: ${prose(words)}`))];
}

/** Links to the causes of the reasons of an enumeration. */
function printDeclines(typeName: string, reference: Reference): string {
  const rails = declinesFor(typeName, reference);
  return rails === "" ? "" : `The causes of each reason: ${rails}.`;
}

function printAssumptions(ids: readonly string[]): string[] {
  const rows = assumptions
    .filter(({ id }) => ids.includes(id))
    .map(({ id, question, answer }) => [link(id, `assumptions.md#${toAnchor(id)}`), prose(question), prose(answer)]);
  return rows.length === 0 ? [] : [table(["Assumption", "Question", "Answer"], rows)];
}
