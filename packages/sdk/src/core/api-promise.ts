import type { ResponseHeaders } from "./transport.ts";

/** The result of a call with the status and headers of its response. */
export interface ApiResponse<T> {
  /** The result: the value that awaiting the call returns. */
  readonly data: T;
  /** The HTTP status: 200 to 299. */
  readonly status: number;
  /** The headers, with names in lower case. The API key is masked. */
  readonly headers: ResponseHeaders;
  /** The `x-request-id`, to quote when you report a problem. Null if the response has none. */
  readonly requestId: string | null;
}

/** A response whose request id has not been read yet: most callers never need it. */
export type Answer<T> = Omit<ApiResponse<T>, "requestId">;

/** The promise of the result of a call. */
export interface ApiPromise<T> extends Promise<T> {
  /** Returns the result with the status, the headers and the request id. Does not send the request again. */
  withResponse(): Promise<ApiResponse<T>>;
}

/** Turns the promise of a response into the promise of its data. */
export function apiPromise<T>(answer: Promise<Answer<T>>): ApiPromise<T> {
  const data = answer.then((is) => is.data);
  // Follows `data` instead of `answer`: V8 finds the caller only while each promise has one reaction.
  return Object.assign(data, { withResponse: () => data.then(() => answer).then(toResponse) });
}

export function toResponse<T>(answer: Answer<T>): ApiResponse<T> {
  return { ...answer, requestId: answer.headers.get("x-request-id") };
}
