import type { IncomingMessage, ServerResponse } from "node:http";

const TYPE = "text/event-stream";

/** The responses that have begun with events. */
const begun = new WeakSet<ServerResponse>();

/** Returns whether the client accepts events in place of JSON. */
export function acceptsEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(TYPE) === true;
}

/** Begins a response of server-sent events. */
export function beginEvents(response: ServerResponse): void {
  begun.add(response);
  response.writeHead(200, { "content-type": TYPE, "cache-control": "no-store", "x-accel-buffering": "no" });
}

/** Returns whether a response has begun with events. */
export function hasEvents(response: ServerResponse): boolean {
  return begun.has(response);
}

export function sendEvent(response: ServerResponse, type: string, data: object): void {
  response.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
