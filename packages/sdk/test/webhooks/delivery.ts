import { signWebhook } from "../../src/webhooks.ts";

export const secret = "sandbank_secret_1";

/** 2026-01-01T00:00:00Z, in seconds. */
export const sentAt = 1_767_225_600;

export const event = {
  id: "event_0mjv5qo00000001a2b3c",
  associated_object_id: "account_5m0x2k7q9r3t1v8w6y4z",
  associated_object_type: "account",
  category: "account.created",
  created_at: "2026-01-01T00:00:00.000Z",
  type: "event",
} as const;

/** Returns the headers and body of a delivery, validly signed for the given parts. */
export function deliveryOf(parts: { id?: string; timestamp?: number | string; body?: string; secret?: string } = {}) {
  const message = { id: event.id, timestamp: sentAt, body: JSON.stringify(event), secret, ...parts };
  return {
    body: message.body,
    headers: {
      "webhook-id": message.id as string,
      "webhook-timestamp": String(message.timestamp),
      "webhook-signature": signWebhook(message),
    },
  };
}
