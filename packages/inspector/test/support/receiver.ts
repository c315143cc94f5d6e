import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A receiver of webhooks, which responds with a status and a body. */
export interface Receiver {
  readonly url: string;
  status: number;
  body: string;
}

/** Starts a receiver that accepts everything, until the test ends. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(receiver.status).end(receiver.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const receiver = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, status: 200, body: "" };
  return receiver;
}
