import { signal } from "@preact/signals";
import type { SessionFile } from "../../../sandbank/src/session/session-file.ts";
import type { Replayer } from "../source/replayer.ts";
import type { Overview } from "../worker/messages.ts";

/** A session that the worker has replayed: of the selected bank as it was read last, or of a file. */
export interface Replayed {
  readonly overview: Overview;
  readonly file: SessionFile;
  readonly replayer: Replayer;
}

export type Replay =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly done: number; readonly of: number }
  | { readonly state: "failed"; readonly error: Error };

/** Undefined until a screen or the URL asks for an instant. */
export const replayed = signal<Replayed | undefined>(undefined);

/** How far the replay is. */
export const replay = signal<Replay>({ state: "idle" });
