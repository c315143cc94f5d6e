import type * as z from "zod";
import { badRequest } from "../server/server-error.ts";
import type { AdminContext } from "./context.ts";
import { adminHandlers } from "./handlers.ts";
import { type AdminOperationName, adminOperations } from "./operations.ts";

type Handler = (context: AdminContext, params: unknown) => unknown;

/** Checks the parameters of an operation and does it. Throws a `ServerError` that names each parameter that is wrong. */
export async function performAdmin(name: AdminOperationName, context: AdminContext, params: unknown): Promise<object> {
  const parsed = (adminOperations[name].params as z.ZodObject).safeParse(params);
  if (!parsed.success) throw badRequest(parsed.error.issues.map(issueText).join(" "));
  return (await (adminHandlers[name] as Handler)(context, parsed.data)) as object;
}

function issueText({ path, message }: z.core.$ZodIssue): string {
  const text = /[.!?]$/.test(message) ? message : `${message}.`;
  return path.length === 0 ? text : `${path.join(".")}: ${text}`;
}
