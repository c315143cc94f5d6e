import type { Bank } from "../bank/bank.ts";
import { soon } from "../ports/quiet.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { TIMED_OUT } from "../state/delivery.ts";
import { every, pause } from "../transport/timers.ts";
import type { MoveClocks } from "./clock-moves.ts";
import { createDeliveryRecord, type DeliveryReport } from "./delivery-report.ts";
import { openInFlight } from "./in-flight.ts";
import type { DeliveryFetch, Receiver } from "./send.ts";

/** The deliveries of one bank. */
export interface DeliveryLoop {
  /** Moves the bank's clock to an instant, in milliseconds since 1970, sending what falls due on the way. */
  advanceTo(time: number): Promise<void>;
  /** Sends all that is due, and waits for the answers. Resolves with what came of all attempts since the last time. */
  settled(): Promise<DeliveryReport>;
  close(): void;
}

export interface DeliveryLoopOptions {
  readonly receiverOf: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly hangTimeoutMs: number;
  /** The time that signs the deliveries, in milliseconds since 1970; undefined for the bank's. */
  readonly signTime: (() => number) | undefined;
  /** Moves this bank's clock, and those of the banks that the deliverer has beside it. */
  readonly moveClocks: MoveClocks;
}

/** How often a clock that follows a time source is looked at when nobody calls the bank. */
const LOOK_MS = 1_000;

/**
 * The clock goes from instant to instant in which something falls due. At each it waits: until all is answered, or until
 * nobody has answered for so long that who is left must hang. Those are not waited for again in the same advance, unless
 * they answer after all: they have what is left of their ten seconds of the bank's clock.
 */
export function openDeliveryLoop(bank: Bank, options: DeliveryLoopOptions): DeliveryLoop {
  const { receiverOf, fetch, hangTimeoutMs, signTime, moveClocks } = options;
  const record = createDeliveryRecord();
  const hanging = new Set<string>();
  let callOffWake: (() => void) | undefined;
  let answers = 0;
  let isClosed = false;

  const attachment = bank.webhooks.attach({
    wake() {
      // After the call that is under way: no receiver slows or fails it.
      callOffWake ??= soon(sendDue);
    },
    abandon() {
      inFlight.abandon("The bank went back to another state.");
      record.take();
    },
    moveClock(to) {
      // A receiver that sleeps keeps an advance that is under way from going on, until that is noticed.
      inFlight.notify();
      return moveClocks((now) => {
        // Another move may have woken everybody.
        if (attachment.sleepers() === 0) return undefined;
        return now + Math.max(0, to - fromTimestamp(bank.clock.now()));
      });
    },
  });
  const inFlight = openInFlight({
    receiverOf,
    fetch,
    isDue: attachment.isDue,
    requestOf: ({ id, request }) =>
      request === null || signTime === undefined ? request : attachment.requestSignedAt(id, signTime()),
    onAnswer(attempt, { cause, ...outcome }) {
      answers++;
      if (attachment.record(attempt.id, outcome)) record.add(attempt, { ...outcome, cause });
    },
    onCalledOff(attempt) {
      if (attachment.hasTimedOut(attempt.id)) record.add(attempt, { error: TIMED_OUT });
    },
  });
  const stopLooking = attachment.isTicking ? every(LOOK_MS, () => bank.clock.now()) : () => {};

  function sendDue(): number {
    callOffWake?.();
    callOffWake = undefined;
    return isClosed ? 0 : inFlight.send(bank.webhooks.due());
  }

  /** Waits for the receivers that may still answer. A sleeper may be a receiver, which answers after the clock has moved. */
  async function answered(): Promise<void> {
    const isAwaited = () =>
      inFlight.count() > attachment.sleepers() && [...inFlight.urls()].some((url) => !hanging.has(url));
    while (isAwaited()) {
      const before = answers;
      const isLate = await isOver(hangTimeoutMs, inFlight.nextAnswer());
      if (isLate && answers === before && isAwaited()) for (const url of inFlight.urls()) hanging.add(url);
    }
    // Who is not waited for can answer as well.
    if (inFlight.count() > 0) await isOver(0, inFlight.nextAnswer());
  }

  function requireOpen(failure: string): void {
    if (isClosed) throw new Error(`[sandbank] ${failure}: the deliverer is closed. Create another for the bank.`);
  }

  return {
    async advanceTo(time) {
      hanging.clear();
      let isReached = false;
      for (;;) {
        requireOpen("Failed to advance");
        const sent = sendDue();
        await answered();
        requireOpen("Failed to advance");
        if (attachment.wakeSleepers()) continue;
        if (isReached && sent === 0) return;
        isReached = attachment.stepTo(toTimestamp(time));
      }
    },
    async settled() {
      requireOpen("Failed to settle");
      sendDue();
      do while (inFlight.count() > 0) await inFlight.nextAnswer();
      while (sendDue() > 0);
      return record.take();
    },
    close() {
      isClosed = true;
      stopLooking();
      callOffWake?.();
      attachment.detach();
      inFlight.abandon("The deliverer is closed.");
    },
  };
}

/** Waits for real milliseconds at the most. Answers whether they were over first. */
async function isOver(milliseconds: number, awaited: Promise<void>): Promise<boolean> {
  const { over, end } = pause(milliseconds);
  const isLate = await Promise.race([awaited.then(() => false), over.then(() => true)]);
  end();
  return isLate;
}
