import type { Trace, WebhookAttempt } from "@sandbank/engine";
import { grouped } from "./lines.ts";
import { lacksRetry, TRIED_ONCE } from "./tried-once.ts";
import {
  type AttemptedWebhook,
  asUnsent,
  findHint,
  groupWebhooks,
  type ThrownFor,
  wrapCause,
} from "./webhook-causes.ts";

export interface DeliveryLinesOptions {
  /** The most lines, if long lines are cut off, and if they are wrapped. */
  readonly most: number;
  readonly mostWrapped: number;
  /** Whether webhooks are sent. */
  readonly areSent: boolean;
  readonly thrownFor: ThrownFor;
}

/**
 * Prints the newest webhooks that fit and were not delivered, one line for each URL and cause: `account.created and 2
 * more to https://app.test/hooks: 500 "out of order" (8 attempts)`. Long lines are wrapped if all wrapped lines fit.
 */
export function deliveryLines({ steps, now }: Trace, options: DeliveryLinesOptions): readonly string[] {
  const { most, mostWrapped, areSent, thrownFor } = options;
  const all = steps.flatMap(({ deliveries }) => deliveries);
  const attempts = all
    .filter(({ state }) => state === "failed" || state === "due")
    .flatMap((attempt) => (areSent ? [attempt] : unsentOnce(attempt)));
  const webhooks = groupWebhooks(attempts, thrownFor);
  const lines = printLines(webhooks);
  const hints = [
    ...new Set(attempts.flatMap((attempt) => findHint(attempt, thrownFor(attempt)) ?? [])),
    ...(areSent && lacksRetry(all, now) ? [TRIED_ONCE] : []),
  ];
  const left = most - hints.length;
  const shown = lines.length <= left ? lines : lines.slice(-Math.max(1, left - 1));
  const others = shown.length === lines.length ? [] : [`${lines.length - shown.length} others`];
  const printed = [...others, ...shown, ...hints];
  const wrapped = printed.flatMap((line) => wrapCause(line, 2));
  return wrapped.length <= mostWrapped ? wrapped : printed;
}

/** Says of an attempt that nobody made that it was not sent. Leaves out the attempts that follow it. */
function unsentOnce(attempt: WebhookAttempt): readonly WebhookAttempt[] {
  const unsent = attempt.state === "due" ? { ...attempt, error: "not sent" } : asUnsent(attempt);
  return unsent === attempt || attempt.number === 1 ? [unsent] : [];
}

/** Prints which webhooks succeeded, one line for each URL and response: the app may have ignored one that it should handle. */
export function deliveredLines({ steps }: Trace, most: number): readonly string[] {
  const succeeded = steps.flatMap(({ deliveries }) => deliveries).filter(({ state }) => state === "succeeded");
  return printLines(groupWebhooks(succeeded, () => undefined)).slice(-most);
}

/** How many of its categories a line names, the newest ones. */
const MOST_CATEGORIES = 3;

function printLines(webhooks: readonly AttemptedWebhook[]): readonly string[] {
  const categories = new Map<string, string[]>();
  for (const { first, cause } of webhooks) {
    const where = `to ${first.url}: ${cause}`;
    const together = categories.get(where) ?? [];
    together.push(first.category);
    categories.delete(where);
    categories.set(where, together);
  }
  return [...categories].map(([where, together]) => {
    const named = grouped(together);
    const shown = named.slice(-MOST_CATEGORIES).join(", ");
    const others = named.length - MOST_CATEGORIES;
    return `${shown}${others > 0 ? ` and ${others} more` : ""} ${where}`;
  });
}
