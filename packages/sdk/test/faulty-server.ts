import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { onTestFinished } from "vitest";
import { BankClient, type BankClientOptions } from "../src/index.ts";
import { apiKey } from "./client.ts";
import { stillTime } from "./still-time.ts";

/** Starts a local server and returns its port. */
export async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Creates a client of a local server, and records the requests that reach the server. */
export async function serve(
  answer: (response: ServerResponse, request: IncomingMessage, index: number) => void,
  options: Partial<BankClientOptions> = {},
) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    request.resume();
    answer(response, request, requests.push(request) - 1);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const baseUrl = `http://127.0.0.1:${await portOf(server)}`;
  return { client: new BankClient({ apiKey, baseUrl, ...stillTime().options, ...options }), requests, baseUrl };
}

export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** Sends the headers and the beginning of a body, then stalls. */
export function stall(response: ServerResponse): void {
  response.writeHead(200, { "content-length": "100" });
  response.write('{"id":');
}
