import { signal } from "@preact/signals";
import type { Overview } from "@sandbank/view/replay/session-answers";
import type { Replayer } from "../source/replayer.ts";

/** A session that the worker has replayed: the one that was last read from the selected bank, or a file. */
export interface ReplayedSession {
  readonly overview: Overview;
  readonly replayer: Replayer;
}

export type ReplayProgress =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly done: number; readonly of: number }
  | { readonly state: "failed"; readonly error: Error };

/** Undefined until a screen or the URL needs an instant. */
export const replayedSession = signal<ReplayedSession | undefined>(undefined);

export const replayProgress = signal<ReplayProgress>({ state: "idle" });
