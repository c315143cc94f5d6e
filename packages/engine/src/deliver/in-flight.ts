import type { WebhookAttempt, WebhookRequest } from "../webhooks/attempt-view.ts";
import type { SentOutcome } from "./delivery-report.ts";
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
  /** What is sent for an attempt. */
  readonly requestOf: (attempt: WebhookAttempt) => WebhookRequest | null;
  /** Of an attempt that is on its way still; it may not be due any more. */
  readonly onAnswer: (attempt: WebhookAttempt, outcome: SentOutcome) => void;
  /** Of an attempt that is not due any more, for which nobody waits. */
  readonly onCalledOff: (attempt: WebhookAttempt) => void;
}

/** So many webhooks are on their way to a URL at a time. */
const AT_ONCE = 64;

interface Sent {
  readonly attempt: WebhookAttempt;
  readonly url: string;
  readonly controller: AbortController;
}

export function openInFlight(options: InFlightOptions): InFlight {
  const { receiverOf, fetch, isDue, requestOf, onAnswer, onCalledOff } = options;
  /** By the id of the attempt. */
  const onTheirWay = new Map<string, Sent>();
  /** How many are on their way, by URL. */
  const counts = new Map<string, number>();
  /** What waits because too many are on their way, by URL. */
  let waiting = new Map<string, WebhookAttempt[]>();
  let listeners: (() => void)[] = [];

  function start(attempt: WebhookAttempt): boolean {
    const { id } = attempt;
    if (onTheirWay.has(id) || !isDue(id)) return false;
    const request = requestOf(attempt);
    if (request === null) return false;
    const { url } = request;
    const sent: Sent = { attempt, url, controller: new AbortController() };
    onTheirWay.set(id, sent);
    counts.set(url, (counts.get(url) ?? 0) + 1);
    void send(request, { receiver: receiverOf(url), fetch, controller: sent.controller }).then((outcome) => {
      if (onTheirWay.get(id) !== sent) return;
      forget(id, sent);
      onAnswer(attempt, outcome);
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
      for (const [id, sent] of [...onTheirWay]) {
        if (isDue(id)) continue;
        callOff(id, sent, "The attempt is not due any more.");
        onCalledOff(sent.attempt);
      }
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
