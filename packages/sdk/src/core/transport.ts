/**
 * Sends the requests of a client. The default uses the global `fetch`; `@sandbank/sdk/undici` has a faster one for
 * Node.
 */
export interface Transport {
  /**
   * Sends one attempt and reads the response to its last byte. Rejects with any reason if there is no complete
   * response, and promptly when `signal` aborts. Must not follow redirects.
   */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Closes the connections after the pending requests have finished. */
  close?(): Promise<void>;
}

/** The request of one attempt. */
export interface TransportRequest {
  readonly method: "GET" | "POST" | "PATCH";
  /** The absolute URL, with the query. */
  readonly url: string;
  /** The headers, with names in lower case. A new object for each attempt. */
  readonly headers: Record<string, string>;
  /** JSON text, the bytes of a form, or null. */
  readonly body: string | Uint8Array | null;
  /** Aborts at the timeout of the attempt, or when the caller aborts. Null if neither can happen. */
  readonly signal: AbortSignalLike | null;
  /** Whether the response's `body` must be text or bytes. */
  readonly reads: "text" | "bytes";
  /** The most bytes that the body of the response may have, counted after decompression. Default: no limit. */
  readonly maxResponseBytes?: number;
}

/** A complete response, with any status. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** Null if the body has more than `maxResponseBytes`: the transport then closes the connection, and reads no more. */
  readonly body: string | Uint8Array | null;
}

/** The members of `Headers` that the client reads. */
export interface ResponseHeaders {
  /** Returns the value of a header by its name in lower case, or null if the response does not have it. */
  get(name: string): string | null;
}

/** The members of `AbortSignal` that the client uses, for projects without its types. A real `AbortSignal` fits. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
