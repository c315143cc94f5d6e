import { valueAt } from "@sandbank/contract";
import { badRequest, shownName } from "@sandbank/view/reads/server-error";
import type * as z from "zod";
import type { AdminContext } from "./context.ts";
import { adminHandlers } from "./handlers.ts";
import { type AdminOperationName, adminOperations } from "./operations.ts";
import { redactResult } from "./redact-result.ts";

type Handler = (context: AdminContext, params: unknown) => unknown;

/**
 * Checks the parameters of an operation and performs it. The result has no secrets unless the caller requests them.
 * Throws a `ServerError` that names each wrong parameter.
 */
export async function performAdmin(name: AdminOperationName, context: AdminContext, params: unknown): Promise<object> {
  const schema = adminOperations[name].params as z.ZodObject;
  const parsed = schema.safeParse(withoutFalseNumbers(schema, params));
  if (!parsed.success) throw badRequest(parsed.error.issues.map((issue) => issueText(issue, params)).join(" "));
  if (adminOperations[name].effect !== "read" && name !== "stop") context.host.requireStorage(context.served.name);
  const result = (await (adminHandlers[name] as Handler)(context, parsed.data)) as object;
  return redactResult(context.served.bank, name, parsed.data, result);
}

/**
 * Replaces values that are neither numbers nor digits by NaN. A query and a flag have numbers as text, so the schemas
 * convert values, and would convert null and an empty text to 0.
 */
function withoutFalseNumbers({ shape }: z.ZodObject, params: unknown): unknown {
  if (typeof params !== "object" || params === null) return params;
  const checked: Record<string, unknown> = { ...params };
  for (const [name, value] of Object.entries(checked)) {
    const isRead = typeof value === "number" || (typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value));
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!isRead && field !== undefined && isNumber(field)) checked[name] = Number.NaN;
  }
  return checked;
}

function isNumber(schema: z.core.$ZodType): boolean {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.core.$ZodType };
  return type === "number" || (innerType !== undefined && isNumber(innerType));
}

/**
 * Returns the text of an issue in the words of the API's errors. The messages of the table's own checks are whole
 * sentences.
 */
function issueText(issue: z.core.$ZodIssue, params: unknown): string {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => `${[...issue.path, key].join(".")} is not a known parameter.`).join(" ");
  }
  const subject = field === "" ? "The parameters" : field;
  if (issue.code === "invalid_type") {
    const isMissing = field !== "" && valueAt(params, issue.path.map(String)) === undefined;
    return isMissing ? `${field} is required.` : `${subject} must be ${typeNames[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === "invalid_value") return `${subject} must be one of ${issue.values.map(String).join(", ")}.`;
  if (issue.code === "too_small" && issue.origin === "number") return `${subject} must be ${issue.minimum} or more.`;
  if (issue.code === "too_big" && ["number", "int"].includes(issue.origin))
    return `${subject} must be ${issue.maximum} or less.`;
  const text = /[.!?]$/.test(issue.message) ? issue.message : `${issue.message}.`;
  if (issue.code === "invalid_format")
    return `${field} is ${shownName(String(valueAt(params, issue.path.map(String))))}. ${text}`;
  return field === "" ? text : `${field}: ${text}`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
};
