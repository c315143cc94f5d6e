import type { TracedCall } from "@sandbank/engine";
import type { RefusedError } from "../../source/errors.ts";
import { liveSource } from "../../store/live-source.ts";
import { callApi } from "../../store/use-read.ts";
import type { FormTable } from "../../tables/form-table.ts";

/** The sender of the request. Simulations exist in the sandbox only; the network acts in every bank. */
export type Side = "simulation" | "network";

/** A request from the form. */
export interface Request {
  readonly form: FormTable;
  readonly side: Side;
  /** The id in the path. */
  readonly id: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A parameter that is wrong, and why. */
export interface FieldError {
  readonly field: string;
  /** The end of a sentence that begins with the name of the field, unless `isSentence` is true. */
  readonly message: string;
  readonly isSentence?: true;
}

type Result = Readonly<Record<string, unknown>>;

/** The result of the request: null if it failed, because of a problem of the whole request or of some fields. */
export interface Response {
  readonly body: Result | null;
  readonly problem: string | null;
  readonly errors: readonly FieldError[];
  /** The kinds of the faults that struck the request and its repetitions. */
  readonly faults: readonly string[];
}

export const unsent: Response = { body: null, problem: null, errors: [], faults: [] };

export async function send({ form, side, id, params }: Request): Promise<Response> {
  const { operation, method = "POST", path } = form;
  // Browsers send a request again by themselves if its connection breaks, as an armed fault has it. The log names the key.
  const idempotencyKey = crypto.getRandomValues(new Uint32Array(2)).join("-");
  try {
    const done =
      side === "network"
        ? liveSource().admin("call", { operation, ...(id !== undefined && { id }), params })
        : callApi(liveSource(), {
            method,
            path: fillPath(path, id),
            body: params,
            idempotencyKey,
          });
    return { ...unsent, body: (await done) as Result, faults: await findFaults(idempotencyKey) };
  } catch (error) {
    const errors = errorsIn(error);
    const faults = await findFaults(idempotencyKey);
    return { body: null, problem: errors.length > 0 ? null : (error as Error).message, errors, faults };
  }
}

/** Returns the kinds of the faults that the log has of the requests with a key; none if the server does not answer. */
async function findFaults(idempotencyKey: string): Promise<readonly string[]> {
  const { steps } = await liveSource()
    .admin("trace", { last: 10, requests: "none" })
    .catch(() => ({ steps: [] }));
  const calls = steps as unknown as readonly TracedCall[];
  return calls.flatMap((call) => (call.idempotencyKey === idempotencyKey && call.fault ? [call.fault] : []));
}

/** Returns the path with the id in place of its parameter. */
export function fillPath(path: string, id = ""): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(id));
}

function errorsIn(error: unknown): readonly FieldError[] {
  const { errors } = ((error as RefusedError).body ?? {}) as { readonly errors?: readonly FieldError[] };
  return Array.isArray(errors) ? errors : [];
}
