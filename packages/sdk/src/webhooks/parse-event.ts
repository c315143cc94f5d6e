import type { Event } from "./event.ts";
import type { VerifiedWebhook, WebhookBody } from "./message.ts";
import { rawBody } from "./raw-body.ts";
import { WebhookVerificationError } from "./webhook-verification-error.ts";

const fields = ["id", "associated_object_id", "associated_object_type", "category", "created_at"] as const;

/** Parses the Event in a verified body. */
export function parseEvent(body: WebhookBody, { id }: VerifiedWebhook): Event {
  const event = parseJson(rawBody(body));
  if (!isEvent(event)) throw new WebhookVerificationError("invalid_event");
  if (event.id !== id) throw new WebhookVerificationError("event_mismatch");
  return event;
}

export function isEvent(value: unknown): value is Event {
  const event = Object(value);
  return event.type === "event" && fields.every((field) => typeof event[field] === "string");
}

function parseJson(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
