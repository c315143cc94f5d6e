import { RefusedError } from "../../source/errors.ts";
import { live } from "../../store/store.ts";
import type { FormTable } from "../../tables/form-table.ts";

/** The sender of the request. Simulations exist in the sandbox only; the network acts in every bank. */
export type Side = "simulation" | "network";

/** A request from the form. */
export interface Request {
  readonly form: FormTable;
  readonly side: Side;
  /** The id in the path. */
  readonly id: string | undefined;
  /** The parameters, or the JSON that the user entered. */
  readonly params: Readonly<Record<string, unknown>> | string;
}

/** A parameter that is wrong, and why. */
export interface FieldError {
  readonly field: string;
  /** The end of a sentence that begins with the name of the field, unless `isSentence` is true. */
  readonly message: string;
  readonly isSentence?: true;
}

/** The response of the bank. A problem concerns the whole request, an error one field. */
export type Response =
  | { readonly isDone: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly isDone: false; readonly problem: string | null; readonly errors: readonly FieldError[] };

/** The name under which errors of the JSON text are kept. */
export const JSON_FIELD = "json";

export async function send({ form, side, id, params }: Request): Promise<Response> {
  let body: unknown = params;
  if (typeof params === "string") {
    try {
      body = JSON.parse(params);
    } catch (error) {
      return {
        isDone: false,
        problem: null,
        errors: [{ field: JSON_FIELD, message: `is not JSON: ${(error as Error).message}` }],
      };
    }
  }
  try {
    return { isDone: true, body: await (side === "network" ? call(form, id, body) : post(form, id, body)) };
  } catch (error) {
    const errors = error instanceof RefusedError ? errorsIn(error.body) : [];
    return { isDone: false, problem: errors.length > 0 ? null : (error as Error).message, errors };
  }
}

type Result = Readonly<Record<string, unknown>>;

async function post({ method, path }: FormTable, id: string | undefined, body: unknown): Promise<Result> {
  const response = await source().api({ method: method ?? "POST", path: pathOf(path, id), body });
  if (response.status >= 400) throw new RefusedError(response.status, response.body);
  return response.body as Result;
}

function call({ operation }: FormTable, id: string | undefined, params: unknown): Promise<Result> {
  return source().admin("call", {
    operation,
    ...(id !== undefined && { id }),
    params: params as Record<string, unknown>,
  }) as Promise<Result>;
}

function source() {
  if (live.value === null) throw new Error("The page has no admin token. Enter it first.");
  return live.value;
}

/** Returns the path with the id in place of its parameter. */
export function pathOf(path: string, id = ""): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(id));
}

function errorsIn(body: unknown): readonly FieldError[] {
  const { errors } = (body ?? {}) as { readonly errors?: readonly FieldError[] };
  return Array.isArray(errors) ? errors : [];
}
