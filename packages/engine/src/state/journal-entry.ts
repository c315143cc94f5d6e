import type { OperationName } from "@sandbank/contract";
import type { AttemptOutcome } from "./delivery.ts";
import type { DeliveryFaults } from "./delivery-faults.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { DecisionAnswer, Genesis } from "./options.ts";
import type { RequestCount } from "./request-count.ts";
import type { SecretRotation } from "./signing-secret.ts";

/** Increases when the engine can no longer replay older journals. */
export const JOURNAL_VERSION = 1;

/** All input of a bank, in order, as JSON. `replay(journal)` makes the same bank from it. */
export interface Journal {
  readonly version: typeof JOURNAL_VERSION;
  /** A fingerprint of the other members. `replay` refuses a journal that was changed or cut off. */
  readonly digest: string;
  readonly genesis: Genesis;
  /**
   * The number of handled requests, with those that changed nothing: request ids and the rate limit continue from it.
   */
  readonly requests: RequestCount;
  readonly entries: readonly JournalEntry[];
}

/** Who calls: a client of the API, or the network. In a live bank only the network can simulate (D-24). */
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
  /**
   * The answer of `decide` in the call that is the next entry; null if it left the Real-Time Decision open, or was not
   * asked because the network decided.
   */
  | { readonly kind: "decide"; readonly answer: DecisionAnswer | null }
  /** The clock moved; `ahead` is how far it is ahead of its time source since then. */
  | { readonly kind: "advance"; readonly to: number; readonly ahead: number }
  /** A bug interrupted a job, which was undone and dropped. `at` and `order` are its place in the queue. */
  | { readonly kind: "drop_job"; readonly at: number; readonly order: number }
  /** The bank was reset or restored, and caught up with its time source. */
  | { readonly kind: "resume"; readonly to: number }
  | { readonly kind: "arm"; readonly plan: FaultPlan }
  | { readonly kind: "fire"; readonly fault: number }
  | { readonly kind: "clear" /** Absent if all faults were disarmed. */; readonly fault?: number }
  /** The bank disabled an Entity. */
  | { readonly kind: "disable"; readonly entity: string }
  /** The outcome of a webhook attempt. */
  | { readonly kind: "record"; readonly attempt: string; readonly outcome: AttemptOutcome }
  /** Without a subscription, an Event was sent again to all that select it. */
  | { readonly kind: "resend"; readonly event: string; readonly subscription?: string }
  /** With `events`, only these; with a subscription, only to this one. */
  | {
      readonly kind: "replay_missing";
      readonly since: string;
      readonly subscription?: string;
      readonly events?: readonly string[];
    }
  | { readonly kind: "rotate_secret"; readonly subscription: string; readonly rotation: SecretRotation }
  | { readonly kind: "delivery_faults"; readonly faults: DeliveryFaults | null }
  | { readonly kind: "reseed"; readonly seed: string };
