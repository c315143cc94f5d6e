import * as z from "zod";
import type { Endpoint } from "../endpoint.ts";
import { valueAt } from "../value-at.ts";
import type { JsonObject } from "./json.ts";
import { refTo } from "./schemas.ts";

/** One parameter of a query. Nested parameters have dotted names: `created_at.after`. */
export interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType;
  readonly isRequired: boolean;
}

/** Returns the query parameters of a GET. Other methods have none: their parameters are the body. */
export function listQueryParameters({ method, params }: Endpoint): QueryParameter[] {
  return method === "GET" && params !== undefined ? flatten(params, "", true) : [];
}

export interface ParametersInput {
  readonly endpoint: Endpoint;
  /** The example of the endpoint's parameters, nested, or undefined. */
  readonly example: unknown;
  schemaOf(schema: z.ZodType): JsonObject;
}

/** Describes the OpenAPI parameters of an endpoint: path, query and headers. */
export function describeParameters({ endpoint, example, schemaOf }: ParametersInput): JsonObject[] {
  const id = /\{(\w+)\}/.exec(endpoint.path)?.[1];
  return [
    ...(id === undefined ? [] : [describePath(id)]),
    ...listQueryParameters(endpoint).map(({ name, description, schema, isRequired }): JsonObject => {
      const { description: _said, ...rest } = schemaOf(schema);
      const value = valueAt(example, name.split("."));
      return {
        name,
        in: "query",
        description,
        ...(isRequired ? { required: true } : {}),
        ...(rest["type"] === "array" ? { style: "form", explode: false } : {}),
        schema: rest,
        ...(value === undefined ? {} : { example: value as JsonObject }),
      };
    }),
    ...(endpoint.method === "POST" ? [refTo("parameters", idempotencyKeyParameter.name)] : []),
  ];
}

/** The header parameter of every POST. */
export const idempotencyKeyParameter = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "A key of your choice, 1 to 200 characters, unique across the environment. A retry with the same key and body returns the response to the first request, and does nothing twice.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
} as const satisfies JsonObject;

function describePath(name: string): JsonObject {
  const title = name.replace(/_id$/, "").split("_").map(capitalize).join(" ");
  return { name, in: "path", required: true, description: `Identifier of the ${title}.`, schema: { type: "string" } };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function flatten(schema: z.ZodType, path: string, isRequired: boolean): QueryParameter[] {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const isGiven = isRequired && inner === schema;
  if (!(inner instanceof z.ZodObject)) {
    const description = schema.description ?? inner.description ?? "";
    return [{ name: path, description, schema, isRequired: isGiven }];
  }
  return Object.entries(inner.shape).flatMap(([key, field]) =>
    flatten(field as z.ZodType, path === "" ? key : `${path}.${key}`, isGiven),
  );
}
