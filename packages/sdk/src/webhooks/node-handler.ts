import { passCause } from "./cause.ts";
import type { WebhookBody, WebhookHeaders } from "./message.ts";
import type { WebhookRouter } from "./router.ts";

/** The members of a `node:http` request that the handler reads, and those that Express and serverless platforms add. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: WebhookHeaders;
  /** Has every value of each header, so that repeated headers are visible. */
  readonly rawHeaders?: readonly string[] | undefined;
  /** Set by middleware that has read the stream: raw or parsed. */
  readonly body?: unknown;
  /** Set by middleware that parses the body and keeps its raw bytes. */
  readonly rawBody?: unknown;
  /** Whether other code has read the stream. */
  readonly readableDidRead?: boolean | undefined;
}

/** The members of a `node:http` response that the handler uses. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): { end(body: string): unknown };
}

/**
 * Turns a router into a listener for `http.createServer`, which is also a route handler for Express.
 *
 * The handler needs the raw body: mount the route before `express.json()`, or with `express.raw({ type: "*\/*" })`, or
 * keep the raw bytes as `request.rawBody`. If the body was parsed, the handler responds to every delivery with 500 and
 * calls `onError`.
 *
 * @example
 * app.post("/webhooks", toNodeHandler(router));
 */
export function toNodeHandler(
  router: Pick<WebhookRouter, "receive">,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const answer = await router.receive({
      headers: request.rawHeaders ?? request.headers,
      body: chooseBody(request),
    });
    const { status, headers, body } = answer;
    passCause(answer, response);
    response.writeHead(status, headers).end(body);
  };
}

/**
 * Returns the stream, or, if other code has read it, the body that this code left. The verifier refuses a body that is
 * not raw.
 */
function chooseBody(request: NodeRequest): WebhookBody | AsyncIterable<Uint8Array> {
  const { body, rawBody } = request;
  if (isRaw(rawBody)) return rawBody;
  return isRaw(body) || request.readableDidRead ? (body as WebhookBody) : keptOpen(request);
}

/**
 * Wraps the stream so that leaving it early discards the rest. Otherwise Node would close the connection, and the
 * sender would not receive the response.
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
        // Not awaited: the response comes first. A sender that disconnects needs no handling.
        drain().catch(() => {});
        return { done: true, value: undefined };
      },
    }),
  };
}

function isRaw(body: unknown): body is string | Uint8Array {
  return typeof body === "string" || body instanceof Uint8Array;
}
