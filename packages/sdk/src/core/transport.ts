/** Sends the requests of a client: the global `fetch` by default, or what `@sandbank/sdk/undici` makes. */
export interface Transport {
  /**
   * Sends one attempt, and reads the answer to its last byte. Rejects with any reason where there is no complete answer,
   * and soon after `signal` aborts. Follows no redirect.
   */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Closes the connections, once the requests under way are done. */
  close?(): Promise<void>;
}

/** One attempt. */
export interface TransportRequest {
  readonly method: "GET" | "POST" | "PATCH";
  /** The absolute address, with the query. */
  readonly url: string;
  /** Names in lower case. A new object for each attempt. */
  readonly headers: Record<string, string>;
  /** JSON text, or the bytes of a form; null where there is none. */
  readonly body: string | Uint8Array | null;
  /** Aborts at the timeout of the attempt, or when the caller aborts. */
  readonly signal: AbortSignalLike;
  /** Whether `body` of the answer is to be text or bytes. */
  readonly reads: "text" | "bytes";
}

/** A complete answer, whatever its status. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body: string | Uint8Array;
}

/** As much of `Headers` as the client reads. */
export interface ResponseHeaders {
  /** The value of a header, by its name in lower case; null where it was not sent. */
  get(name: string): string | null;
}

/** As much of `AbortSignal` as is used, for projects without its types. A real one fits. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
