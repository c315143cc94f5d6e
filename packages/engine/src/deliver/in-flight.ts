import type { AttemptOutcome } from "../state/delivery.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import { type DeliveryFetch, type Receiver, send } from "./send.ts";

/** Which webhooks are on their way. */
export interface InFlight {
  /** Sends what is due and not on its way, and calls off what is not due any more. Answers how many were sent at once. */
  send(due: readonly WebhookAttempt[]): number;
  /** Calls off everything on its way. No answer to it counts. */
  abandon(why: string): void;
  /** The URLs that webhooks are on their way to. */
  urls(): ReadonlySet<string>;
  /** How many webhooks are on their way. */
  count(): number;
  /** Resolves at the next answer, when everything is called off, or when `notify` is called. */
  nextAnswer(): Promise<void>;
  /** Has everybody who waits for the next answer look again whether there is anything to wait for. */
  notify(): void;
}

export interface InFlightOptions {
  readonly receiverOf: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly isDue: (attemptId: string) => boolean;
  /** Of an attempt that is on its way still; it may not be due any more. */
  readonly onAnswer: (attemptId: string, outcome: AttemptOutcome) => void;
}

/** So many webhooks are on their way to a URL at a time. */
const AT_ONCE = 64;

interface Sent {
  readonly url: string;
  readonly controller: AbortController;
}

export function openInFlight({ receiverOf, fetch, isDue, onAnswer }: InFlightOptions): InFlight {
  /** By the id of the attempt. */
  const onTheirWay = new Map<string, Sent>();
  /** How many are on their way, by URL. */
  const counts = new Map<string, number>();
  /** What waits because too many are on their way, by URL. */
  let waiting = new Map<string, WebhookAttempt[]>();
  let listeners: (() => void)[] = [];

  function start({ id, request }: WebhookAttempt): boolean {
    if (request === null || onTheirWay.has(id) || !isDue(id)) return false;
    const { url } = request;
    const sent: Sent = { url, controller: new AbortController() };
    onTheirWay.set(id, sent);
    counts.set(url, (counts.get(url) ?? 0) + 1);
    void send(request, { receiver: receiverOf(url), fetch, controller: sent.controller }).then((outcome) => {
      if (onTheirWay.get(id) !== sent) return;
      forget(id, sent);
      onAnswer(id, outcome);
      startWaiting(url);
      notify();
    });
    return true;
  }

  function startWaiting(url: string): void {
    const attempts = waiting.get(url) ?? [];
    while ((counts.get(url) ?? 0) < AT_ONCE) {
      const next = attempts.shift();
      if (next === undefined) return;
      start(next);
    }
  }

  function forget(id: string, { url }: Sent): void {
    onTheirWay.delete(id);
    const left = (counts.get(url) ?? 0) - 1;
    if (left > 0) counts.set(url, left);
    else counts.delete(url);
  }

  function callOff(id: string, sent: Sent, why: string): void {
    forget(id, sent);
    sent.controller.abort(new Error(why));
  }

  function notify(): void {
    const told = listeners;
    listeners = [];
    for (const listener of told) listener();
  }

  return {
    send(due) {
      for (const [id, sent] of [...onTheirWay]) if (!isDue(id)) callOff(id, sent, "The attempt is not due any more.");
      waiting = new Map();
      let started = 0;
      for (const attempt of due) {
        const url = attempt.request?.url ?? "";
        if ((counts.get(url) ?? 0) < AT_ONCE) {
          if (start(attempt)) started++;
        } else if (!onTheirWay.has(attempt.id)) {
          const others = waiting.get(url) ?? [];
          others.push(attempt);
          waiting.set(url, others);
        }
      }
      notify();
      return started;
    },
    abandon(why) {
      waiting = new Map();
      for (const [id, sent] of [...onTheirWay]) callOff(id, sent, why);
      notify();
    },
    urls: () => new Set(counts.keys()),
    count: () => onTheirWay.size,
    nextAnswer: () => new Promise((resolve) => listeners.push(resolve)),
    notify,
  };
}
