import { isFailedAssertion } from "../is-failed-assertion.ts";
import { webhookCause } from "../webhook-cause.ts";

/** Why a webhook fails the run. */
export type WebhookFailure = { readonly eventId: string } & (
  | { readonly kind: "late" }
  | { readonly kind: "no response"; readonly returned: unknown }
  | { readonly kind: "assertion"; readonly error: Error }
);

/** Tracks the app's responses to the webhooks of a run. */
export interface Answers {
  /**
   * Resolves with the app's response to a webhook. Rejects if the app throws, returns no response, or does not respond
   * in time. A late response fails the run if it `isAwaited`, and the run then waits for no later webhook. What the app
   * throws fails the run only if it is a failed assertion: other errors are failed attempts, which the bank repeats.
   */
  awaitAnswer(webhook: Webhook): Promise<Response>;
  /**
   * Waits until the app has responded to each webhook or the run has given up waiting. Resolves with whether any
   * webhook was pending.
   */
  settled(): Promise<boolean>;
  /** The first webhook that fails the run; null if there is none. */
  failure(): WebhookFailure | null;
  /** How many real milliseconds the slowest response took; 0 if there was none. */
  slowestMs(): number;
}

interface Webhook {
  readonly eventId: string;
  /** Whether the run fails if the response is late. */
  readonly isAwaited: boolean;
  readonly handle: () => Response | Promise<Response>;
}

/**
 * Waits for each response in real time, so that an app that does not respond ends the run and never blocks the bank's
 * clock.
 */
export function createAnswers(timeoutMs: number): Answers {
  const underWay = new Set<Promise<Response>>();
  let failure: WebhookFailure | null = null;
  const note = (found: WebhookFailure) => {
    failure ??= found;
  };
  const noteAssertion = (eventId: string, error: unknown) => {
    if (isFailedAssertion(error)) note({ eventId, kind: "assertion", error });
  };
  let slowestMs = 0;

  async function answerInTime({ eventId, isAwaited, handle }: Webhook): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (isAwaited) note({ eventId, kind: "late" });
        reject(new Error(`The app did not respond within ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    const startedAt = performance.now();
    try {
      const response = await Promise.race([handle(), late]);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (typeof response?.status !== "number") note({ eventId, kind: "no response", returned: response });
      noteAssertion(eventId, webhookCause(response));
      return response;
    } catch (error) {
      noteAssertion(eventId, error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async awaitAnswer(webhook) {
      if (failure?.kind === "late") throw new Error("The app did not respond to an earlier webhook.");
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
    failure: () => failure,
    slowestMs: () => slowestMs,
  };
}
