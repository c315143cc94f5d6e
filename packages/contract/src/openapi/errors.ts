import type { Endpoint } from "../endpoint.ts";
import { apiKeyReasons, type ErrorKind, type ErrorType, errorCatalogue } from "../errors.ts";
import { pascalCase } from "../pascal-case.ts";
import { errorExamples, issueExample } from "./error-examples.ts";
import type { JsonObject } from "./json.ts";
import { refTo } from "./schemas.ts";

const errors: readonly (readonly [type: string, kind: ErrorKind])[] = Object.entries(errorCatalogue);
const statuses = [...new Set(errors.flatMap(([, { statuses }]) => statuses))].sort();

/** Describes each type of error and the schemas that they refer to. */
export function describeErrors(): Record<string, JsonObject> {
  const types = errors.map(([type, kind]) => [pascalCase(type), describeError(type, kind)] as const);
  return {
    ParameterIssue: describeIssue(),
    ApiKeyReason: describeReasons(),
    ...Object.fromEntries(types),
  };
}

/** Describes a response for each status of an error. */
export function describeErrorResponses(): Record<string, JsonObject> {
  return Object.fromEntries(statuses.map((status) => [responseName(status), describeResponse(status)]));
}

/** Returns the error responses of an endpoint, by status. */
export function listErrorResponses({ method, path }: Endpoint): Record<string, JsonObject> {
  const cannotHappen = new Set([
    ...(path.includes("{") || method !== "GET" ? [] : [404]),
    ...(method === "GET" ? [409] : []),
  ]);
  return Object.fromEntries(
    statuses
      .filter((status) => !cannotHappen.has(status))
      .map((status) => [String(status), refTo("responses", responseName(status))]),
  );
}

function describeError(type: string, { statuses, title, members, when }: ErrorKind): JsonObject {
  return {
    type: "object",
    description: when,
    properties: {
      type: { type: "string", const: type },
      status: { type: "integer", enum: statuses, description: "The HTTP status." },
      title: {
        type: "string",
        const: title,
        description: "The meaning of the type, the same text for every error of the type.",
      },
      detail: { type: ["string", "null"], description: "What is wrong with this request, for people to read." },
      ...Object.fromEntries(members.map((member) => [member, memberSchemas[member]])),
    },
    required: ["type", "status", "title", "detail", ...members],
    examples: [{ type, status: statuses[0] ?? 0, title, ...errorExamples[type as ErrorType] }],
  };
}

const memberSchemas: Readonly<Record<ErrorKind["members"][number], JsonObject>> = {
  errors: {
    type: "array",
    items: refTo("schemas", "ParameterIssue"),
    minItems: 1,
    description: "Every invalid parameter, at least one.",
  },
  reason: refTo("schemas", "ApiKeyReason"),
  resource_id: {
    type: ["string", "null"],
    description: "Identifier of the object that the key was used for, or null.",
  },
  retry_after: { type: "integer", minimum: 0, description: "Seconds to wait before the next request, 0 or more." },
};

function describeIssue(): JsonObject {
  return {
    type: "object",
    description: "An invalid parameter.",
    properties: {
      field: {
        type: "string",
        description: "Dotted path of the parameter, such as `loan.credit_limit` or `query.limit`.",
      },
      message: {
        type: "string",
        description: "The rule that the parameter breaks, as the end of a sentence that begins with `field`.",
      },
    },
    required: ["field", "message"],
    examples: [issueExample],
  };
}

function describeReasons(): JsonObject {
  const reasons = Object.entries(apiKeyReasons);
  const list = reasons.map(([reason, words]) => `- \`${reason}\`: ${words}`).join("\n");
  return {
    type: "string",
    enum: reasons.map(([reason]) => reason),
    description: `Why the API key was not accepted.\n\n${list}`,
  };
}

/** The headers that only some errors have. */
const headersByStatus: Readonly<Record<number, readonly string[]>> = {
  401: ["www-authenticate"],
  429: ["retry-after"],
  503: ["retry-after"],
};

function describeResponse(status: number): JsonObject {
  const types = errors.flatMap(([type, { statuses }]) => (statuses.includes(status) ? type : []));
  const [only] = types;
  const names = ["x-request-id", ...(headersByStatus[status] ?? [])];
  return {
    description: types
      .map((type) => `\`${type}\`: ${errorCatalogue[type as keyof typeof errorCatalogue].when}`)
      .join("\n\n"),
    headers: Object.fromEntries(names.map((name) => [name, refTo("headers", name)])),
    content: {
      "application/json": {
        schema: only !== undefined && types.length === 1 ? refTo("schemas", pascalCase(only)) : createUnion(types),
      },
    },
  };
}

function createUnion(types: readonly string[]): JsonObject {
  const references = types.map((type) => [type, refTo("schemas", pascalCase(type))] as const);
  const mapping = Object.fromEntries(references.map(([type, { $ref }]) => [type, $ref]));
  return { oneOf: references.map(([, reference]) => reference), discriminator: { propertyName: "type", mapping } };
}

function responseName(status: number): string {
  return `Error${status}`;
}
