import type { WebhookBody, WebhookHeaders } from "./message.ts";
import type { WebhookRouter } from "./router.ts";

/** As much of a request of `node:http` as is read, with what Express and serverless platforms add to it. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: WebhookHeaders;
  /** Tells a header that was repeated from one that was not. */
  readonly rawHeaders?: readonly string[] | undefined;
  /** Set by middleware that has read the stream. */
  readonly body?: unknown;
  /** Set by middleware that parses, and keeps what it parsed. */
  readonly rawBody?: unknown;
  /** Whether anybody has read the stream. */
  readonly readableDidRead?: boolean | undefined;
}

/** As much of a response of `node:http` as is written. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): { end(body: string): unknown };
}

/**
 * A listener of `http.createServer`, and a route of Express.
 *
 * The body must not have been parsed: mount the route before `express.json()`, or with `express.raw({ type: "*\/*" })`,
 * or keep the raw bytes as `request.rawBody`. Otherwise every delivery is answered with 500, and `onError` is told.
 *
 * @example
 * app.post("/webhooks", toNodeHandler(router));
 */
export function toNodeHandler(
  router: Pick<WebhookRouter, "receive">,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const { status, headers, body } = await router.receive({
      headers: request.rawHeaders ?? request.headers,
      body: bodyOf(request),
    });
    response.writeHead(status, headers).end(body);
  };
}

/** The stream, unless it has been read: then what is left of it, which a verifier refuses where it is no raw body. */
function bodyOf(request: NodeRequest): WebhookBody | AsyncIterable<Uint8Array> {
  const { body, rawBody } = request;
  if (isRaw(rawBody)) return rawBody;
  return isRaw(body) || request.readableDidRead ? (body as WebhookBody) : keptOpen(request);
}

/**
 * The stream, whose rest is thrown away where it is left before its end. By itself it would close the connection, and the
 * sender would not hear the answer.
 */
function keptOpen(request: NodeRequest): AsyncIterable<Uint8Array> {
  const chunks = request[Symbol.asyncIterator]();
  const drain = async () => {
    while (!(await chunks.next()).done);
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => chunks.next(),
      async return() {
        // Not awaited: the answer comes first. A sender that goes away is none of our business any more.
        drain().catch(() => {});
        return { done: true, value: undefined };
      },
    }),
  };
}

function isRaw(body: unknown): body is string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array;
}
