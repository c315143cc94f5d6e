import type { ReceiverReport, VerifyReceiverOptions } from "@sandbank/engine/deliver";
import { RefusedReceiverError, type SendDelivery } from "./egress.ts";

/** The category and the object of the Events that a check sends. */
export type EventToSend = NonNullable<VerifyReceiverOptions["event"]>;

/** A receiver that is reached over HTTP. */
export interface ReceiverAddress {
  readonly url: string;
  /** The secret that the receiver verifies with. */
  readonly secret: string;
  /** The Event to send, for a receiver that retrieves its object. Default: one that no bank has. */
  readonly event?: EventToSend | undefined;
  /** How to have an Event sent, for the report about a receiver that fails without `event`. */
  readonly eventAdvice: string;
  /** The option of the bank that sends to the receiver. */
  readonly legacySignatureHeader: string | undefined;
  readonly send: SendDelivery;
}

/** Says that an Event Subscription was created, for which apps book nothing. */
export function createdEvent(subscription: string): EventToSend {
  return {
    associated_object_id: subscription,
    associated_object_type: "event_subscription",
    category: "event_subscription.created",
  };
}

/** Passed as an Event of the caller, because people at the command line cannot follow the advice to pass `event`. */
const madeUpEvent = createdEvent("event_subscription_00000000000000000000");

/**
 * Grades a receiver that is reached over HTTP. If no connection can be made for the first check, sends nothing more, and
 * the report has this check only.
 */
export async function verifyByHttp(address: ReceiverAddress): Promise<ReceiverReport> {
  const { url, secret, event, eventAdvice, legacySignatureHeader, send } = address;
  const { verifyReceiver } = await import("@sandbank/engine/deliver");
  let sent = 0;
  let obstacle: Obstacle | undefined;
  const receiver = async ({ method, headers, signal, body }: Request) => {
    if (obstacle !== undefined) throw new Error(obstacle.why);
    try {
      sent++;
      const bytes = body === null ? null : new Uint8Array(await new Response(body).arrayBuffer());
      return await send(url, { method, headers, body: bytes, signal });
    } catch (error) {
      if (sent === 1) obstacle = findObstacle(error, url);
      throw error;
    }
  };
  const report = await verifyReceiver(receiver, {
    secret,
    url,
    event: event ?? madeUpEvent,
    legacySignatureHeader,
  });
  if (obstacle !== undefined) return unreachable(report, obstacle);
  if (event !== undefined || !report.checks.some(mayLackObject)) return report;
  return { ...report, text: `${report.text}\n${eventAdvice}` };
}

/** Why no connection can be made, and what to do, both without a full stop. */
interface Obstacle {
  readonly why: string;
  readonly advice: string;
}

/** The codes of errors of a machine that nothing listens at, or that is not there. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "ETIMEDOUT",
]);

/** Returns why no connection could be made; undefined for an error after it was. */
function findObstacle(error: unknown, url: string): Obstacle | undefined {
  if (error instanceof RefusedReceiverError) return error;
  const { code } = Object(error) as NodeJS.ErrnoException;
  if (!UNREACHABLE.has(code)) return undefined;
  // The rest of the URL can have a secret.
  return {
    why: `${new URL(url).host} accepts no connection (${code})`,
    advice: "Start the receiver, and check it again",
  };
}

function unreachable({ checks: [first] }: ReceiverReport, { why, advice }: Obstacle): ReceiverReport {
  return {
    passed: false,
    checks: first === undefined ? [] : [{ ...first, advice: `${advice}.` }],
    text: `Nothing was checked: ${why}. ${advice}.`,
  };
}

/** Whether a receiver may have failed because the object of the Event does not exist. */
function mayLackObject({ passed, expected, got }: ReceiverReport["checks"][number]): boolean {
  return !passed && expected === "2xx" && got !== null && (got === 404 || got >= 500);
}
