import type { WebhookAttempt, WebhookRequest } from "../webhooks/attempt-view.ts";
import type { SentOutcome } from "./delivery-report.ts";
import { type DeliveryFetch, type Receiver, send } from "./send.ts";

/** The webhooks that were sent and have no response yet. */
export interface InFlight {
  /**
   * Sends due attempts that are not in flight, and cancels those that are no longer due. Returns how many it sent at
   * once.
   */
  send(due: readonly WebhookAttempt[]): number;
  /** Cancels all attempts in flight. Their responses do not count. */
  abandon(why: string): void;
  /** The URLs of the attempts in flight. */
  urls(): ReadonlySet<string>;
  /** How many attempts are in flight. */
  count(): number;
  /** The attempts in flight, and the canceled ones whose receivers are still running. */
  running(): readonly WebhookAttempt[];
  /** Forgets the due attempts that wait for others to the same URL, until `send` gets them again. */
  dropWaiting(): void;
  /** Resolves at the next response, when `send` or `abandon` is called, or at `notify`. */
  nextAnswer(): Promise<void>;
  /** Resolves all pending `nextAnswer` promises, so that their callers check again whether to wait. */
  notify(): void;
}

export interface InFlightOptions {
  readonly receiverOf: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly isDue: (attemptId: string) => boolean;
  readonly requestOf: (attempt: WebhookAttempt) => WebhookRequest | null;
  /** Calls the function that sends an attempt. */
  readonly during: (send: () => Promise<SentOutcome>) => Promise<SentOutcome>;
  /** Called with the outcome of an attempt in flight, which may no longer be due. */
  readonly onAnswer: (attempt: WebhookAttempt, outcome: SentOutcome) => void;
  /** Called when an attempt in flight is canceled because it is no longer due. */
  readonly onCalledOff: (attempt: WebhookAttempt) => void;
}

/** The most attempts in flight to one URL at a time. */
const AT_ONCE = 64;

interface Sent {
  readonly attempt: WebhookAttempt;
  readonly url: string;
  readonly controller: AbortController;
}

export function openInFlight(options: InFlightOptions): InFlight {
  const { receiverOf, fetch, isDue, requestOf, during, onAnswer, onCalledOff } = options;
  /** The attempts in flight, by id. */
  const inFlight = new Map<string, Sent>();
  const running = new Set<WebhookAttempt>();
  /** How many are in flight, by URL. */
  const counts = new Map<string, number>();
  /** The due attempts that wait because `AT_ONCE` are in flight, by URL. */
  let waiting = new Map<string, WebhookAttempt[]>();
  let listeners: (() => void)[] = [];

  function start(attempt: WebhookAttempt): boolean {
    const { id } = attempt;
    if (inFlight.has(id) || !isDue(id)) return false;
    const request = requestOf(attempt);
    if (request === null) return false;
    const { url } = request;
    const sent: Sent = { attempt, url, controller: new AbortController() };
    inFlight.set(id, sent);
    counts.set(url, (counts.get(url) ?? 0) + 1);
    const fetchAttempt = fetch && ((to: string, init: RequestInit) => fetch(to, init, attempt));
    let answer: unknown;
    const destination = {
      receiver: receiverOf(url),
      fetch: fetchAttempt,
      controller: sent.controller,
      onCalled(called: unknown) {
        answer = called;
      },
    };
    running.add(attempt);
    void during(() => send(request, destination)).then((outcome) => {
      void Promise.allSettled([answer]).then(() => running.delete(attempt));
      if (inFlight.get(id) !== sent) return;
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
    inFlight.delete(id);
    const left = (counts.get(url) ?? 0) - 1;
    if (left > 0) counts.set(url, left);
    else counts.delete(url);
  }

  function callOff(id: string, sent: Sent, why: string): void {
    forget(id, sent);
    sent.controller.abort(new Error(why));
  }

  function notify(): void {
    const current = listeners;
    listeners = [];
    for (const listener of current) listener();
  }

  return {
    send(due) {
      for (const [id, sent] of [...inFlight]) {
        if (isDue(id)) continue;
        callOff(id, sent, "The attempt is no longer due.");
        onCalledOff(sent.attempt);
      }
      waiting = new Map();
      let started = 0;
      for (const attempt of due) {
        const url = attempt.request?.url ?? "";
        if ((counts.get(url) ?? 0) < AT_ONCE) {
          if (start(attempt)) started++;
        } else if (!inFlight.has(attempt.id)) {
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
      for (const [id, sent] of [...inFlight]) callOff(id, sent, why);
      notify();
    },
    urls: () => new Set(counts.keys()),
    count: () => inFlight.size,
    running: () => [...running],
    dropWaiting() {
      waiting = new Map();
    },
    nextAnswer: () => new Promise((resolve) => listeners.push(resolve)),
    notify,
  };
}
