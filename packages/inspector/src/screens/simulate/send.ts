import type { TracedCall } from "@sandbank/engine";
import type { RefusedError } from "../../source/errors.ts";
import { liveSource } from "../../store/live-source.ts";
import { callApi } from "../../store/use-read.ts";
import type { FormTable } from "../../tables/form-table.ts";
import { printPath } from "../../words/choose-verb.ts";

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
  /** The request in the log, and its repetitions after a fault. */
  readonly calls: readonly TracedCall[];
}

export const unsent: Response = { body: null, problem: null, errors: [], calls: [] };

export async function send({ form, side, id, params }: Request): Promise<Response> {
  const { operation, method = "POST" } = form;
  // Browsers send a request again by themselves if its connection breaks, as an armed fault has it. The log names the key.
  const idempotencyKey = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const isOwn = (call: TracedCall) =>
    side === "network" ? call.operation === operation : call.idempotencyKey === idempotencyKey;
  try {
    const done =
      side === "network"
        ? liveSource().admin("call", { operation, ...(id !== undefined && { id }), params })
        : callApi(liveSource(), {
            method,
            path: printPath(form, id),
            body: params,
            idempotencyKey,
          });
    const body = (await done) as Result;
    return { ...unsent, body, calls: await findCalls(isOwn) };
  } catch (error) {
    const errors = errorsIn(error);
    const problem = errors.length > 0 ? null : (error as Error).message;
    return { body: null, problem, errors, calls: await findCalls(isOwn) };
  }
}

/** Returns the calls of a request from the log; none if the server does not answer. */
async function findCalls(isOwn: (call: TracedCall) => boolean): Promise<readonly TracedCall[]> {
  const { steps } = await liveSource()
    .admin("trace", { last: 10, requests: "none" })
    .catch(() => ({ steps: [] }));
  return (steps as unknown as readonly TracedCall[]).filter(isOwn);
}

function errorsIn(error: unknown): readonly FieldError[] {
  const { errors } = ((error as RefusedError).body ?? {}) as { readonly errors?: readonly FieldError[] };
  return Array.isArray(errors) ? errors : [];
}
