import { stepTo } from "../bank-clock.ts";
import { type Instant, timeOf, toTimestamp } from "../ports/time.ts";
import type { World } from "../world.ts";
import { findAttempt } from "./attempt-view.ts";

/** Whoever sends what is due. */
export interface Deliverer {
  wake(): void;
}

/** A bank as its deliverer has it. */
export interface Attachment {
  /**
   * Moves the clock to an instant, or to the first before it in which an attempt falls due or times out. Answers whether
   * the instant is reached.
   */
  stepTo(instant: Instant): boolean;
  /** Whether an attempt is still due. */
  isDue(attemptId: string): boolean;
  /** When the clock has work to do next; null when it has none. */
  nextWorkAt(): string | null;
  /** Whether the clock follows a time source. */
  readonly isTicking: boolean;
  detach(): void;
}

export function attach(world: World, deliverer: Deliverer, isTicking: boolean): Attachment {
  if (world.deliverer !== null) {
    throw new TypeError(
      "[sandbank] Failed to attach a deliverer: the bank has one. Close it first, or use it: a bank has one deliverer at a time.",
    );
  }
  let isInterrupted = false;
  const attached: Deliverer = {
    wake() {
      isInterrupted = true;
      deliverer.wake();
    },
  };
  world.deliverer = attached;
  return {
    stepTo(instant) {
      isInterrupted = false;
      return stepTo(world, timeOf(instant), () => isInterrupted);
    },
    isDue: (attemptId) => findAttempt(world, attemptId)?.attempt.state === "due",
    nextWorkAt: () => (world.state.due === null ? null : toTimestamp(world.state.due.work.at)),
    isTicking,
    detach() {
      if (world.deliverer === attached) world.deliverer = null;
    },
  };
}
