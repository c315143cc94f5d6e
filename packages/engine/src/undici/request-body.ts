import type { Dispatcher } from "undici";
import { mistake } from "../mistake.ts";

/** A body as bytes, and the Content-Type that the body determines. */
export interface RequestBody {
  /** The type of a form, with its boundary; null for other bodies. */
  readonly type: string | null;
  /** Null if there is no body. */
  readonly chunks: AsyncIterable<Uint8Array> | null;
}

/**
 * Converts a request's body from any form that undici accepts: text, bytes, a stream, an iterable, a `Blob` or a form.
 */
export function toRequestBody(body: Dispatcher.DispatchOptions["body"] | unknown): RequestBody {
  if (body === undefined || body === null) return { type: null, chunks: null };
  if (isForm(body)) {
    // Copies undici's `FormData` to the platform's, because only the platform's `Response` can serialize that.
    const form = new FormData();
    for (const [name, value] of body.entries()) form.append(name, value as Blob);
    const { headers, body: stream } = new Response(form);
    return { type: headers.get("content-type"), chunks: readChunks(stream) };
  }
  const isBlob = typeof (body as Partial<Blob>).stream === "function" && !isIterable(body);
  return { type: null, chunks: readChunks(isBlob ? (body as Blob).stream() : body) };
}

async function* readChunks(body: unknown): AsyncGenerator<Uint8Array> {
  if (typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) {
    for await (const chunk of body) yield toBytes(chunk);
    return;
  }
  yield toBytes(body);
}

function toBytes(chunk: unknown): Uint8Array {
  if (typeof chunk === "string") return new TextEncoder().encode(chunk);
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  throw mistake(
    "send a request",
    `its body, or a part of it, is ${typeof chunk}`,
    "Send text, bytes, a stream, an iterable or a form.",
  );
}

function isIterable(body: unknown): body is AsyncIterable<unknown> | Iterable<unknown> {
  return Symbol.asyncIterator in Object(body) || Symbol.iterator in Object(body);
}

function isForm(body: unknown): body is FormData {
  const { append, entries, [Symbol.toStringTag]: tag } = body as Partial<FormData> & { [Symbol.toStringTag]?: string };
  return tag === "FormData" && typeof append === "function" && typeof entries === "function";
}
