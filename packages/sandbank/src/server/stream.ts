import type { IncomingMessage, ServerResponse } from "node:http";
import type { BankHost } from "./bank-host.ts";
import type { ServedBank } from "./banks.ts";

interface StreamRequest {
  readonly host: BankHost;
  readonly served: ServedBank;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A comment is sent so often, so that proxies keep the connection. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Sends the steps of a bank as server-sent events, each as `bank.trace` has it, with its number as the id. `after` continues
 * after a number; steps that are no longer kept are reported as a gap.
 */
export function openStream({ host, served, query, request, response }: StreamRequest): void {
  const after = Number(query.get("after") ?? request.headers["last-event-id"] ?? Number.NaN);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  const { omitted, steps } = served.bank.trace();
  const latest = omitted + steps.length;
  let sent = Number.isSafeInteger(after) && after >= 0 ? Math.min(after, latest) : latest;
  send(response, "hello", { bank: served.name, latest, gap: sent < omitted });
  let isScheduled = false;
  const flush = () => {
    isScheduled = false;
    const { steps: all, omitted: left } = served.bank.trace();
    const first = Math.max(sent, left);
    for (const step of all.slice(first - left)) send(response, step.kind, step, step.number);
    sent = left + all.length;
  };
  // The observer is told in the middle of a call: the trace is read once it is done.
  const stop = served.bank.observe({
    step() {
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flush);
    },
    restart() {
      sent = 0;
      send(response, "restart", { bank: served.name });
    },
  });
  flush();
  served.uses++;
  const timer = setInterval(() => response.write(": still here\n\n"), KEEP_ALIVE_MS);
  timer.unref();
  const close = host.onStop(() => response.end());
  response.once("close", () => {
    served.uses--;
    stop();
    close();
    clearInterval(timer);
  });
}

function send(response: ServerResponse, type: string, data: object, id?: number): void {
  response.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
