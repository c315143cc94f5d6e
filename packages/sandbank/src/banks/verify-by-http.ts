import type { ReceiverReport, VerifyReceiverOptions } from "@sandbank/engine/deliver";
import type { SendDelivery } from "./egress.ts";

/** A receiver that is reached over HTTP. */
export interface ReceiverAddress {
  readonly url: string;
  /** The secret that the receiver verifies with. */
  readonly secret: string;
  /** The Event to send, for a receiver that retrieves its object. Default: one that no bank has. */
  readonly event?: VerifyReceiverOptions["event"];
  readonly send: SendDelivery;
}

/** Grades a receiver that is reached over HTTP. Its checks fail with the reason if nothing can be sent to it. */
export async function verifyByHttp({ url, secret, event, send }: ReceiverAddress): Promise<ReceiverReport> {
  const { verifyReceiver } = await import("@sandbank/engine/deliver");
  const receiver = async ({ method, headers, signal, body }: Request) =>
    send(url, {
      method,
      headers,
      body: body === null ? null : new Uint8Array(await new Response(body).arrayBuffer()),
      signal,
    });
  return verifyReceiver(receiver, { secret, url, ...(event !== undefined && { event }) });
}
