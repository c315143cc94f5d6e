import type { OperationName } from "@sandbank/contract";
import { itemsOf, type LayeredList } from "../store/layered-list.ts";
import type { AttemptOutcome } from "./delivery.ts";
import type { DeliveryFaults } from "./delivery-faults.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { DecisionAnswer, Genesis } from "./options.ts";
import type { RequestCount } from "./request-count.ts";
import type { SecretRotation } from "./signing-secret.ts";

/** Changes when a journal of before could not be replayed any more. */
export const JOURNAL_VERSION = 1;

/** All that came to a bank from outside, in order. JSON; `replay(journal)` makes the same bank of it. */
export interface Journal {
  readonly version: typeof JOURNAL_VERSION;
  /** A fingerprint of the other members: a journal that was changed or cut off is refused. */
  readonly digest: string;
  readonly genesis: Genesis;
  /** Requests that were answered, also those that changed nothing: request ids and the rate limit go on from here. */
  readonly requests: RequestCount;
  readonly entries: readonly JournalEntry[];
}

/** Who calls: a client of the API, or the network, which may do in a live bank what clients only simulate (D-24). */
export type Side = "client" | "network";

export type JournalEntry =
  | {
      readonly kind: "call";
      readonly side: Side;
      readonly operation: OperationName;
      readonly id: string | undefined;
      readonly params: unknown;
      readonly idempotencyKey: string | null;
    }
  /** What `decide` answers in the call that is the next entry; null where it leaves the Real-Time Decision open. */
  | { readonly kind: "decide"; readonly answer: DecisionAnswer | null }
  /** The clock moved; `ahead` is how far it then ran ahead of its source. */
  | { readonly kind: "advance"; readonly to: number; readonly ahead: number }
  /** The clock came to a job that a bug interrupted: it is undone, and never done. `at` and `order` are its place in the queue. */
  | { readonly kind: "drop_job"; readonly at: number; readonly order: number }
  /** The bank was put back to an earlier state, and caught up with its time source. */
  | { readonly kind: "resume"; readonly to: number }
  | { readonly kind: "arm"; readonly plan: FaultPlan }
  | { readonly kind: "fire"; readonly fault: number }
  | { readonly kind: "clear" }
  /** The bank disabled an Entity. */
  | { readonly kind: "disable"; readonly entity: string }
  /** What came of an attempt to deliver a webhook. */
  | { readonly kind: "record"; readonly attempt: string; readonly outcome: AttemptOutcome }
  | { readonly kind: "resend"; readonly event: string }
  | { readonly kind: "replay_missing"; readonly since: string }
  | { readonly kind: "rotate_secret"; readonly subscription: string; readonly rotation: SecretRotation }
  | { readonly kind: "delivery_faults"; readonly faults: DeliveryFaults | null }
  | { readonly kind: "reseed"; readonly seed: string };

/** The entries in order; of several moves of the clock in a row the last, also where a fork came between them. */
export function entriesIn(journal: LayeredList<JournalEntry>): JournalEntry[] {
  const entries = itemsOf(journal);
  return entries.filter(({ kind }, index) => kind !== "advance" || entries[index + 1]?.kind !== "advance");
}
