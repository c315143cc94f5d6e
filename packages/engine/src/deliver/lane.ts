import type { Bank } from "../open-bank.ts";
import { toTimestamp } from "../ports/time.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import type { DeliveryFetch, Receiver } from "./send.ts";
import { send } from "./send.ts";
import { after, every, pause } from "./timers.ts";

/** The deliveries of one bank. */
export interface Lane {
  /** Moves the bank's clock to an instant, in milliseconds since 1970, sending what falls due on the way. */
  advanceTo(time: number): Promise<void>;
  /** Sends all that is due, and waits for the answers. */
  settled(): Promise<void>;
  close(): void;
}

export interface LaneOptions {
  readonly receiverOf: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly patienceMs: number;
}

/** So many webhooks are on their way at a time. */
const AT_ONCE = 64;
/** How often a clock that follows a time source is looked at when nobody calls the bank. */
const LOOK_MS = 1_000;
/** Once patience is over, whoever answers at all is given this. */
const GRACE_MS = 50;

export function openLane(bank: Bank, { receiverOf, fetch, patienceMs }: LaneOptions): Lane {
  /** By the id of the attempt. */
  const onTheirWay = new Map<string, AbortController>();
  let waiting: WebhookAttempt[] = [];
  let callOffWake: (() => void) | undefined;
  let onIdle: (() => void)[] = [];
  let answers = 0;
  let isClosed = false;

  const attachment = bank.webhooks.attach({
    wake() {
      // After the call that is under way: no receiver slows or fails it.
      callOffWake ??= after(0, sendDue);
    },
  });
  const stopLooking = attachment.isTicking ? every(LOOK_MS, () => bank.clock.now()) : () => {};

  function sendDue(): void {
    callOffWake?.();
    callOffWake = undefined;
    if (isClosed) return;
    for (const [id, controller] of onTheirWay) {
      if (attachment.isDue(id)) continue;
      onTheirWay.delete(id);
      controller.abort(new Error("The attempt is not due any more."));
    }
    waiting = bank.webhooks.due().filter(({ id }) => !onTheirWay.has(id));
    sendWaiting();
  }

  function sendWaiting(): void {
    let next = 0;
    while (onTheirWay.size < AT_ONCE && next < waiting.length) {
      const attempt = waiting[next++] as WebhookAttempt;
      if (attachment.isDue(attempt.id)) sendOne(attempt);
    }
    waiting = waiting.slice(next);
    if (onTheirWay.size > 0) return;
    for (const resolve of onIdle) resolve();
    onIdle = [];
  }

  function sendOne({ id, request }: WebhookAttempt): void {
    if (request === null) return;
    const controller = new AbortController();
    onTheirWay.set(id, controller);
    void send(request, { receiver: receiverOf(request.url), fetch, controller }).then((outcome) => {
      if (onTheirWay.get(id) !== controller) return;
      answers++;
      onTheirWay.delete(id);
      if (attachment.isDue(id)) bank.webhooks.record(id, outcome);
      sendWaiting();
    });
  }

  function idle(): Promise<void> {
    if (onTheirWay.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      onIdle.push(resolve);
    });
  }

  /** Waits until all are answered, or none was for so long. Answers how many real milliseconds that was in vain. */
  async function answered(milliseconds: number): Promise<number> {
    for (;;) {
      const before = answers;
      const { over, end } = pause(milliseconds);
      await Promise.race([idle(), over]);
      end();
      if (onTheirWay.size === 0) return 0;
      if (answers === before) return milliseconds;
    }
  }

  return {
    async advanceTo(time) {
      let patience = patienceMs;
      let isReached = false;
      while (!isClosed && !(isReached && hasSentAll())) {
        sendDue();
        patience -= await answered(Math.max(patience, Math.min(patienceMs, GRACE_MS)));
        isReached = attachment.stepTo(toTimestamp(time));
      }
    },
    async settled() {
      do {
        sendDue();
        await idle();
      } while (!isClosed && bank.webhooks.due().length > 0);
    },
    close() {
      isClosed = true;
      stopLooking();
      callOffWake?.();
      attachment.detach();
      for (const controller of onTheirWay.values()) controller.abort(new Error("The deliverer is closed."));
      onTheirWay.clear();
      waiting = [];
      sendWaiting();
    },
  };

  /** What hangs is on its way, too. */
  function hasSentAll(): boolean {
    return bank.webhooks.due().every(({ id }) => onTheirWay.has(id));
  }
}
