import type { Bank } from "../bank/bank.ts";
import { soon } from "../ports/quiet.ts";
import { fromTimestamp, toTimestamp } from "../ports/time.ts";
import { TIMED_OUT } from "../state/delivery.ts";
import { every, pause } from "../transport/timers.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import { DEADLINE_MS } from "../webhooks/retry-schedule.ts";
import { createDeliveryRecord, type DeliveryReport } from "./delivery-report.ts";
import { openInFlight } from "./in-flight.ts";
import { openOwnContext } from "./own-context.ts";
import type { MoveClocks } from "./queue-moves.ts";
import { endlessWork, openWork } from "./running-work.ts";
import type { DeliveryFetch, Receiver } from "./send.ts";

/** The deliveries of one bank. */
export interface DeliveryLoop {
  /**
   * Moves the bank's clock to an instant, in milliseconds since 1970, and sends the attempts that fall due meanwhile.
   */
  advanceTo(time: number): Promise<void>;
  /**
   * Sends all due attempts, and waits for the responses and for the work that handlers passed to `waitUntil`, until
   * nothing has ended for `timeoutMs`. Resolves with the outcomes of all attempts since the last call.
   */
  settled(timeoutMs: number | undefined): Promise<DeliveryReport>;
  /**
   * Waits until no receiver is running, for `timeoutMs` or longer, and sends nothing meanwhile. Resolves with the
   * attempts whose receivers are still running then.
   */
  receiversEnded(timeoutMs: number): Promise<readonly WebhookAttempt[]>;
  close(): void;
}

export interface DeliveryLoopOptions {
  readonly receiverOf: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly hangTimeoutMs: number;
  /** The time that signs the deliveries, in milliseconds since 1970; undefined for the bank's. */
  readonly signTime: (() => number) | undefined;
  /** Moves the clocks of all banks of the deliverer. */
  readonly moveClocks: MoveClocks;
}

/**
 * How often the loop reads a clock that follows a time source, so that attempts fall due without a call of the bank.
 */
const LOOK_MS = 1_000;

/**
 * An advance moves the clock from one instant with due work to the next. At each instant it waits until every receiver
 * has responded and the work after the responses has ended, or until nothing has ended for `hangTimeoutMs`. The URLs and
 * the work that are still open then count as hanging: this advance no longer waits for them, and the attempts time out
 * after ten seconds of the bank's clock.
 *
 * The state of a wait: `answered` adds to `hanging` and only the start of an advance clears it. `answers` counts
 * responses, so that a wait that has lasted `hangTimeoutMs` can tell whether one came meanwhile; only `onAnswer` counts.
 * The bank calls `wake`, which plans a `sendDue` and keeps its cancellation in `callOffWake`; any `sendDue` and `close`
 * take it back. The bank counts the sleepers, the receivers that wait for its clock; an advance wakes them, and
 * `moveClock` starts an advance for them.
 */
