import type { ResponseHeaders } from "./transport.ts";

/** The result of a call with what else the response says. */
export interface ApiResponse<T> {
  /** The result: what awaiting the call gives. */
  readonly data: T;
  /** The HTTP status: 200 to 299. */
  readonly status: number;
  /** The headers, by their names in lower case; the API key is masked. */
  readonly headers: ResponseHeaders;
  /** The `x-request-id`, to quote to the operator; null where there is none. */
  readonly requestId: string | null;
}

/** A response whose request id was not read yet: most callers never ask for it. */
export type Answer<T> = Omit<ApiResponse<T>, "requestId">;

/** The result of a call, to be awaited. */
export interface ApiPromise<T> extends Promise<T> {
  /** The result with the status, the headers and the id of the request. Sends nothing again. */
  withResponse(): Promise<ApiResponse<T>>;
}

/** The promise of the data of an answer that is on its way. */
export function apiPromise<T>(answer: Promise<Answer<T>>): ApiPromise<T> {
  const data = answer.then((is) => is.data);
  return Object.assign(data, {
    withResponse: () => {
      // A failure is reported by the promise of the response. Unhandled here, it would end the process.
      data.catch(() => {});
      return answer.then(toResponse);
    },
  });
}

export function toResponse<T>(answer: Answer<T>): ApiResponse<T> {
  return { ...answer, requestId: answer.headers.get("x-request-id") };
}
