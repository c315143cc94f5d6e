import type { WebhookAttempt } from "@sandbank/engine";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { clip } from "../report/lines.ts";
import { groupWebhooks, type ThrownFor } from "../report/webhook-causes.ts";
import { groupAttempts } from "../watched-deliveries.ts";

const MOST_SHOWN = 200;

/**
 * Prints failed attempts, one line for each URL: `8 failed attempts to deliver to https://app.test/webhooks, the first:
 * 500 database is down`. Leaves out failed assertions, which have a warning of their own.
 */
export function failureLines(attempts: readonly WebhookAttempt[], thrownFor: ThrownFor): readonly string[] {
  const others = attempts.filter((attempt) => !isFailedAssertion(thrownFor(attempt)));
  return groupAttempts(others, ({ url }) => url).map((failed) => {
    const [webhook] = groupWebhooks(failed.slice(0, 1), thrownFor);
    const count = failed.length === 1 ? "1 failed attempt" : `${failed.length} failed attempts`;
    const cause = clip(webhook?.cause ?? "", MOST_SHOWN).replace(/\.$/, "");
    return `${count} to deliver to ${failed[0]?.url}, the first: ${cause}`;
  });
}
