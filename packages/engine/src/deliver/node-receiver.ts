import type { Receiver } from "./send.ts";
import { passWebhookCause } from "./webhook-cause.ts";

/** A handler of `node:http`: `(request, response)`. Its parameters fit every framework, and need no types of Node. */
// biome-ignore lint/suspicious/noExplicitAny: with `never` or `unknown`, the parameters of an inline handler have no members.
export type NodeHandler = (request: any, response: any) => unknown;

/** An Express or Connect app, which is a handler of `node:http`: the members that the types of both have. */
export interface NodeApp {
  use(...handlers: never[]): unknown;
  listen(...where: never[]): unknown;
}

type Http = NonNullable<ReturnType<typeof nodeHttp>>;
type Incoming = InstanceType<Http["IncomingMessage"]>;
type Outgoing = InstanceType<Http["ServerResponse"]>;

/** Loads `node:http` at the first use: bundles for browsers do not have it. */
function nodeHttp() {
  return globalThis.process?.getBuiltinModule?.("node:http");
}

/** Whether a receiver is an Express or Connect app. */
export function isNodeApp(receiver: unknown): receiver is NodeApp {
  if (typeof receiver !== "function") return false;
  const { handle, use } = receiver as { readonly handle?: unknown; readonly use?: unknown };
  return typeof handle === "function" && typeof use === "function";
}

/**
 * Makes a receiver of a handler of `node:http`, such as `app.callback()` of Koa or `app.routing` of Fastify. `receivers`
 * takes an Express or Connect app as it is.
 *
 * The headers and the bytes of the body arrive unchanged. Each request is sent to a server of its own, on a free port of
 * 127.0.0.1, which is closed with the response. What the handler throws is the `cause` of the failed delivery.
 *
 * Throws a `TypeError` unless the handler is a function. Requires Node 20.16 or another runtime with `node:http`.
 *
 * @example
 * const receivers = { "https://app.test/webhooks": nodeReceiver((request, response) => response.end()) };
 */
export function nodeReceiver(handler: NodeHandler | NodeApp): Receiver {
  if (typeof handler !== "function") {
    throw new TypeError(
      "[sandbank] Failed to make a receiver: the handler is not a function. Pass a function (request, response), or the app of Express or Connect.",
    );
  }
  return (request) => loopback(request, handler as NodeHandler);
}

/** Sends a request to a server of its own, which ends with the exchange. */
async function loopback(request: Request, handler: NodeHandler): Promise<Response> {
  const http = nodeHttp();
  if (http === undefined) throw new Error("This runtime has no node:http, which nodeReceiver needs.");
  const body = new Uint8Array(await request.arrayBuffer());
  request.signal.throwIfAborted();
  const server = http.createServer();
  try {
    return await new Promise((resolve, reject) => {
      let answering: Outgoing | undefined;
      request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
      server.on("error", reject);
      server.on("request", async (incoming, outgoing) => {
        answering = outgoing;
        try {
          await handler(incoming, outgoing);
        } catch (error) {
          reject(error);
        }
      });
      server.listen(0, "127.0.0.1", () => {
        const { port } = server.address() as { readonly port: number };
        const sent = http.request({ ...headOf(request, body), host: "127.0.0.1", port, agent: false });
        sent.on("error", reject);
        sent.on("response", (incoming) => {
          responseOf(incoming).then((response) => resolve(passWebhookCause(answering ?? {}, response)), reject);
        });
        sent.end(body);
      });
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The headers that belong to the connection, which is another one here. */
const ofConnection = new Set(["host", "content-length", "connection", "transfer-encoding"]);

function headOf({ url, method, headers }: Request, body: Uint8Array) {
  const { host, pathname, search } = new URL(url);
  const given = [...headers].filter(([name]) => !ofConnection.has(name));
  const own = { host, "content-length": String(body.length), connection: "close" };
  // Node sends a list as it is, and adds no header.
  return { method, path: pathname + search, headers: [...given, ...Object.entries(own)].flat() };
}

async function responseOf(incoming: Incoming): Promise<Response> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { statusCode: status = 0, rawHeaders } = incoming;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] as string, rawHeaders[index + 1] as string);
  }
  // A Response of these statuses has no body, not even an empty one.
  const body = [204, 205, 304].includes(status) ? null : new Blob(chunks as BlobPart[]);
  return new Response(body, { status, headers });
}
