import { ProcessCrash } from "../process-crash.ts";
import type { StoreGate } from "./store-adapter.ts";

/**
 * Performs the calls to a connection one after another, as its driver does. A call that waits for its turn when the process
 * crashes is never performed: the queue of a driver is in the memory of the process.
 */
export class Turns {
  readonly #gate: StoreGate;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(gate: StoreGate) {
    this.#gate = gate;
  }

  /** Performs a call in its turn: at once if no other is in progress. */
  run<Result>(call: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(() => {
      const slow = this.#gate.isDead() ? undefined : this.#gate.beforeSent();
      return slow === undefined ? this.#send(call) : slow.then(() => this.#send(call));
    });
  }

  /** Resolves when no call is in progress. */
  idle(): Promise<void> {
    return this.#inTurn(async () => {});
  }

  #send<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.#gate.isDead()) throw new ProcessCrash();
    return call();
  }

  async #inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
    // Meanwhile the store does nothing for this call: the one whose turn it is may wait for something else.
    if (this.#isTaken) await this.#gate.callback(() => new Promise<void>((resolve) => this.#waiting.push(resolve)));
    this.#isTaken = true;
    try {
      return await call();
    } finally {
      const next = this.#waiting.shift();
      // The turn passes to the next call without a moment in which it is free.
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }
}
