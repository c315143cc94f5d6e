import { signal } from "@preact/signals";
import type { Overview } from "@sandbank/view/replay/session-answers";
import type { Replayer } from "../source/replayer.ts";

/** A session that the worker has replayed: the one that was last read from the selected bank, or a file. */
export interface ReplayedSession {
  readonly overview: Overview;
  readonly replayer: Replayer;
}

/** Returns the number of a step of the replayed log in the log of the bank; undefined for a step from before that log. */
export function recordedNumber(number: number): number | undefined {
  const recorded = number - (replayedSession.value?.overview.shift ?? 0);
  return recorded > 0 ? recorded : undefined;
}

export type ReplayProgress =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly done: number; readonly of: number }
  | { readonly state: "failed"; readonly error: Error };

/** Undefined until a screen or the URL needs an instant. */
export const replayedSession = signal<ReplayedSession | undefined>(undefined);

export const replayProgress = signal<ReplayProgress>({ state: "idle" });
