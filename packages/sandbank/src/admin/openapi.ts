import * as z from "zod";
import type { AdminOperation } from "./operation.ts";
import { adminOperations } from "./operations.ts";

/** The OpenAPI document of the admin API. */
export function openApiOf(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(adminOperations) as [string, AdminOperation][]) {
    const path = `/_sandbank${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sandbank admin API",
      version,
      description: "Clock, faults, explanations and banks of a Sandbank server.",
    },
    components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

function describe(name: string, { method, scope, summary, params, result }: AdminOperation): object {
  const schema = jsonSchema(params, "input");
  return {
    operationId: name,
    summary,
    ...(scope !== "public" && { security: [{ key: [] }] }),
    parameters: [...(scope === "bank" ? [bankParameter] : []), ...(method === "GET" ? queryParameters(schema) : [])],
    ...(method === "POST" && { requestBody: { content: { "application/json": { schema } } } }),
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: jsonSchema(result, "output") } } },
      default: { description: "An error: `type`, `title`, `detail` and `status`." },
    },
  };
}

const bankParameter = {
  name: "sandbank-bank",
  in: "header",
  description: "The bank, by its name. Default: the bank of the key, or the default bank.",
  schema: { type: "string" },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function queryParameters({ properties = {}, required = [] }: ObjectSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as ObjectSchema;
}
