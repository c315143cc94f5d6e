/**
 * A bank that is wrong in one way, or that differs from today's bank in one way that the contract allows (a permitted
 * change). Plain data: the catalogue makes it from the contract and the registry, and it travels to other processes as JSON.
 */
export interface Mutant {
  /** Stays when a sentence is reworded or a row is added: the place, and what is wrong there. */
  readonly id: string;
  /** The place where the bank decides otherwise, as in `Probe.at`. */
  readonly place: string;
  readonly isPermitted: boolean;
  /** What this bank does: "A canceled Card pays." */
  readonly sentence: string;
  /** What a test would expect that notices it; null for a permitted change. */
  readonly noticedBy: string | null;
  readonly change: Change;
}

/**
 * What the bank does at the place.
 *
 * Places inside the bank, where a decision passes:
 * `decline/<rail>/<row>`, `control/<row>`, `mail/<row>`, `refusal/<operation>/<row>`, `rule/<operation>/<row>`,
 * `check/<operation>/<row>`, `bound/<operation>/<parameter>` (true: what is wrong is refused),
 * `move/<type>.<field>/<from>/<trigger>` (null: the move is refused), `transition/<type>.<field>/<from>/<to>` (the state
 * that follows), `job/<kind>` (true: the work is due), `posting|hold|release/<category>` (an amount),
 * `webhook/<category>` ("right": how the webhook is sent, which a mutant makes `unsent`, `other-object` or
 * `wrong-secret`), `id` (a new id), `attempt/<delivery fault>` (false: the fault happens), and the permitted changes of
 * Events and webhooks.
 *
 * Places in the transport, where requests and responses pass: `value/<type>.<path>`, `list/<operation>/<how>`,
 * `filter/<operation>/<parameter>`, `key/<operation>`, `error/<type>/<how>`, and the permitted changes of responses.
 * `permitted-changes.ts` has the place of each permitted change; that of a new value is `value/<type>.<path>`.
 */
export type Change =
  /** Another decision. */
  | { readonly kind: "instead"; readonly value: string | boolean }
  /** Another amount: `amount * times + plus`, away from zero. */
  | { readonly kind: "amount"; readonly times: 0 | 1 | 2; readonly plus: 0 | 1 }
  /** A longer id. */
  | { readonly kind: "longer"; readonly by: string }
  | ValueChange
  /** `one-page`: no `next_cursor`. `lacks-last`: without the last element. `order`: reversed. */
  | { readonly kind: "list"; readonly operation: string; readonly how: "one-page" | "lacks-last" | "order" }
  /** The filter is ignored. */
  | { readonly kind: "filter"; readonly operation: string; readonly parameter: string }
  /** The idempotency key is ignored. */
  | { readonly kind: "key"; readonly operation: string }
  /** `accepted`: 200 with the unchanged object. `500`: another status. */
  | { readonly kind: "error"; readonly type: string; readonly how: "accepted" | "500" }
  | { readonly kind: "permitted"; readonly how: PermittedResponse };

/** A field of every object of a type has another value in responses. */
export interface ValueChange {
  readonly kind: "value";
  /** The `type` of the object. */
  readonly type: string;
  /** The names on the way to the field; `*` for each element of a list. */
  readonly path: readonly string[];
  /** `other` takes the next of `values`, or adds to the text if there are none. */
  readonly how: "one-more" | "null" | "other" | "other-id" | "hour-later" | "not" | "without-last";
  /** The values that the field can have, if it is an enumeration. */
  readonly values?: readonly string[];
}

/** A permitted change of all responses. */
export type PermittedResponse = "new-field" | "smaller-pages" | "other-detail" | "lost-response" | "microseconds";

interface FailedTest {
  readonly test: string;
  readonly file: string | null;
  /** Whether an assertion failed, and not the app. */
  readonly isAssertion: boolean;
}

/** What `globalThis[Symbol.for("sandbank.mutant")]` holds. Each new bank and fork reads it. */
export interface Installed {
  /** The bank is wrong in this way. */
  readonly mutant?: Mutant;
  /** Receives each place that decided, at least once, and the test if the fixtures installed this for it. */
  readonly reached?: (place: string, test?: string) => void;
  /** Receives why the mutant could not be played: a call of the bank failed by it. The bank is right from then on. */
  readonly setAside?: (why: string) => void;
  /** Receives each failed test from the fixtures, which then keep no journal of it. */
  readonly testFailed?: (test: FailedTest) => void;
}
