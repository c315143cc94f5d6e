import type { TraceStep } from "@sandbank/engine";
import type { AdminProgress } from "@sandbank/view/reads/admin-http";
import type { ApiRequest, ApiResponse } from "@sandbank/view/replay/session-answers";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";

/** The state of the connection. `since` is when it was lost, in milliseconds of the machine's time. */
export type Connection =
  | { readonly state: "connecting" }
  | { readonly state: "open" }
  | { readonly state: "lost"; readonly since: number }
  | { readonly state: "unauthorized" };

export type SourceEvent =
  /** A step. It replaces the previous step with the same number. */
  | { readonly type: "step"; readonly step: TraceStep }
  /** The outcome of a webhook was recorded. */
  | { readonly type: "delivery" }
  /** The bank changed without a step, for example because a fault was armed. Reads are outdated. */
  | { readonly type: "changed" }
  /** Steps were missed. Reads are outdated, and so are all steps. */
  | { readonly type: "missed" }
  /** An action of the user on this page succeeded. */
  | { readonly type: "done" }
  /** The bank restarted: it was reset or restored, or the server restarted. */
  | { readonly type: "restart"; readonly isServer: boolean }
  | { readonly type: "connection"; readonly connection: Connection };

/** How a server performs an operation that takes long. A session performs it without them. */
export interface AdminOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AdminProgress) => void;
}

/** The source of the page's data: a server, or a session that the engine's worker replays. */
export interface Source {
  readonly kind: "server" | "session";
  /** Differs between sources, so that results of one source are not shown for another. */
  readonly key: string;
  /** Performs an operation of the admin API. Rejects with a `RefusedError` or an `UnreachableError`. */
  admin<Name extends AdminOperationName>(
    name: Name,
    params?: AdminParams<Name>,
    options?: AdminOptions,
  ): Promise<AdminResult<Name>>;
  /** Sends a request of the banking API to the selected bank. Only rejects with an `UnreachableError`. */
  api(request: ApiRequest): Promise<ApiResponse>;
  /** Calls one listener with steps and changes of the connection, until the returned function is called. */
  follow(listener: (event: SourceEvent) => void): () => void;
}
