import type { Endpoint, Presence, Resource } from "@sandbank/contract";
import type * as z from "zod";
import { paragraphs } from "./documentation.ts";
import { type Declaration, type Declarations, identifierName, readType, type Type } from "./model.ts";

/** An endpoint in the form that the printers need. */
export interface Operation {
  /** The dotted name, as in the contract's table: `simulations.interestPayments.create`. */
  readonly name: string;
  /** The name of the resource that defines it. */
  readonly resource: string;
  readonly method: Endpoint["method"];
  readonly path: string;
  /** The content of the request and the response: JSON, or the bytes of a File. */
  readonly content: "json" | "upload" | "download";
  /** The name of the type of the path parameter, or undefined. */
  readonly id: string | undefined;
  /** The prefix of the path parameter's value, such as `account`. */
  readonly idPrefix: string | undefined;
  readonly params: Params | undefined;
  /** The name of the type of the response. */
  readonly result: string;
  /** The type of the elements if the response is a page of a list. */
  readonly item: Type | undefined;
  readonly documentation: string;
  /** Which parameters go together by the cross-field rules. */
  readonly presences: readonly Presence[];
}

interface Params {
  /** The name of the type. */
  readonly name: string;
  readonly isRequired: boolean;
}

/** Reads every endpoint of the resources, and adds the types of their parameters and responses to the declarations. */
export function readOperations(resources: readonly Resource[], declarations: Declarations): Operation[] {
  const entries = resources.flatMap((resource) =>
    Object.entries(resource.endpoints).map(([name, endpoint]) => ({ resource: resource.name, name, endpoint })),
  );
  // Read responses first, so that the declarations begin with the objects of the API.
  const results = entries.map(({ name, endpoint }) => readName(endpoint.result, `${name} result`, declarations));
  const params = entries.map(({ name, endpoint }) => readParams(name, endpoint, declarations));
  const prefixes = prefixesByObjectType(declarations);
  return entries.map(({ resource, name, endpoint }, index): Operation => {
    const result = results[index] as string;
    const idPrefix = findIdPrefix(endpoint.path, prefixes);
    return {
      name,
      resource,
      method: endpoint.method,
      path: endpoint.path,
      id: idPrefix && identifierName(idPrefix),
      idPrefix,
      content: endpoint.request === "multipart" ? "upload" : endpoint.response === "bytes" ? "download" : "json",
      params: params[index],
      result,
      item: findItem(declarations.get(result)?.type),
      documentation: describeEndpoint(endpoint),
      presences: (endpoint.crossFieldRules ?? []).flatMap(({ presence }) => presence ?? []),
    };
  });
}

function readParams(
  operation: string,
  { method, params, crossFieldRules = [] }: Endpoint,
  declarations: Declarations,
): Params | undefined {
  if (params === undefined) return undefined;
  const name = readName(params, `${operation} params`, declarations);
  const declaration = declarations.get(name) as Declaration;
  if (declaration.documentation === "") {
    declarations.set(name, { ...declaration, documentation: `Parameters of \`${operation}\`.` });
  }
  // A choice between two top-level fields: neither is required by its own schema.
  const isChoice = crossFieldRules.some(({ field, presence }) => presence?.kind === "anyOf" && !field.includes("."));
  // A PATCH without changes is a mistake: require the parameters, although each field is optional.
  return { name, isRequired: method === "PATCH" || isChoice || !isAllOptional(declaration.type) };
}

function readName(schema: z.ZodType, path: string, declarations: Declarations): string {
  const type = readType(schema, path, declarations);
  if (type.kind === "reference") return type.name;
  throw new Error(`[tools] Failed to read ${path}: the schema has no name. Give it one with \`.meta({ id })\`.`);
}

/**
 * Returns the prefix of each object's identifiers, by its `type`. They differ, for example, for a Lockbox Recipient.
 */
function prefixesByObjectType(declarations: Declarations): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  for (const { type } of declarations.values()) {
    if (type.kind !== "object") continue;
    const findType = (key: string) => type.fields.find((field) => field.key === key)?.type;
    const [id, constant] = [findType("id"), findType("type")];
    const alias = id?.kind === "reference" ? declarations.get(id.name)?.type : undefined;
    if (alias?.kind === "identifier" && constant?.kind === "literal")
      prefixes.set(String(constant.value), alias.prefix);
  }
  return prefixes;
}

function findIdPrefix(path: string, prefixes: ReadonlyMap<string, string>): string | undefined {
  const objectType = /\{(\w+)_id\}/.exec(path)?.[1];
  return objectType && (prefixes.get(objectType) ?? objectType);
}

function isAllOptional(type: Type): boolean {
  return type.kind === "object" && type.fields.every((field) => field.isOptional);
}

function findItem(type: Type | undefined): Type | undefined {
  if (type?.kind !== "object" || !type.fields.some(({ key }) => key === "next_cursor")) return undefined;
  const data = type.fields.find(({ key }) => key === "data")?.type;
  return data?.kind === "array" ? data.item : undefined;
}

function describeEndpoint({ method, path, summary, details = "", crossFieldRules = [], extension }: Endpoint): string {
  const address = [
    `\`${method} ${path}\`.`,
    path.startsWith("/simulations/") ? "Sandbox only." : "",
    extension ? "An extension of the contract." : "",
  ];
  const rules = crossFieldRules.filter(({ isDescribed }) => !isDescribed);
  const list = rules.map(({ field, message }) => `- \`${field}\` ${message}.`);
  return paragraphs([summary, details, list.join("\n"), address.filter(Boolean).join(" ")]);
}
