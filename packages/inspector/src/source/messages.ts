import type { Overview, SessionAnswers, SessionPart } from "@sandbank/view/replay/session-answers";
import type { SessionFile } from "@sandbank/view/session/session-file";

/** The tasks of the worker with the session that it replays. */
export interface SessionTasks extends SessionAnswers {
  /** Replays a session, except for the entries that it shares with the previous one, which it replaces. */
  open(session: SessionFile): Overview;
  /** Adds a part to the session. Returns null if the part does not continue the session. */
  extend(part: SessionPart): Overview | null;
}

export interface WorkerRequest {
  readonly id: number;
  readonly name: keyof SessionTasks;
  readonly args: readonly unknown[];
}

export type WorkerReply =
  | { readonly kind: "result"; readonly id: number; readonly result: unknown }
  | { readonly kind: "refusal"; readonly id: number; readonly status: number; readonly body: unknown }
  | (Progress & { readonly kind: "progress" });

/** The number of replayed entries, and of all entries. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}
