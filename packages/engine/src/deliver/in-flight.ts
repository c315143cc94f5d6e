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
  /** How many responses have come to attempts in flight. */
  answers(): number;
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
  readonly findReceiver: (url: string) => Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  readonly isDue: (attemptId: string) => boolean;
  readonly readRequest: (attempt: WebhookAttempt) => WebhookRequest | null;
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

/** Promises that the next `notify` resolves. */
function createSignal() {
  let listeners: (() => void)[] = [];
  return {
    next: () => new Promise<void>((resolve) => listeners.push(resolve)),
    notify() {
      const current = listeners;
      listeners = [];
      for (const listener of current) listener();
    },
  };
}

/** The attempts in flight by id, and how many there are to each URL. */
function createSentAttempts() {
  const byId = new Map<string, Sent>();
  const counts = new Map<string, number>();
  return {
    byId: byId as ReadonlyMap<string, Sent>,
    add(sent: Sent): void {
      byId.set(sent.attempt.id, sent);
      counts.set(sent.url, (counts.get(sent.url) ?? 0) + 1);
    },
    remove({ attempt, url }: Sent): void {
      byId.delete(attempt.id);
      const left = (counts.get(url) ?? 0) - 1;
      if (left > 0) counts.set(url, left);
      else counts.delete(url);
    },
    urls: (): ReadonlySet<string> => new Set(counts.keys()),
    isFull: (url: string): boolean => (counts.get(url) ?? 0) >= AT_ONCE,
  };
}

export function openInFlight(options: InFlightOptions): InFlight {
  const { findReceiver, fetch, isDue, readRequest, during, onAnswer, onCalledOff } = options;
  const inFlight = createSentAttempts();
  const running = new Set<WebhookAttempt>();
  /** The due attempts that wait because `AT_ONCE` are in flight, by URL. */
  const waiting = new Map<string, WebhookAttempt[]>();
  const changes = createSignal();
  let answers = 0;

  function start(attempt: WebhookAttempt): boolean {
    const { id } = attempt;
    if (inFlight.byId.has(id) || !isDue(id)) return false;
    const request = readRequest(attempt);
    if (request === null) return false;
    const { url } = request;
    const sent: Sent = { attempt, url, controller: new AbortController() };
    inFlight.add(sent);
    let answer: unknown;
    const destination = {
      attemptId: id,
      receiver: findReceiver(url),
      fetch: fetch && ((to: string, init: RequestInit) => fetch(to, init, attempt)),
      controller: sent.controller,
      onCalled(called: unknown) {
        answer = called;
      },
    };
    running.add(attempt);
    void during(() => send(request, destination)).then((outcome) => {
      void Promise.allSettled([answer]).then(() => running.delete(attempt));
      if (inFlight.byId.get(id) !== sent) return;
      inFlight.remove(sent);
      answers++;
      onAnswer(attempt, outcome);
      startWaiting(url);
      changes.notify();
    });
    return true;
  }

  function startWaiting(url: string): void {
    const attempts = waiting.get(url) ?? [];
    while (!inFlight.isFull(url)) {
      const next = attempts.shift();
      if (next === undefined) return;
      start(next);
    }
  }

  function callOff(sent: Sent, why: string): void {
    inFlight.remove(sent);
    sent.controller.abort(new Error(why));
  }

  return {
    send(due) {
      for (const [id, sent] of [...inFlight.byId]) {
        if (isDue(id)) continue;
        callOff(sent, "The attempt is no longer due.");
        onCalledOff(sent.attempt);
      }
      waiting.clear();
      let started = 0;
      for (const attempt of due) {
        const url = attempt.request?.url ?? "";
        if (!inFlight.isFull(url)) {
          if (start(attempt)) started++;
        } else if (!inFlight.byId.has(attempt.id)) {
          const others = waiting.get(url) ?? [];
          others.push(attempt);
          waiting.set(url, others);
        }
      }
      changes.notify();
      return started;
    },
    abandon(why) {
      waiting.clear();
      for (const sent of [...inFlight.byId.values()]) callOff(sent, why);
      changes.notify();
    },
    urls: inFlight.urls,
    count: () => inFlight.byId.size,
    answers: () => answers,
    running: () => [...running],
    dropWaiting: () => waiting.clear(),
    nextAnswer: changes.next,
    notify: changes.notify,
  };
}
