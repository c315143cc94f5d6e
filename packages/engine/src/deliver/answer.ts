/** A webhook endpoint as a function. For a server elsewhere pass `(request) => fetch(request)`, and its `url`. */
export type WebhookReceiver = (request: Request) => Response | Promise<Response>;

/** What came of a delivery. */
export interface Answer {
  /** The HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** Why there was none; null where there was one. */
  readonly error: string | null;
  readonly isLate: boolean;
}

// Those of the platform, whatever a test runner puts in their place later: a receiver that hangs is still found out.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** Delivers a request, and waits for the whole answer until the deadline (D-99). Never rejects. */
export async function answerOf(receiver: WebhookReceiver, request: Request, deadlineMs: number): Promise<Answer> {
  let timer: ReturnType<typeof startTimer> | undefined;
  const late = new Promise<Answer>((resolve) => {
    const error = `There was no whole answer within ${deadlineMs / 1_000} seconds.`;
    timer = startTimer(() => resolve({ status: null, error, isLate: true }), deadlineMs);
  });
  const answer = await Promise.race([exchange(receiver, request), late]);
  stopTimer(timer);
  return answer;
}

async function exchange(receiver: WebhookReceiver, request: Request): Promise<Answer> {
  try {
    const response: unknown = await receiver(request);
    if (!isResponse(response))
      return failed(`It returned ${response === null ? "null" : typeof response}, and no Response.`);
    await response.arrayBuffer();
    return { status: response.status, error: null, isLate: false };
  } catch (thrown) {
    return failed(`It threw ${String(thrown)}`);
  }
}

function failed(error: string): Answer {
  return { status: null, error, isLate: false };
}

/** By its form: there are several classes of the name. */
function isResponse(value: unknown): value is Response {
  const { status, arrayBuffer } = (value ?? {}) as Partial<Response>;
  return typeof status === "number" && typeof arrayBuffer === "function";
}
