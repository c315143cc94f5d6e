import type { Bank } from "@sandbank/engine";

/** Whether a webhook of an Event was ever answered with a 2xx. */
export function isAccepted({ webhooks }: Bank, eventId: string): boolean {
  return webhooks.attempts({ eventId }).some(({ status }) => status !== null && status >= 200 && status < 300);
}
