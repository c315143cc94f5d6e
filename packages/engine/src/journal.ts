import type { OperationName } from "@sandbank/contract";
import type { FaultPlan } from "./faults.ts";
import type { Genesis } from "./options.ts";
import type { State } from "./state.ts";
import { append, itemsOf } from "./store/layered-list.ts";

/** Changes when a journal of before could not be replayed any more. */
export const JOURNAL_VERSION = 1;

/** All that came to a bank from outside, in order. JSON; `replay(journal)` makes the same bank of it. */
export interface Journal {
  readonly version: typeof JOURNAL_VERSION;
  readonly genesis: Genesis;
  /** Requests that were answered, also those that changed nothing: the request ids go on from here. */
  readonly requests: number;
  readonly entries: readonly JournalEntry[];
}

export type JournalEntry =
  | {
      readonly kind: "call";
      readonly operation: OperationName;
      readonly id: string | undefined;
      readonly params: unknown;
      readonly idempotencyKey: string | null;
    }
  /** The clock moved; `ahead` is how far it then ran ahead of its source. */
  | { readonly kind: "advance"; readonly to: number; readonly ahead: number }
  | { readonly kind: "arm"; readonly plan: FaultPlan }
  | { readonly kind: "fire"; readonly fault: number }
  | { readonly kind: "clear" }
  | { readonly kind: "reseed"; readonly seed: string };

export function journalOf({ genesis, requests, journal }: State): Journal {
  return { version: JOURNAL_VERSION, genesis, requests, entries: itemsOf(journal) };
}

/** Records where the clock stands now. Of several moves in a row the last says it all. */
export function recordAdvance({ journal, now, ahead }: State): void {
  if (journal.own.at(-1)?.kind === "advance") journal.own.pop();
  append(journal, { kind: "advance", to: now, ahead });
}
