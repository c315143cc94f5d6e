import { BankArgumentError } from "../errors/bank-argument-error.ts";
import type { Api } from "./api.ts";
import { type Answer, apiPromise } from "./api-promise.ts";
import { faultOfObject, faultOfPage } from "./faults.ts";
import { PageRequest } from "./page-request.ts";
import { type Call, perform } from "./perform.ts";
import { toQuery } from "./query.ts";
import type { Redact } from "./redact.ts";
import { refused } from "./refused.ts";
import type { Settings } from "./settings.ts";
import { toBody } from "./to-body.ts";
import { toUpload } from "./upload.ts";

/** How each kind of operation is sent and read. */
const requestOf = {
  GET: { method: "GET", reads: "text" },
  POST: { method: "POST", reads: "text" },
  PATCH: { method: "PATCH", reads: "text" },
  UPLOAD: { method: "POST", reads: "text" },
  DOWNLOAD: { method: "GET", reads: "bytes" },
} as const;

/** What a caller wrote is quoted in a refusal: it may be the API key in the wrong place. */
function built(build: () => Call, redact: Redact): Call {
  try {
    return build();
  } catch (error) {
    throw error instanceof BankArgumentError ? new BankArgumentError(redact(error.message), error) : error;
  }
}

/** An API over HTTP. The settings stay in its closures, so that printing a client does not show the key. */
export function createApi(settings: Settings): Api {
  /** The calls that may have been done, by their errors. */
  const failures = new WeakMap<object, Call>();
  // Async, so that what cannot be sent rejects, as everything else does.
  const send = async <T>(build: () => Call) => {
    const call = built(build, settings.redact);
    try {
      return (await perform(settings, call)) as Answer<T>;
    } catch (error) {
      // The reason of a signal may be an error of another call.
      if (Object(error).mayBeDone && !call.options?.signal?.aborted) failures.set(error as object, call);
      throw error;
    }
  };
  return {
    sleep: settings.sleep,
    call: (verb, path, params, options) =>
      apiPromise(
        send(() => {
          const address = path();
          const { method, reads } = requestOf[verb];
          const body = verb === "UPLOAD" ? toUpload(params, settings.random) : method === "GET" ? null : toBody(params);
          const query = method === "GET" ? toQuery(params) : "";
          return { method, path: address + query, body, reads, options, findFault: faultOfObject };
        }),
      ),
    list: (path, params, options) =>
      new PageRequest(
        (query, walk) =>
          send(() => ({
            method: "GET",
            path: path() + toQuery(query),
            body: null,
            reads: "text",
            options,
            findFault: (json) => faultOfPage(json, walk),
          })),
        params,
        options,
      ),
    recover: (error, options) =>
      apiPromise(
        send(() => {
          const call = failures.get(Object(error));
          if (call === undefined) throw refused("error", "one of this client whose `mayBeDone` is true");
          const { idempotencyKey } = error as { idempotencyKey: string | null };
          return {
            ...call,
            // A signal that limited the first call has often aborted by now.
            options: {
              ...call.options,
              signal: undefined,
              ...options,
              ...(idempotencyKey !== null && { idempotencyKey }),
            },
          };
        }),
      ),
  };
}
