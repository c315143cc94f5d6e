/** Measures verifying a webhook with all headers that a Node server passes, paired with hashing the webhook. */
import { createHmac, createSecretKey } from "node:crypto";
import { signWebhook, verifyWebhook } from "@sandbank/sdk/webhooks";
import { microsecondsOfBoth, type Paired } from "../measure.ts";

/** Figures by the length of the body, in bytes. */
export type VerifyingFigures = Readonly<Record<string, Paired>>;

const secret = "0123456789abcdef0123456789abcdef";
const key = createSecretKey(secret, "utf8");
const id = "event_0mjv5qo00000001a2b3c";
const timestamp = Math.floor(Date.now() / 1_000);
const prefix = `${id}.${timestamp}.`;

const figures: VerifyingFigures = Object.fromEntries(
  Object.entries({ 300: 10_000, 4096: 5_000, 262144: 100 }).map(([length, calls]) => [length, verify(length, calls)]),
);
console.log(JSON.stringify(figures));

function verify(length: string, calls: number): Paired {
  const body = Buffer.alloc(Number(length), "a");
  const headers = {
    host: "app.test",
    "content-type": "application/json",
    "content-length": length,
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signWebhook({ id, timestamp, body, secret }),
    "user-agent": "bench",
  };
  return microsecondsOfBoth(
    calls,
    () => createHmac("sha256", key).update(prefix).update(body).digest(),
    () => verifyWebhook({ body, headers, secret, now: () => timestamp * 1_000 }),
  );
}
