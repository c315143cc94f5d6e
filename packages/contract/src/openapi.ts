import * as z from "zod";
import type { Endpoint } from "./endpoint.ts";
import { describeErrorResponses, describeErrors, listErrorResponses } from "./openapi/errors.ts";
import { withExamples } from "./openapi/examples.ts";
import type { Json, JsonObject } from "./openapi/json.ts";
import { describeParameters, idempotencyKeyParameter, listQueryParameters } from "./openapi/parameters.ts";
import { binary, type ConvertedSchemas, convertSchemas, refTo } from "./openapi/schemas.ts";
import { describeWebhooks } from "./openapi/webhooks.ts";
import type { Resource } from "./resource.ts";
import { eventSchema } from "./resources/events/schema.ts";
import { resources } from "./resources.ts";

/** An OpenAPI 3.1 document, as a plain JSON value. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: JsonObject;
  readonly servers: readonly JsonObject[];
  readonly security: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  /** The operations by path, then by method in lower case. */
  readonly paths: Readonly<Record<string, JsonObject>>;
  readonly webhooks: Readonly<Record<string, JsonObject>>;
  readonly components: Readonly<Record<string, JsonObject>>;
}

/** Describes the API as an OpenAPI 3.1 document. Endpoints that extend the contract have the tag "Extensions". */
export function toOpenApi(): OpenApiDocument {
  const schemas = convertAll();
  return {
    openapi: "3.1.1",
    info,
    servers: [{ url: "https://sandbank.example", description: "Your bank: the base URL of your client." }],
    security: [{ apiKey: [] }],
    tags: [...resources.map(describeTag), { name: extensions, description: extensionsDescription }],
    paths: describePaths(schemas),
    webhooks: describeWebhooks(schemas.answers.of(eventSchema())),
    components: {
      schemas: { ...describeSchemas(schemas), ...describeErrors() },
      parameters: { [idempotencyKeyParameter.name]: idempotencyKeyParameter },
      headers,
      responses: describeErrorResponses(),
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "Your API key. Each key belongs to one environment." },
      },
    },
  };
}

const extensions = "Extensions";
const extensionsDescription = "Endpoints that extend the contract and make a sandbox practical.";

/** Describes a resource with the description of its object. */
function describeTag({ title, endpoints }: Resource): JsonObject {
  const retrieve = Object.entries(endpoints).find(([name]) => name.endsWith(".retrieve"))?.[1];
  return { name: title, description: retrieve?.result.meta()?.description ?? `Operations on ${title}.` };
}

const info: JsonObject = {
  title: "Banking API",
  // The API has no version (D-19), but a document must.
  version: "1.0.0",
  description:
    "Accounts, Account Numbers, Physical Cards, Limits, Declined Transactions, Inbound Mail Items, Events and webhooks. Money is in minor units; instants are ISO 8601. Paths under `/simulations/` are for the sandbox only.",
  license: { name: "MIT", identifier: "MIT" },
};

const headers: JsonObject = {
  "x-request-id": {
    description: "Identifier of the request. Quote it when you report a problem.",
    schema: { type: "string" },
  },
  "retry-after": {
    description: "Seconds to wait before the next request, 0 or more.",
    schema: { type: "integer", minimum: 0 },
  },
  "www-authenticate": {
    description: "Always `Bearer`: send an API key as `Authorization: Bearer <API key>`.",
    schema: { type: "string", const: "Bearer" },
  },
  "idempotent-replayed": {
    description: "`true` if this is the response to an earlier request with the same idempotency key.",
    schema: { type: "string", const: "true" },
  },
};

interface Schemas {
  readonly requests: ConvertedSchemas;
  readonly answers: ConvertedSchemas;
}

function convertAll(): Schemas {
  const endpoints = resources.flatMap((resource): Endpoint[] => Object.values(resource.endpoints));
  const requests = endpoints.flatMap((endpoint): readonly z.ZodType[] => [
    ...listQueryParameters(endpoint).map(({ schema }) => schema),
    ...listBodyParams(endpoint),
  ]);
  const answers = endpoints.flatMap(({ response, result }) => (response === "bytes" ? [] : [result]));
  return {
    requests: convertSchemas(requests, { allowUnknownMembers: false }),
    answers: convertSchemas([...answers, eventSchema()], { allowUnknownMembers: true }),
  };
}

function describeSchemas({ requests, answers }: Schemas): Record<string, JsonObject> {
  return withExamples({ ...requests.components, ...answers.components }, allExamples());
}

/** All examples by the name of their schema. Bytes become text, with one character for each byte. */
function allExamples(): Readonly<Record<string, Json>> {
  const examples = Object.assign({}, ...resources.map((resource) => resource.examples));
  return JSON.parse(
    JSON.stringify(examples, (_, value) => (value instanceof Uint8Array ? String.fromCharCode(...value) : value)),
  );
}

function describePaths(schemas: Schemas): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const resource of resources) {
    for (const [name, endpoint] of Object.entries(resource.endpoints)) {
      const operation = describeOperation({ name, endpoint, resource, schemas });
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return paths;
}

interface OperationInput {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly resource: Resource;
  readonly schemas: Schemas;
}

function describeOperation({ name, endpoint, resource, schemas }: OperationInput): JsonObject {
  const [body] = listBodyParams(endpoint);
  const example = allExamples()[endpoint.params?.meta()?.id ?? ""];
  const parameters = describeParameters({ endpoint, example, schemaOf: schemas.requests.of });
  return {
    operationId: name,
    tags: [resource.title, ...(endpoint.extension ? [extensions] : [])],
    summary: endpoint.summary,
    ...describeText(endpoint),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: describeBody(endpoint, schemas.requests.of(body)) }),
    responses: {
      "200": {
        description: "OK",
        headers: describeHeaders(endpoint),
        ...(endpoint.response === "bytes" ? anyContent : jsonContent(schemas.answers.of(endpoint.result))),
      },
      ...listErrorResponses(endpoint),
    },
  };
}

function describeText({ path, details, crossFieldRules = [] }: Endpoint): JsonObject {
  const text = [
    path.startsWith("/simulations/") ? "Sandbox only." : "",
    details ?? "",
    crossFieldRules
      .filter(({ isDescribed }) => !isDescribed)
      .map(({ field, message }) => `- \`${field}\` ${message}.`)
      .join("\n"),
  ].filter(Boolean);
  return text.length === 0 ? {} : { description: text.join("\n\n") };
}

function describeHeaders({ method }: Endpoint): JsonObject {
  const names = ["x-request-id", ...(method === "POST" ? ["idempotent-replayed"] : [])];
  return Object.fromEntries(names.map((name) => [name, refTo("headers", name)]));
}

function listBodyParams({ method, params }: Endpoint): z.ZodObject[] {
  return method === "GET" || params === undefined ? [] : [params];
}

function describeBody(endpoint: Endpoint, schema: JsonObject): JsonObject {
  const required = isBodyRequired(endpoint);
  if (endpoint.request !== "multipart") return { required, ...jsonContent(schema) };
  return { required, content: { "multipart/form-data": { schema } } };
}

function isBodyRequired({ method, params }: Endpoint): boolean {
  const isAllOptional = Object.values(params?.shape ?? {}).every((field) => field instanceof z.ZodOptional);
  return method === "PATCH" || !isAllOptional;
}

function jsonContent(schema: JsonObject): JsonObject {
  return { content: { "application/json": { schema } } };
}

/** Bytes of any media type. */
const anyContent: JsonObject = { content: { "*/*": { schema: binary } } };
