import type { TraceStep } from "@sandbank/engine";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";

/** A request of the banking API, for the selected bank. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query, encoded, such as `/accounts?limit=20`. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null if there is none. */
  readonly body: unknown;
}

/** Whether the source answers. `since` is the machine's time at which the connection was lost, in milliseconds. */
export type Connection =
  | { readonly state: "connecting" }
  | { readonly state: "open" }
  | { readonly state: "lost"; readonly since: number }
  | { readonly state: "unauthorized" };

export type SourceEvent =
  /** A step; one with the number of the step before replaces that step. */
  | { readonly type: "step"; readonly step: TraceStep }
  /** The outcome of a webhook was recorded. */
  | { readonly type: "delivery" }
  /** Something changed that is not a step, such as an armed fault: read again. */
  | { readonly type: "changed" }
  /** Steps were missed: read again, and all steps. */
  | { readonly type: "missed" }
  /** The user changed something on this page, and the bank has done it. */
  | { readonly type: "done" }
  /** The bank began again: it was reset or restored, or the server was started again. */
  | { readonly type: "restart"; readonly isServer: boolean }
  | { readonly type: "connection"; readonly connection: Connection };

/** Where the page's data comes from: a server, or a session that the engine's worker replays. */
export interface Source {
  readonly kind: "server" | "session";
  /** Differs between sources: results that were read from one are not shown for another. */
  readonly key: string;
  /** Does an operation of the admin table; rejects with a `RefusedError`, or an `UnreachableError`. */
  admin<Name extends AdminOperationName>(name: Name, params?: AdminParams<Name>): Promise<AdminResult<Name>>;
  /** Sends a request of the banking API to the selected bank. Rejects with an `UnreachableError` only. */
  api(request: ApiRequest): Promise<ApiResponse>;
  /** Calls the listener with the steps of the bank and with changes of the connection, until the returned function is called. */
  follow(listener: (event: SourceEvent) => void): () => void;
}
