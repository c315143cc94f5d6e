import type { ReceiverReport } from "@sandbank/engine/deliver";
import type { SendDelivery } from "./egress.ts";

/** A receiver that is reached over HTTP. */
export interface ReceiverAddress {
  readonly url: string;
  /** The secret that the receiver verifies with. */
  readonly secret: string;
  readonly send: SendDelivery;
}

/** Grades a receiver that is reached over HTTP. Its checks fail with the reason if nothing can be sent to it. */
export async function verifyByHttp({ url, secret, send }: ReceiverAddress): Promise<ReceiverReport> {
  const { verifyReceiver } = await import("@sandbank/engine/deliver");
  const receiver = async ({ method, headers, signal, body }: Request) =>
    send(url, {
      method,
      headers,
      body: body === null ? null : new Uint8Array(await new Response(body).arrayBuffer()),
      signal,
    });
  return verifyReceiver(receiver, { secret, url });
}
