/** How an attempt to deliver a webhook ended, or a whole delivery. */
interface Ended {
  readonly status: number | null;
  readonly error: string | null;
}

/** The words for the states of attempts, in the order in which a summary has them. */
const outcomeWords = {
  succeeded: "delivered",
  failed: "failed",
  due: "without a response yet",
  planned: "planned for later",
  canceled: "canceled",
} as const;

/** `3 sent again: 1 delivered, 2 failed (503, ECONNREFUSED)`. `what`: in place of "sent again"; `paint` colors what failed. */
export function outcomesText(
  attempts: readonly (Ended & { readonly state: keyof typeof outcomeWords })[],
  what = "sent again",
  paint = (text: string) => text,
): string {
  const counts = Object.entries(outcomeWords).flatMap(([state, words]) => {
    const found = attempts.filter((attempt) => attempt.state === state);
    const text = `${found.length.toLocaleString("en-US")} ${words}`;
    if (found.length === 0) return [];
    return [state === "failed" ? `${paint(text)} (${[...new Set(found.map(causeOf))].join(", ")})` : text];
  });
  return `${attempts.length.toLocaleString("en-US")} ${what}: ${counts.join(", ")}`;
}

/** A delivery of an Event to an Event Subscription that failed so far. */
export interface Failure extends Ended {
  readonly subscription: string;
  /** Whether the bank tries again. Default: false. */
  readonly isRetried?: boolean;
  /** When the Event happened, or when it was sent: ISO 8601. */
  readonly at: string;
}

/** The deliveries to an Event Subscription that fail for one cause. */
export interface FailureGroup {
  readonly subscription: string;
  readonly cause: string;
  readonly count: number;
  /** How many of them the bank tries again. */
  readonly retrying: number;
  /** The time of the earliest one. */
  readonly first: string;
}

/** Returns the answer of a receiver in a word, if it has one: `503`, `ECONNREFUSED`, `no response`. */
export function causeOf({ status, error }: Ended): string {
  if (status !== null) return String(status);
  const text = error ?? "";
  if (text.startsWith("There was no response")) return "no response";
  return (
    /\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\bE[A-Z\d]{3,}\b/.exec(text)?.[0] ?? text.replace(/[.:\n].*/s, "").slice(0, 60)
  );
}

/** Groups failing deliveries by Event Subscription and cause, the largest group first. */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const failure of failures) {
    const { subscription, at, isRetried = false } = failure;
    const cause = causeOf(failure);
    const key = `${subscription} ${cause}`;
    const { count = 0, retrying = 0, first = at } = groups.get(key) ?? {};
    groups.set(key, {
      subscription,
      cause,
      count: count + 1,
      retrying: retrying + Number(isRetried),
      first: at < first ? at : first,
    });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
