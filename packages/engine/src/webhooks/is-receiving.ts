import type { EventSubscription } from "@sandbank/contract";

/** Whether an Event Subscription receives Events: it is active, and not for an OAuth connection, of which there are none. */
export function isReceiving({ status, oauth_connection_id }: EventSubscription): boolean {
  return status === "active" && oauth_connection_id === null;
}
