import { createHmac, createSecretKey } from "node:crypto";
import { signWebhook, verifyWebhook } from "@sandbank/sdk/webhooks";
import { microsecondsOfBoth } from "./measure.ts";
import type { Row } from "./row.ts";

/** Bytes of a body, calls in a round, and how many calls per CPU second there must be for each of the floor. */
const sizes = [
  { size: "300 B", length: 300, calls: 20_000, share: 0.9 },
  { size: "4 kB", length: 4_096, calls: 20_000, share: 0.97 },
  { size: "256 kB", length: 262_144, calls: 300, share: 0.97 },
] as const;

/** Verifying a webhook, with all that a server of Node gives of its headers, against hashing it. */
export function webhookRows(): Row[] {
  const secret = "0123456789abcdef0123456789abcdef";
  const key = createSecretKey(secret, "utf8");
  const id = "event_0mjv5qo00000001a2b3c";
  const timestamp = Math.floor(Date.now() / 1_000);
  return sizes.map(({ size, length, calls, share }) => {
    const body = Buffer.alloc(length, "a");
    const headers = {
      host: "app.test",
      "content-type": "application/json",
      "content-length": String(length),
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook({ id, timestamp, body, secret }),
      "user-agent": "bench",
    };
    const prefix = `${id}.${timestamp}.`;
    const [floorFigure, figure] = microsecondsOfBoth(
      calls,
      () => createHmac("sha256", key).update(prefix).update(body).digest(),
      () => verifyWebhook({ body, headers, secret, now: () => timestamp * 1_000 }),
    );
    return {
      what: `\`verifyWebhook\`, ${size}`,
      floor: "`createHmac` of it, with a kept KeyObject",
      floorFigure,
      figure,
      unit: "us",
      budget: { times: Number((1 / share).toPrecision(3)) },
    };
  });
}
