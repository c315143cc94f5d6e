import type { ReceiverReport, VerifyReceiverOptions } from "@sandbank/engine/deliver";
import type { SendDelivery } from "./egress.ts";

/** A receiver that is reached over HTTP. */
export interface ReceiverAddress {
  readonly url: string;
  /** The secret that the receiver verifies with. */
  readonly secret: string;
  /** The Event to send, for a receiver that retrieves its object. Default: one that no bank has. */
  readonly event?: VerifyReceiverOptions["event"];
  /** How to have an Event sent, for the report about a receiver that fails without `event`. */
  readonly eventAdvice: string;
  readonly send: SendDelivery;
}

/** Passed as an Event of the caller, because people at the command line cannot follow the advice to pass `event`. */
const madeUpEvent = {
  associated_object_id: "account_00000000000000000000",
  associated_object_type: "account",
  category: "account.created",
} as const;

/** Grades a receiver that is reached over HTTP. Its checks fail with the reason if nothing can be sent to it. */
export async function verifyByHttp(address: ReceiverAddress): Promise<ReceiverReport> {
  const { url, secret, event, eventAdvice, send } = address;
  const { verifyReceiver } = await import("@sandbank/engine/deliver");
  const receiver = async ({ method, headers, signal, body }: Request) =>
    send(url, {
      method,
      headers,
      body: body === null ? null : new Uint8Array(await new Response(body).arrayBuffer()),
      signal,
    });
  const report = await verifyReceiver(receiver, { secret, url, event: event ?? madeUpEvent });
  if (event !== undefined || !report.checks.some(mayLackObject)) return report;
  return { ...report, text: `${report.text}\n${eventAdvice}` };
}

/** Whether a receiver may have failed because the object of the Event does not exist. */
function mayLackObject({ passed, expected, got }: ReceiverReport["checks"][number]): boolean {
  return !passed && expected === "2xx" && got !== null && (got === 404 || got >= 500);
}
