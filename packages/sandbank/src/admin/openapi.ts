import * as z from "zod";
import { clockOperations } from "./clock/clock-operations.ts";
import { faultOperations } from "./faults/fault-operations.ts";
import { inspectionOperations } from "./look/inspection-operations.ts";
import type { AdminOperation } from "./operation.ts";
import { serverOperations } from "./server/server-operations.ts";
import { sessionOperations } from "./sessions/session-operations.ts";
import { webhookOperations } from "./webhooks/webhook-operations.ts";

/** The operations in groups, which are the tags of the document and the sections of the reference. */
export const adminGroups: readonly AdminGroup[] = [
  { name: "Server", description: "The server and its banks.", operations: serverOperations },
  { name: "Clock", description: "The clock of a bank.", operations: clockOperations },
  { name: "Inspection", description: "Reads that explain what a bank did.", operations: inspectionOperations },
  { name: "Faults", description: "Faults of requests and of deliveries.", operations: faultOperations },
  { name: "Webhooks", description: "Deliveries, and the secrets that sign them.", operations: webhookOperations },
  {
    name: "Session",
    description: "Calls, scenarios, snapshots and the journal of a bank.",
    operations: sessionOperations,
  },
];

interface AdminGroup {
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  readonly operations: Readonly<Record<string, AdminOperation>>;
}

/** Returns the OpenAPI document of the admin API. */
export function createOpenApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name: tag, operations } of adminGroups) {
    for (const [name, operation] of Object.entries(operations)) {
      const path = `/_sandbank${operation.path}`;
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, tag, operation) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sandbank admin API",
      version,
      description:
        "The clock, faults, explanations and banks of a Sandbank server. A request names a bank by the `sandbank-bank` header, by the query parameter `bank`, by the path `/_sandbank/b/<name>/_sandbank/...`, or by the API key of the bank. `export` can take some seconds: with `Accept: text/event-stream` it responds with server-sent events, of the type `progress` with the number of steps that are `left` in the test so far, and then `result` or `error`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The server that serves this document." }],
    tags: adminGroups.map(({ name, description }) => ({ name, description })),
    paths: { ...paths, "/_sandbank/stream": { get: stream } },
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "The admin token of the server, or the API key of a bank for operations on that bank.",
        },
      },
      parameters: { bank: bankParameter },
      responses: {
        error: { description: "An error.", content: { "application/json": { schema: reference("error") } } },
      },
      schemas: { error: errorSchema },
    },
  };
}

function describe(name: string, tag: string, { method, scope, summary, params, result }: AdminOperation): object {
  const schema = jsonSchema(params, "input");
  const { properties = {}, required = [] } = schema;
  const parameters = [
    ...(scope === "bank" ? [{ $ref: "#/components/parameters/bank" }] : []),
    ...(method === "GET" ? queryParameters(schema) : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: scope === "public" ? [] : [{ key: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(method === "POST" &&
      Object.keys(properties).length > 0 && {
        requestBody: { required: required.length > 0, content: { "application/json": { schema } } },
      }),
    responses: {
      200: { description: "Success.", content: { "application/json": { schema: jsonSchema(result, "output") } } },
      "4XX": { $ref: "#/components/responses/error" },
    },
  };
}

const bankParameter = {
  name: "sandbank-bank",
  in: "header",
  description: "The name of the bank. Default: the bank of the key, or `default`.",
  schema: { type: "string" },
};

const errorSchema = {
  type: "object",
  properties: {
    type: { type: "string", description: "The type of the error, such as `admin_parameters_error`." },
    title: { type: "string", description: "What went wrong, in general." },
    detail: { type: ["string", "null"], description: "What went wrong in this request, and what to do." },
    status: { type: "integer", description: "The HTTP status." },
  },
  required: ["type", "title", "detail", "status"],
};

const stream = {
  operationId: "stream",
  tags: ["Inspection"],
  summary:
    "Sends the steps of a bank as server-sent events: `hello`, `call`, `advance`, `delivery`, `gap`, `restart` and `end`.",
  security: [{ key: [] }],
  parameters: [
    { $ref: "#/components/parameters/bank" },
    {
      name: "after",
      in: "query",
      required: false,
      description: "The number of a step to continue after. Default: the latest.",
      schema: { type: "integer", minimum: 0 },
    },
  ],
  responses: {
    200: { description: "The stream.", content: { "text/event-stream": { schema: { type: "string" } } } },
    "4XX": { $ref: "#/components/responses/error" },
  },
};

function reference(schema: string): object {
  return { $ref: `#/components/schemas/${schema}` };
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function queryParameters({ properties = {}, required = [] }: ObjectSchema): object[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as ObjectSchema;
}
