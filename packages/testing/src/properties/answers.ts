/** What becomes of the webhooks that the app is given in a run. */
export interface Answers {
  /**
   * The app's answer to a webhook. Rejects if there is none in time. Such an Event is noted if the answer `isAwaited`, and
   * no later webhook of the run is waited for.
   */
  answerOf(webhook: Webhook): Promise<Response>;
  /** Waits until nothing is with the app, answered or given up. Resolves with whether there was anything. */
  settled(): Promise<boolean>;
  /** The id of the first Event whose webhook the app did not answer in time; null if there is none. */
  unanswered(): string | null;
}

interface Webhook {
  readonly eventId: string;
  /** Whether the run fails without an answer. */
  readonly isAwaited: boolean;
  readonly handle: () => Response | Promise<Response>;
}

/** Waits for each answer for a real time: an app that does not answer stops a run, and never the bank's clock. */
export function createAnswers(timeoutMs: number): Answers {
  const underWay = new Set<Promise<Response>>();
  let unanswered: string | null = null;

  async function answerInTime({ eventId, isAwaited, handle }: Webhook): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (isAwaited) unanswered ??= eventId;
        reject(new Error(`The app did not answer within ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    try {
      return await Promise.race([handle(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async answerOf(webhook) {
      if (unanswered !== null) throw new Error("The app did not answer an earlier webhook.");
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
  };
}
