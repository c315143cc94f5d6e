/**
 * Sends the client's requests through undici, in less CPU time than `fetch`.
 *
 * @module
 */
import { Agent, type Dispatcher } from "undici";
import { checkNames } from "./core/check-names.ts";
import { refused } from "./core/refused.ts";
import type { Transport } from "./core/transport.ts";
import { mistake } from "./errors/mistake.ts";
import { ResponseCollector } from "./undici/response-collector.ts";

/** Options of {@link undiciTransport}. */
export interface UndiciTransportOptions {
  /**
   * Sends the requests: a proxy agent, a mock agent, or an agent that you share with other code. Its time limits apply
   * in addition to the client's, and you must close it. Default: an agent without time limits of its own, which closes
   * with the transport. It does not read `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`: pass undici's
   * `new EnvHttpProxyAgent()` to send through the proxy that they name.
   */
  readonly dispatcher?: Dispatcher | undefined;
  /**
   * How many connections the default agent opens at most: a whole number from 1. Further calls wait for a free
   * connection. Default: no limit.
   */
  readonly connections?: number | undefined;
}

/**
 * Creates a transport that sends requests through undici without its `fetch`, in less than half of the CPU time. Node
 * only; undici 7 or 8 is a peer dependency. Compressed responses need a `dispatcher` that decompresses them.
 *
 * @example
 * import { undiciTransport } from "@sandbank/sdk/undici";
 *
 * const client = new BankClient({ apiKey, baseUrl, transport: undiciTransport() });
 */
export function undiciTransport(options: UndiciTransportOptions = {}): Transport {
  checkNames(options, ["dispatcher", "connections"], "make a transport");
  const { dispatcher, connections } = options;
  if (dispatcher === undefined) {
    const agent = createAgent(connections);
    let closed: Promise<void> | undefined;
    // undici rejects when a closed agent is closed again.
    return { send: sendThrough(agent), close: () => (closed ??= agent.close()) };
  }
  if (connections !== undefined) {
    throw mistake("make a transport", "connections needs the default dispatcher", "Set it on yours instead.");
  }
  if (typeof dispatcher?.dispatch !== "function")
    throw refused("dispatcher", "a dispatcher of undici, such as an Agent");
  return { send: sendThrough(dispatcher) };
}

function createAgent(connections: number | undefined): Agent {
  if (connections !== undefined && !(Number.isInteger(connections) && connections > 0)) {
    throw refused("connections", "a whole number from 1");
  }
  return new Agent({
    connections: connections ?? null,
    // The client has its own time limits, which may be longer than undici's defaults.
    headersTimeout: 0,
    bodyTimeout: 0,
    // undici 8 negotiates HTTP/2 by default and undici 7 does not: an upgrade of undici must not change the protocol.
    allowH2: false,
  });
}

function sendThrough(dispatcher: Dispatcher): Transport["send"] {
  return (request) =>
    new Promise((resolve, reject) => {
      request.signal?.throwIfAborted();
      const { method, headers, body } = request;
      const { origin, pathname, search } = new URL(request.url);
      dispatcher.dispatch(
        { origin, path: pathname + search, method: method as Dispatcher.HttpMethod, headers, body },
        new ResponseCollector(request, resolve, reject),
      );
    });
}
