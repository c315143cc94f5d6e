import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "@sandbank/contract";

/** A response, as plain data. */
interface PlainResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array;
}

/** Writes a response. A client that is still sending a large body gets the response before the connection is closed. */
export function writeResponse(
  answer: PlainResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  if (!isRestSmall(request)) return writeEarly(answer, request, response);
  const { status, headers, body } = answer;
  // With a declared length, Node need not frame chunks.
  headers["content-length"] = String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  response.end(body);
}

/** Returns whether the rest of the body is so small that Node reads it, which keeps the connection open. */
function isRestSmall({ complete, headers }: IncomingMessage): boolean {
  if (complete) return true;
  return (
    headers["transfer-encoding"] === undefined &&
    Number(headers["content-length"] ?? 0) <= constants.requestMaximumBytes
  );
}

/** The largest number of bytes of an unneeded body that are read and dropped. */
const DRAINED_BYTES = 16 * 2 ** 20;

/**
 * Responds while the client is still sending. The connection closes only after the rest of the body, or a bounded part
 * of it, was read and dropped: closing a connection with unread data resets it, and a client that sends before it reads
 * would lose the response.
 */
async function writeEarly(
  { status, headers, body }: PlainResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, { ...headers, connection: "close", "content-length": Buffer.byteLength(body) });
  response.write(body);
  let left = DRAINED_BYTES;
  for await (const chunk of readChunks(request)) {
    left -= chunk.length;
    if (left <= 0) break;
  }
  response.end();
}

/** Iterates over the chunks of the body. Ending the iteration early leaves the connection open for the response. */
export function readChunks(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}
