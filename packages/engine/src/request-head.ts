/** An HTTP request without its body, as plain data. */
export interface RequestHead {
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** Path and query, percent-encoded, without a base path: `/accounts?limit=2`. */
  readonly path: string;
  /** Names in any case. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** The value of a header. `name` is in lower case. */
export function header({ headers }: RequestHead, name: string): string | undefined {
  if (headers === undefined) return undefined;
  // Most names are in lower case already.
  const value = headers[name];
  if (value !== undefined) return value;
  for (const key in headers) {
    if (key.length === name.length && key.toLowerCase() === name) return headers[key];
  }
  return undefined;
}