export function openDeliveryLoop(bank: Bank, options: DeliveryLoopOptions): DeliveryLoop {
  const { receiverOf, fetch, hangTimeoutMs, signTime, moveClocks } = options;
  const report = createDeliveryRecord();
  const hanging = new Set<unknown>();
  let callOffWake: (() => void) | undefined;
  let answers = 0;
  /** How many calls of `receiversEnded` are waiting. */
  let holds = 0;
  let isClosed = false;

  const attachment = bank.webhooks.attach({
    wake() {
      // Sends after the current call, so that no receiver slows it or makes it fail.
      callOffWake ??= soon(sendDue);
    },
    abandon() {
      inFlight.abandon("The bank was reset or restored.");
      report.take();
    },
    moveClock(to) {
      // An advance in progress may wait for the receiver that has just begun to sleep: it has to check again.
      inFlight.notify();
      return moveClocks((now) => {
        // Another move may have woken all sleepers.
        if (attachment.sleepers() === 0) return undefined;
        return now + Math.max(0, to - fromTimestamp(bank.clock.now()));
      });
    },
  });
  const work = openWork(bank, attachment.hasEvent);
  const inOwnContext = openOwnContext();
  const inFlight = openInFlight({
    // A receiver has no part in the context of the call that caused its Event, as over HTTP (D-114).
    during: (send) => inOwnContext(() => work.during(send)),
    receiverOf,
    fetch,
    isDue: attachment.isDue,
    requestOf: ({ id, request }) =>
      request === null || signTime === undefined ? request : attachment.requestSignedAt(id, signTime()),
    onAnswer(attempt, { cause, ...outcome }) {
      answers++;
      if (attachment.record(attempt.id, outcome)) report.add(attempt, { ...outcome, cause });
    },
    onCalledOff(attempt) {
      if (attachment.hasTimedOut(attempt.id)) report.add(attempt, { error: TIMED_OUT });
    },
  });
  const stopLooking = attachment.isTicking ? every(LOOK_MS, () => bank.clock.now()) : () => {};

  function sendDue(): number {
    callOffWake?.();
    callOffWake = undefined;
    return isClosed || holds > 0 ? 0 : inFlight.send(bank.webhooks.due());
  }

  /** Returns everything that an advance waits for: the URLs of the attempts in flight, and work. */
  const unfinished = (): readonly unknown[] => [...inFlight.urls(), ...work.awaited()];

  /** Resolves at the next response and when work ends. */
  const nextEnd = () => Promise.race([inFlight.nextAnswer(), ...work.awaited().map(({ settled }) => settled)]);

  /**
   * Whether a receiver can respond, or work can end, before the clock moves. What sleeps by the bank's clock cannot;
   * each sleeper counts as one.
   */
  function isAwaited(): boolean {
    const count = inFlight.count() + work.awaited().length;
    return count > attachment.sleepers() && unfinished().some((each) => !hanging.has(each));
  }

  /** Waits for the receivers and the work that can end before the clock moves. */
  async function answered(): Promise<void> {
    while (isAwaited()) {
      const before = answers;
      const isLate = await isOver(hangTimeoutMs, nextEnd());
      if (isLate && answers === before && isAwaited()) for (const each of unfinished()) hanging.add(each);
    }
    // Receivers that hang may have responded meanwhile.
    if (inFlight.count() > 0) await isOver(0, inFlight.nextAnswer());
  }

  /** Waits for every receiver, and for the work after the responses. Returns false if nothing has ended for `timeoutMs`. */
  async function allEnded(timeoutMs: number | undefined): Promise<boolean> {
    while (!isClosed) {
      const [endless] = inFlight.count() === 0 ? work.awaited() : [];
      if (inFlight.count() === 0 && endless === undefined) break;
      const before = answers;
      const next = nextEnd();
      // A receiver has its own deadline.
      const limitMs = timeoutMs ?? (endless && DEADLINE_MS);
      if (limitMs === undefined) await next;
      else if ((await isOver(limitMs, next)) && answers === before) {
        if (endless !== undefined && timeoutMs === undefined) throw endlessWork(endless, limitMs);
        return false;
      }
    }
    return true;
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
        // A call since the last response may have caused webhooks, which are sent before the clock moves.
        if (callOffWake !== undefined || isAwaited()) continue;
        if (isReached && sent === 0) return;
        isReached = attachment.stepTo(toTimestamp(time));
      }
    },
    async settled(timeoutMs) {
      requireOpen("Failed to settle");
      sendDue();
      while (await allEnded(timeoutMs)) {
        if (sendDue() === 0) break;
      }
      requireOpen("Failed to settle");
      return { ...report.take(), pending: bank.webhooks.due() };
    },
    async receiversEnded(timeoutMs) {
      inFlight.dropWaiting();
      holds++;
      // Counts turns instead of reading a clock, so that a process that gets no time does not give up early.
      for (let turn = 0; turn < timeoutMs && inFlight.running().length > 0; turn++) await pause(1).over;
      holds--;
      return inFlight.running();
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

/** Waits for `awaited`, for at most `milliseconds` of real time. Returns whether that time was over first. */
async function isOver(milliseconds: number, awaited: Promise<void>): Promise<boolean> {
  const { over, end } = pause(milliseconds);
  const isLate = await Promise.race([awaited.then(() => false), over.then(() => true)]);
  end();
  return isLate;
}
