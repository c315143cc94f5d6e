import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A receiver of webhooks, which responds with a status and a body. */
export interface Receiver {
  readonly url: string;
  status: number;
  body: string;
  /** Responses wait for it. */
  wait: Promise<void>;
}

/** Starts a receiver that accepts everything, until the test ends. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    request.resume();
    await receiver.wait;
    response.writeHead(receiver.status).end(receiver.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const receiver = { url: `http://127.0.0.1:${port}/hooks`, status: 200, body: "", wait: Promise.resolve() };
  return receiver;
}
