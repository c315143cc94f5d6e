import type { Steps } from "./reference-receiver.ts";

/** A receiver that is correct except for one mistake. */
export interface WrongReceiver {
  /** What the receiver does wrong, as a phrase that follows "a receiver that". */
  readonly mistake: string;
  /** Makes the steps for each receiver, because some keep state. */
  readonly steps: () => Partial<Steps>;
}

/** The same JSON, as `JSON.stringify` writes it. */
export const respelled = (body: string) => JSON.stringify(JSON.parse(body));
