import type { Api, Verb } from "./api.ts";
import { type Answer, apiPromise } from "./api-promise.ts";
import type { Called } from "./attempt-event.ts";
import { type FindMismatch, mismatchOfObject, mismatchOfPage } from "./mismatch.ts";
import type { WriteOptions } from "./options.ts";
import { PageRequest } from "./page-request.ts";
import { toQuery } from "./query.ts";
import { refused } from "./refused.ts";
import { type Call, runCall } from "./run-call.ts";
import type { Settings } from "./settings.ts";
import { toBody } from "./to-body.ts";
import { toUpload } from "./upload.ts";

/** Creates an API over HTTP. Its closures hold the settings, so printing a client does not show the key. */
export function createApi(settings: Settings): Api {
  /** The failed calls that the API may have carried out, by their errors. */
  const failures = new WeakMap<object, Call>();
  const send = <T>(build: () => Call) => runCall(settings, failures, build) as Promise<Answer<T>>;
  return {
    idle: settings.idle,
    baseUrl: settings.baseUrl,
    close: async () => {
      await settings.transport.close?.();
    },
    call: (verb, path, params, options, called) =>
      apiPromise(send(() => createCall(verb, path(), params, options, called, mismatchOfObject, settings))),
    list: (path, params, options, called) =>
      new PageRequest(
        (query, walk) =>
          send(() => createCall("GET", path(), query, options, called, (json) => mismatchOfPage(json, walk), settings)),
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
            // The signal of the first call is dropped: it has often aborted by now.
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

function createCall(
  verb: Verb,
  path: string,
  params: object | undefined,
  options: WriteOptions | undefined,
  called: Called | undefined,
  findMismatch: FindMismatch,
  { random }: Settings,
): Call {
  if (verb === "UPLOAD") {
    return { method: "POST", path, body: toUpload(params, random), reads: "text", options, called, findMismatch };
  }
  if (verb === "POST" || verb === "PATCH") {
    return { method: verb, path, body: toBody(params), reads: "text", options, called, findMismatch };
  }
  const reads = verb === "GET" ? "text" : "bytes";
  return { method: "GET", path: path + toQuery(params), body: null, reads, options, called, findMismatch };
}
