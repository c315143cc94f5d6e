import type { Steps } from "./reference-receiver.ts";

/** A receiver that is right but for one thing. */
export interface Fault {
  /** What the receiver does wrong. */
  readonly fault: string;
  /** Made anew for each receiver: some remember. */
  readonly steps: () => Partial<Steps>;
}

/** The same JSON, as `JSON.stringify` writes it. */
export const respelled = (body: string) => JSON.stringify(JSON.parse(body));
