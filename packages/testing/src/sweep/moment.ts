/**
 * The kinds of moments at which a fault can occur: before a request is sent and before its response arrives, before a
 * webhook is handled and before its response is sent, before and after a write to the store, at a `point` of the app, at
 * the start of a sleep, and after a step or a webhook that has not awaited a write.
 */
export type MomentKind =
  | "request"
  | "response"
  | "webhook"
  | "acknowledgement"
  | "write"
  | "written"
  | "point"
  | "sleep"
  | "unawaited";

/** The kinds with which a boundary begins. The others end one. */
export const startKinds: ReadonlySet<MomentKind> = new Set(["request", "webhook", "write", "point", "sleep"]);

/** Events that a webhook can wait for: the next webhook, the next of its category, all of its burst, or the end of the story. */
export type WaitsFor = "next" | "category" | "burst" | "end";

/** A moment of a play, at a boundary of the app. */
export interface Moment {
  readonly kind: MomentKind;
  /** The name of the boundary: `accounts.create`, `webhook account.created`, `store.set`, `point saved`, `sleep`. */
  readonly what: string;
  /** The work in progress: `step "Ada signs up"`. */
  readonly during: string;
  /** A call of the store beside which the app went on, or has begun another one before; "" if there was none. */
  readonly beside: string;
  /** How many durable changes came before it. */
  readonly changes: number;
  /** For a webhook: what came after it in the same `settle` or `advance`, so that it could have waited for that. */
  readonly followedBy: Set<WaitsFor>;
  /** For a webhook: whether the app accepted it. */
  isAccepted: boolean;
  /** The response in a few words, or why a call of the store failed. */
  outcome: string;
  /** The number of moments before its outcome came; infinite until then. */
  endedAt: number;
}

/** `before` or `after` for a moment of a pair, else `at`. */
export function choosePreposition(kind: MomentKind): "before" | "after" | "at" {
  if (kind === "request" || kind === "webhook" || kind === "write") return "before";
  return kind === "point" || kind === "sleep" ? "at" : "after";
}
