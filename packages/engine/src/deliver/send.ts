import { isHttpStatus } from "../state/delivery.ts";
import { readableBody, readChunk } from "../transport/faked-microtasks.ts";
import { after, pause } from "../transport/timers.ts";
import type { WebhookAttempt, WebhookRequest } from "../webhooks/attempt-view.ts";
import { DEADLINE_MS } from "../webhooks/retry-schedule.ts";
import type { SentOutcome } from "./delivery-report.ts";
import { noteAttempt } from "./sent-attempt.ts";
import { webhookCause } from "./webhook-cause.ts";

/** A webhook receiver in the same process, which needs no port. */
export type Receiver = (request: Request) => Response | Promise<Response>;

/** The part of `fetch` that deliveries use. A function of your own also gets the attempt. */
export type DeliveryFetch = (url: string, init: RequestInit, attempt?: WebhookAttempt) => Promise<Response>;

/** The destination of a webhook. */
export interface Destination {
  /** The id of the attempt, for who watches the receiver. */
  readonly attemptId?: string;
  readonly receiver: Receiver | undefined;
  readonly fetch: DeliveryFetch | undefined;
  /** Aborted when the attempt ends or is canceled. */
  readonly controller: AbortController;
  /** How long to wait for the response, in real milliseconds. Default: 10,000. */
  readonly deadlineMs?: number;
  /** Called with what the receiver or `fetch` returned. Its promise may outlive the attempt. */
  readonly onCalled?: (answer: unknown) => void;
}

/** The error of an attempt whose response did not arrive in time. */
export function lateness(deadlineMs: number): string {
  return `There was no response within ${deadlineMs / 1_000} seconds.`;
}

/** Sends a webhook and waits for the complete response until the deadline. Never rejects. */
export async function send(request: WebhookRequest, destination: Destination): Promise<SentOutcome> {
  const { controller, deadlineMs = DEADLINE_MS } = destination;
  const { signal } = controller;
  // The attempt was canceled before its turn.
  if (signal.aborted) return { error: describeThrown(signal.reason) };
  const callOff = after(deadlineMs, () => controller.abort(new Error(lateness(deadlineMs))));
  try {
    return await Promise.race([exchange(request, destination), rejectOnAbort(signal)]);
  } catch (error) {
    if (signal.aborted) return { error: describeThrown(signal.reason) };
    const remedy = remedyFor(destination.receiver, error);
    return { error: describeThrown(error) + (remedy === undefined ? "" : `. ${remedy}`), cause: error };
  } finally {
    callOff();
    // Tells a receiver that still works on the request to stop.
    controller.abort();
  }
}

async function exchange(
  { url, method, headers, body }: WebhookRequest,
  { attemptId, receiver, fetch, controller: { signal }, onCalled }: Destination,
): Promise<SentOutcome> {
  // A redirect is a failure (D-99), even if the receiver forwards the request to a `fetch`.
  const init = { method, headers: { ...headers }, body, signal, redirect: "manual" } as const;
  const toReceiver = { ...init, body: readableBody(body), duplex: "half" };
  const answer = receiver?.(noteAttempt(new Request(url, toReceiver), attemptId)) ?? fetch?.(url, init);
  onCalled?.(answer);
  const response = await answer;
  if (typeof response?.status !== "number") throw new Error(`The receiver returned no Response. ${REMEDY}`);
  // Browsers hide the status of a redirect that they do not follow.
  if (response.type === "opaqueredirect") throw new Error("The receiver redirects. Redirects are not followed.");
  const { status } = response;
  if (!isHttpStatus(status)) {
    throw new Error(`The receiver responded with the status ${status}, which does not exist in HTTP.`);
  }
  return { status, answer: await readAll(response, signal), cause: webhookCause(response) };
}

/** The remedy for a receiver that does not return a Response, as a fetch handler does. */
const REMEDY =
  "Return a Response, or wrap a handler of (request, response) in nodeReceiver of @sandbank/engine/deliver.";

/** Returns the remedy if a receiver is a handler of (request, response), which fails at its second argument. */
export function remedyFor(receiver: Receiver | undefined, thrown: unknown): string | undefined {
  return thrown instanceof TypeError && (receiver?.length ?? 0) > 1 ? REMEDY : undefined;
}

const CHUNKS_AT_ONCE = 100;
const KEPT_LENGTH = 4_000;

/** Reads the body to its end, because the deadline covers the whole exchange (D-99). Returns its beginning as text. */
async function readAll({ body, bodyUsed }: Response, signal: AbortSignal): Promise<string> {
  if (bodyUsed)
    throw new Error("The receiver returned a Response whose body was already read. Return a new one each time.");
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader();
  if (reader === undefined) return "";
  signal.addEventListener("abort", () => void reader.cancel().catch(() => {}), { once: true });
  const decoder = new TextDecoder();
  let text = "";
  for (let chunks = 1; ; chunks++) {
    const { done, value } = await readChunk(reader);
    if (done) return text;
    if (text.length < KEPT_LENGTH) text += decoder.decode(value, { stream: true });
    // An endless body may never pause, and then the deadline's timer could not fire.
    if (chunks % CHUNKS_AT_ONCE === 0) await pause(0).over;
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Describes a thrown value of any type, never with an empty text. */
function describeThrown(error: unknown): string {
  try {
    if (typeof error !== "object" || error === null) return String(error) || FAILED;
    const { message, name, cause } = error as Record<string, unknown>;
    const { code, message: why } = Object(cause);
    const what = toText(message) ?? toText(name) ?? FAILED;
    const because = toText(code) ?? toText(why);
    return because === undefined ? what : `${what} (${because})`;
  } catch {
    return FAILED;
  }
}

const FAILED = "The receiver failed.";

function toText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
