import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { createAdminClient } from "../../src/client.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/index.ts";

/** Starts a server on a free port, whose clock stands at the beginning of 2026. */
export function startFrozen(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z", ...options });
}

export function adminOf({ url, token }: RunningServer) {
  return createAdminClient({ url, key: token });
}

export interface PlainResponse {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  /** The request target, as it is sent. */
  readonly target: string;
  /** The header lines, as they are sent. */
  readonly headers?: readonly string[];
  readonly body?: string;
  /** The address to connect to. Default: 127.0.0.1. */
  readonly address?: string;
}

/** Sends a request as text over a connection of its own, and reads until the server closes the connection. */
export async function sendRaw(server: Pick<RunningServer, "url">, request: RawRequest): Promise<PlainResponse> {
  const { method = "GET", target, headers = [], body = "", address = "127.0.0.1" } = request;
  const socket = connect(Number(new URL(server.url).port), address);
  socket.write([`${method} ${target} HTTP/1.1`, ...headers, "Connection: close", "", body].join("\r\n"));
  const received = await text(socket);
  const [head = "", ...rest] = received.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), headers: head.toLowerCase(), body: rest.join("\r\n\r\n") };
}

/** Creates an Account and returns it. */
export async function createAccount(server: RunningServer, name: string, key = server.apiKey): Promise<{ id: string }> {
  const response = await fetch(`${server.url}/accounts`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`Failed to create an Account: ${await response.text()}`);
  return (await response.json()) as { id: string };
}

/** Resolves once a socket is closed. */
export async function whenClosed(socket: Socket): Promise<void> {
  // A connection that a side breaks off emits an error first.
  socket.on("error", () => {});
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
}
