import type { Dispatcher } from "undici";
import type { TransportRequest, TransportResponse } from "../core/transport.ts";

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2];

/** Collects one response of undici, and aborts the request once its signal does. */
export class ResponseCollector implements Dispatcher.DispatchHandler {
  readonly #request: TransportRequest;
  readonly #most: number;
  readonly #resolve: (response: TransportResponse) => void;
  readonly #reject: (reason: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Headers = {};
  readonly #chunks: Buffer[] = [];
  #length = 0;
  /** A request that waits for a connection is aborted when undici starts it. */
  readonly #abort = () => {
    const reason = this.#request.signal?.reason;
    this.#reject(reason);
    this.#controller?.abort(reason as Error);
  };

  constructor(
    request: TransportRequest,
    resolve: (response: TransportResponse) => void,
    reject: (reason: unknown) => void,
  ) {
    this.#request = request;
    this.#most = request.maxResponseBytes ?? Infinity;
    this.#resolve = resolve;
    this.#reject = reject;
    request.signal?.addEventListener("abort", this.#abort);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const { signal } = this.#request;
    if (signal?.aborted) controller.abort(signal.reason as Error);
    this.#controller = controller;
  }

  /** An informational response, such as 103, comes before the one that counts. */
  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    this.#status = status;
    this.#headers = headers;
    if (Number(readHeader(headers, "content-length")) > this.#most) this.#stop(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.byteLength;
    if (this.#length > this.#most) this.#stop(controller);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#end(this.#request.reads === "text" ? decodeText(this.#chunks) : joined(this.#chunks));
  }

  /** Ends a response that is too large, and closes its connection. */
  #stop(controller: Dispatcher.DispatchController): void {
    this.#end(null);
    controller.abort(new Error("The response is too large."));
  }

  #end(body: TransportResponse["body"]): void {
    this.#request.signal?.removeEventListener("abort", this.#abort);
    const headers = this.#headers;
    this.#resolve({ status: this.#status, headers: { get: (name) => readHeader(headers, name) }, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#request.signal?.removeEventListener("abort", this.#abort);
    this.#reject(error);
  }
}

function readHeader(headers: Headers, name: string): string | null {
  const key = name.toLowerCase();
  const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}

const byteOrderMark = "\ufeff";

function decodeText(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const text = (chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)).toString();
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

/** Joins chunks into bytes in memory of their own, because a chunk may share the memory of a socket's buffer. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
