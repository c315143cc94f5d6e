import type { Journal, TraceStep } from "@sandbank/engine";
import type { SessionFile } from "sandbank/private/session-file";
import type { ApiRequest, ApiResponse } from "../source/source.ts";

/** What the page asks of the worker that replays a session. */
export type WorkerTask =
  /** Replays a session; what an earlier one had in common with it is not replayed again. */
  | { readonly kind: "open"; readonly session: SessionFile }
  /** Adds a part to the session. Results in null if the session does not go on with it. */
  | { readonly kind: "extend"; readonly part: SessionPart }
  | { readonly kind: "admin"; readonly name: string; readonly params: object; readonly instant: number }
  | { readonly kind: "api"; readonly request: ApiRequest; readonly instant: number }
  | { readonly kind: "try"; readonly request: ApiRequest; readonly before: number }
  | { readonly kind: "describe"; readonly instant: number };

export type WorkerRequest = WorkerTask & { readonly id: number };

export type WorkerReply =
  | { readonly kind: "result"; readonly id: number; readonly result: unknown }
  | { readonly kind: "refusal"; readonly id: number; readonly status: number; readonly body: unknown }
  /** How many entries of how many are replayed. */
  | { readonly kind: "progress"; readonly done: number; readonly of: number };

/** What a bank recorded after a session was read. */
export interface SessionPart {
  /** How many entries of the session come before the part. */
  readonly after: number;
  /** The entries after them, sealed by themselves. The first one is in the session, too, if that has two. */
  readonly journal: Journal;
  /** The steps since; the first one can replace the latest known one, which has its number. */
  readonly steps: readonly TraceStep[];
}

/** What `open` and `extend` result in. */
export interface Overview {
  readonly bank: string;
  /** The number of entries. */
  readonly length: number;
  readonly marks: readonly Mark[];
  /** Whether the journal goes on from the one that was open before. */
  readonly isContinued: boolean;
}

/** An entry that is worth a visit. */
export interface Mark {
  readonly kind: "decline" | "clock" | "error";
  /** The instant after the entry. */
  readonly instant: number;
  readonly at: string;
  /** What happened, in a few words. */
  readonly text: string;
}

/** What `describe` results in: an instant in words. */
export interface InstantView {
  readonly now: string;
  /** The latest entry, in words. */
  readonly entry: string;
}

/** What `try` results in: the response in a fork, and what the request did there. */
export interface Tried {
  readonly response: ApiResponse;
  readonly step: TraceStep;
}
