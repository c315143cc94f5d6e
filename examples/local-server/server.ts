import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { BankTarget } from "@sandbank/engine/http";

/** A server of Node over a bank, or a platform of two, for clients in another process. The caller makes it listen. */
export function createBankServer(target: BankTarget): Server {
  return createServer(async (request, response) => {
    try {
      await answer(target, request, response);
    } catch (error) {
      // The client may go in the middle of its request, or while it is made to wait. All else is a bug.
      if (!request.socket.destroyed) throw error;
    }
  });
}

async function answer(target: BankTarget, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body, fault } = target.handle({
    method: request.method ?? "GET",
    path: request.url ?? "/",
    headers: headersOf(request),
    body: await text(request),
  });
  if (fault?.delayMs !== undefined) await wait(fault.delayMs, undefined, { signal: untilClosed(response) });
  else if (fault !== undefined) return void request.socket.destroy();
  response.writeHead(status, headers).end(body);
}

/** Several headers of one name are one, joined by commas. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Aborts when the client hangs up. */
function untilClosed(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  return controller.signal;
}
