import { mistake } from "../mistake.ts";
import { joined, parseResponse } from "./parse-response.ts";
import { receiverProblem } from "./receiver-problem.ts";
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
 * The headers and the bytes of the body arrive unchanged, over a connection in memory: no port is opened, and mocks of the
 * network do not see it. What the handler throws is the `cause` of the failed delivery.
 *
 * Throws a `TypeError` unless the handler is a function, and for an Express `Router` outside an app. Requires Node.
 *
 * @example
 * const receivers = { "https://app.test/webhooks": nodeReceiver((request, response) => response.end()) };
 */
export function nodeReceiver(handler: NodeHandler | NodeApp): Receiver {
  const problem = receiverProblem(handler, "Pass a function (request, response), or the app of Express or Connect");
  if (problem !== undefined) throw mistake("make a receiver", `the handler ${problem}`);
  return (request) => exchange(request, handler as NodeHandler);
}

/** The modules of Node, which load at the first use: bundles for browsers do not have them. */
function nodeModules() {
  const { process } = globalThis;
  // Servers of other runtimes accept no connection in memory.
  if (process?.getBuiltinModule === undefined || "Bun" in globalThis || "Deno" in globalThis) {
    throw new Error("nodeReceiver needs Node. Start a server, and pass a function that sends it the request.");
  }
  return { http: process.getBuiltinModule("node:http"), stream: process.getBuiltinModule("node:stream") };
}

/** Has a server of its own handle a request, over a connection in memory. */
async function exchange(request: Request, handler: NodeHandler): Promise<Response> {
  const { http, stream } = nodeModules();
  const sent = encodeRequest(request, new Uint8Array(await request.arrayBuffer()));
  request.signal.throwIfAborted();
  const [client, connection] = stream.duplexPair();
  const received: Uint8Array[] = [];
  let answering: object = {};
  try {
    await new Promise<void>((resolve, reject) => {
      const server = http.createServer(async (incoming, outgoing) => {
        answering = outgoing;
        outgoing.on("close", () => connection.end());
        try {
          await handler(incoming, outgoing);
        } catch (error) {
          reject(error);
        }
      });
      client.on("data", (bytes) => received.push(bytes));
      client.on("end", resolve);
      connection.on("close", resolve);
      request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
      server.emit("connection", Object.assign(connection, socketMembers, isSecure(request) && { encrypted: true }));
      for (const bytes of sent) client.write(bytes);
    });
  } finally {
    client.destroy();
    connection.destroy();
  }
  return passWebhookCause(answering, parseResponse(joined(received), request.method));
}

/** The members of a socket that frameworks use, and a stream does not have. */
const socketMembers = {
  remoteAddress: "127.0.0.1",
  remoteFamily: "IPv4",
  setTimeout: () => {},
  setNoDelay: () => {},
  setKeepAlive: () => {},
};

/** Frameworks ask the socket, as of TLS, whether the URL of a request is that of https. */
function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}

/** The headers that belong to the connection, which is another one here. */
const ofConnection = new Set(["host", "content-length", "connection", "transfer-encoding"]);

/** A request as it is sent: its head and its body. */
function encodeRequest({ url, method, headers }: Request, body: Uint8Array): readonly Uint8Array[] {
  const { host, pathname, search } = new URL(url);
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    ...[...headers].flatMap(([name, value]) => (ofConnection.has(name) ? [] : `${name}: ${value}`)),
    `host: ${host}`,
    `content-length: ${body.length}`,
    "connection: close",
    "\r\n",
  ];
  // Each character of a header is a byte.
  return [Uint8Array.from(lines.join("\r\n"), (character) => character.charCodeAt(0)), body];
}
