import type { Event } from "@sandbank/contract";
import { onlyKnown } from "../store/known-options.ts";
import { DEADLINE_MS } from "../webhooks/schedule.ts";

/** How to grade a receiver. */
export interface VerifyReceiverOptions {
  /** The secret that the receiver verifies with: text, whose UTF-8 bytes are the key (D-98). */
  readonly secret: string;
  /** Where deliveries seem to go: an absolute URL. Default: `https://receiver.test/webhooks`. */
  readonly url?: string;
  /** The clock that the receiver holds timestamps against: milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
  /**
   * What the Events are about. Give an Event of a bank where the receiver fetches the object; id and time are made up
   * all the same. Default: an Account that does not exist.
   */
  readonly event?: Pick<Event, "associated_object_id" | "associated_object_type" | "category">;
  /** Milliseconds within which a delivery must be answered, above 0. Default, and most: 10,000. */
  readonly deadlineMs?: number;
}

const FAILURE = "Failed to verify the receiver";
const OPTIONS = ["secret", "url", "now", "event", "deadlineMs"] as const;

const someEvent = {
  associated_object_id: "account_00000000000000000000",
  associated_object_type: "account",
  category: "account.created",
} as const;

/** The options with their defaults. Throws a `TypeError` where one is wrong, or does not exist. */
export function receiverOptions(options: VerifyReceiverOptions): Required<VerifyReceiverOptions> {
  const {
    secret = "",
    url = "https://receiver.test/webhooks",
    now = () => Date.now(),
    event = someEvent,
    deadlineMs = DEADLINE_MS,
  } = onlyKnown(FAILURE, options, OPTIONS);
  const right: readonly (readonly [is: boolean, what: string])[] = [
    [isText(secret), "secret must be text of at least 1 character: the secret that the receiver verifies with"],
    [URL.canParse(url), "url must be an absolute URL, such as https://receiver.test/webhooks"],
    [
      typeof now === "function" && Number.isFinite(now()),
      "now must be a function that returns milliseconds since 1970",
    ],
    [
      isText(event?.associated_object_id) && isText(event.associated_object_type) && isText(event.category),
      "event must have associated_object_id, associated_object_type and category, as an Event of a bank has",
    ],
    [
      typeof deadlineMs === "number" && deadlineMs > 0 && deadlineMs <= DEADLINE_MS,
      `deadlineMs must be above 0, and at most ${DEADLINE_MS}`,
    ],
  ];
  const wrong = right.find(([is]) => !is);
  if (wrong !== undefined) throw new TypeError(`[sandbank] ${FAILURE}: ${wrong[1]}.`);
  return { secret, url, now, event, deadlineMs };
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** Throws a `TypeError` where the receiver is no function. */
export function requireReceiver(receiver: unknown): void {
  if (typeof receiver === "function") return;
  throw new TypeError(
    `[sandbank] ${FAILURE}: the receiver is not a function. Pass one that takes a Request and returns a Response.`,
  );
}
