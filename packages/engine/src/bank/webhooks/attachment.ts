import { invariant, SandbankBug } from "../../invariant.ts";
import { mistake } from "../../mistake.ts";
import { type Instant, toTime } from "../../ports/instant.ts";
import { type AttemptOutcome, TIMED_OUT } from "../../state/delivery.ts";
import { find } from "../../store/table.ts";
import { findAttempt, requestSignedAt, type WebhookRequest } from "../../webhooks/attempt-view.ts";
import type { Sender } from "../../world/sender.ts";
import type { World } from "../../world/world.ts";
import { requireUnkept } from "../clock/kept-clock.ts";
import { moveClock } from "../clock/move-clock.ts";
import { wakeSleepers } from "../clock/sleep.ts";
import { report } from "../journal/contain.ts";

/** A deliverer's access to its bank. */
export interface Attachment {
  /**
   * Moves the clock to an instant, or to the first earlier instant at which an attempt falls due or times out, or a
   * `bank.clock.sleep` ends. Returns whether the clock reached the instant. If the clock is already past it, nothing
   * moves.
   */
  stepTo(instant: Instant): boolean;
  /** Whether an attempt is still due at the clock's current time. */
  isDue(attemptId: string): boolean;
  /** Whether an attempt received no response in time. */
  hasTimedOut(attemptId: string): boolean;
  /**
   * The request of a due attempt, signed at `now` instead of the bank's time: milliseconds since 1970 (assumption
   * D-108).
   */
  requestSignedAt(attemptId: string, now: number): WebhookRequest;
  /**
   * Records the outcome of an attempt if it is still due, and returns whether it did. If the engine's own code fails,
   * the bank calls `onBug`, and the attempt is no longer due to this deliverer: it times out.
   */
  record(attemptId: string, outcome: AttemptOutcome): boolean;
  /** Whether the bank has an Event. */
  hasEvent(id: string): boolean;
  /**
   * How many calls of `bank.clock.sleep` are pending. A receiver that awaits one responds only after the clock has
   * moved.
   */
  sleepers(): number;
  /** Resolves the calls of `bank.clock.sleep` whose time has come. Returns whether there were any. */
  wakeSleepers(): boolean;
  /** Tells a keeper of the clock that a caller waits for the receivers. */
  settles(): void;
  /** Whether the clock follows a time source. */
  readonly isTicking: boolean;
  /** Whether the sender waits a little after each `wake`: for a bank whose webhooks are late, to test an app. */
  isLate(): boolean;
  detach(): void;
}

/** The parts of the bank that an attachment uses. */
interface BankAccess {
  readonly isTicking: boolean;
  readonly tick: () => void;
  /** Records an outcome without reading the time source. */
  readonly record: (attemptId: string, outcome: AttemptOutcome) => void;
}

export function attach(world: World, sender: Sender, { isTicking, tick, record }: BankAccess): Attachment {
  if (world.sender !== null) {
    throw mistake("attach a deliverer", "the bank already has one", "Close the other deliverer first, or use it.");
  }
  let isInterrupted = false;
  /** The attempts whose outcome could not be recorded because of a bug. */
  const unrecorded = new Set<string>();
  const attached: Sender = {
    wake() {
      isInterrupted = true;
      sender.wake();
    },
    abandon: () => sender.abandon(),
    ...(sender.moveClock && { moveClock: sender.moveClock }),
    ...(sender.unfinished && { unfinished: sender.unfinished }),
  };
  world.sender = attached;
  const requireAttached = () => {
    if (world.sender === attached) return;
    throw mistake("step the clock", "the deliverer is detached", undefined, { as: Error });
  };
  // Reads the time source once: between two reads the attempt could time out.
  const isDue = (attemptId: string) => {
    tick();
    return !unrecorded.has(attemptId) && findAttempt(world, attemptId)?.attempt.state === "due";
  };
  const requirePlace = (attemptId: string) => {
    const place = findAttempt(world, attemptId);
    invariant(place !== undefined, `there is no attempt ${attemptId}`);
    return place;
  };
  return {
    stepTo(instant) {
      requireAttached();
      requireUnkept(world);
      isInterrupted = false;
      const { now } = world.state;
      const target = Math.max(toTime(instant), now);
      const nextWake = world.sleepers.reduce((next, { until }) => Math.min(next, until), target);
      moveClock(world, Math.max(nextWake, now), () => isInterrupted);
      return world.state.now === target;
    },
    isDue,
    hasTimedOut: (attemptId) => findAttempt(world, attemptId)?.attempt.error === TIMED_OUT,
    requestSignedAt: (attemptId, now) => requestSignedAt(world, requirePlace(attemptId), now),
    record(attemptId, outcome) {
      if (!isDue(attemptId)) return false;
      try {
        record(attemptId, outcome);
        return true;
      } catch (error) {
        if (!(error instanceof SandbankBug)) throw error;
        unrecorded.add(attemptId);
        report(world, error);
        return false;
      }
    },
    hasEvent: (id) => find(world.state.tables.events, id) !== undefined,
    sleepers: () => world.sleepers.length,
    wakeSleepers: () => wakeSleepers(world),
    settles: () => world.keeper?.settles(),
    isTicking,
    isLate: () => world.probe?.at<boolean>("permitted/late-webhooks", false) ?? false,
    detach() {
      if (world.sender === attached) world.sender = null;
    },
  };
}
