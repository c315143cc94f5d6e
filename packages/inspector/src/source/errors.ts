/** The server or the bank refused a request. The message is the `detail` of the response, or else its `title`. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const { title, detail } = (body ?? {}) as { readonly title?: string; readonly detail?: string | null };
    super(detail ?? title ?? `The server responded ${status} without an explanation.`);
    this.status = status;
    this.body = body;
  }
}

/** No server answered. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}
