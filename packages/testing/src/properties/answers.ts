/** Tracks the app's responses to the webhooks of a run. */
export interface Answers {
  /**
   * Resolves with the app's response to a webhook. Rejects if the app does not respond in time. If the response
   * `isAwaited`, its Event is then noted, and the run waits for no later webhook.
   */
  answerOf(webhook: Webhook): Promise<Response>;
  /**
   * Waits until the app has responded to each webhook or the run has given up waiting. Resolves with whether any
   * webhook was pending.
   */
  settled(): Promise<boolean>;
  /** The id of the first Event whose webhook got no response in time; null if there is none. */
  unanswered(): string | null;
  /** How many real milliseconds the slowest response took; 0 if there was none. */
  slowestMs(): number;
}

interface Webhook {
  readonly eventId: string;
  /** Whether the run fails without a response. */
  readonly isAwaited: boolean;
  readonly handle: () => Response | Promise<Response>;
}

/**
 * Waits for each response in real time, so that an app that does not respond ends the run and never blocks the bank's
 * clock.
 */
export function createAnswers(timeoutMs: number): Answers {
  const underWay = new Set<Promise<Response>>();
  let unanswered: string | null = null;
  let slowestMs = 0;

  async function answerInTime({ eventId, isAwaited, handle }: Webhook): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (isAwaited) unanswered ??= eventId;
        reject(new Error(`The app did not respond within ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    const startedAt = performance.now();
    try {
      const response = await Promise.race([handle(), late]);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      return response;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async answerOf(webhook) {
      if (unanswered !== null) throw new Error("The app did not respond to an earlier webhook.");
      const answer = answerInTime(webhook);
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    async settled() {
      const hadAny = underWay.size > 0;
      while (underWay.size > 0) await Promise.allSettled(underWay);
      return hadAny;
    },
    unanswered: () => unanswered,
    slowestMs: () => slowestMs,
  };
}
