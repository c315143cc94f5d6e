import type { EventSubscriptionId } from "@sandbank/engine";
import type { ServedBank } from "../banks/banks.ts";
import { readOnlyCopy } from "../banks/read-only-copy.ts";
import { verifyByHttp } from "../banks/verify-by-http.ts";

/** Grades the receiver of an Event Subscription. The bank itself is not involved: no attempt is recorded. */
export async function verifySubscription({ bank, send }: ServedBank, subscription: string) {
  const secret = bank.webhooks.secret(subscription);
  const { url } = readOnlyCopy(bank).eventSubscriptions.retrieve(subscription as EventSubscriptionId);
  const { passed, checks, text } = await verifyByHttp({ url, secret, send });
  return { passed, checks: checks.map((check) => ({ ...check })), text };
}
