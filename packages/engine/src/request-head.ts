/** An HTTP request without its body, as plain data. */
export interface RequestHead {
  /** `GET`, `POST` or `PATCH`. */
  readonly method: string;
  /** Path and query, percent-encoded, without a base path: `/accounts?limit=2`. */
  readonly path: string;
  /**
   * Names in any case. As in HTTP, white space around a value is no part of it. A header that was sent several times has
   * an array of its values, as in `headersDistinct` of Node.
   */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The value of a header; several values are joined with commas, as in HTTP. `name` is in lower case. */
export function header(head: RequestHead, name: string): string | undefined {
  const value = head.headers?.[name];
  // Most headers have one value, and a name in lower case.
  if (typeof value === "string") return trimmed(value);
  const values = headerValues(head, name);
  return values.length === 0 ? undefined : values.join(", ");
}

/** The values of a header, one for each time that it was sent. `name` is in lower case. */
export function headerValues({ headers }: RequestHead, name: string): readonly string[] {
  const values: string[] = [];
  for (const key in headers) {
    if (key.length === name.length && key.toLowerCase() === name) values.push(...[headers[key] ?? []].flat());
  }
  return values.map(trimmed);
}

/** Removes what `Headers` removes, so that the value is the same at every mount. */
function trimmed(value: string): string {
  return value.replace(/^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g, "");
}
