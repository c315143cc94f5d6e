import type { Event } from "@sandbank/contract";
import { receiverProblem } from "../deliver/receiver-problem.ts";
import { mistake } from "../mistake.ts";
import { isTrimmedText } from "../store/characters.ts";
import { onlyKnown } from "../store/only-known.ts";
import { legacyHeaderProblem } from "../webhooks/legacy-header-name.ts";
import { DEADLINE_MS } from "../webhooks/retry-schedule.ts";

/** The options of `verifyReceiver`. */
export interface VerifyReceiverOptions {
  /** The secret that the receiver verifies with. The UTF-8 bytes of the whole text are the key (assumption D-98). */
  readonly secret: string;
  /** The URL of the requests, absolute. Nothing is sent to it. Default: `https://receiver.test/webhooks`. */
  readonly url?: string | undefined;
  /** The clock that the receiver compares timestamps with: milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /**
   * The category and the object of the Events. If the receiver fetches the object, pass an Event of a bank; its id and
   * time are replaced. Default: an Account that does not exist.
   */
  readonly event?: Pick<Event, "associated_object_id" | "associated_object_type" | "category"> | undefined;
  /** Milliseconds within which the receiver must respond: above 0, at most 10,000, the default. */
  readonly deadlineMs?: number | undefined;
  /** The option of the bank that sends to the receiver: each signed delivery has this header, too. Default: none. */
  readonly legacySignatureHeader?: string | undefined;
}

/** The options with their defaults. */
export type CheckedReceiverOptions = Pick<VerifyReceiverOptions, "legacySignatureHeader"> & {
  readonly [Name in Exclude<keyof VerifyReceiverOptions, "legacySignatureHeader">]-?: NonNullable<
    VerifyReceiverOptions[Name]
  >;
};

const ACTION = "verify the receiver";
const OPTIONS = ["secret", "url", "now", "event", "deadlineMs", "legacySignatureHeader"] as const;

const someEvent = {
  associated_object_id: "account_00000000000000000000",
  associated_object_type: "account",
  category: "account.created",
} as const;

/** Fills in the defaults. Throws a `TypeError` for an invalid or unknown option. */
export function receiverOptions(options: VerifyReceiverOptions): CheckedReceiverOptions {
  const {
    secret = "",
    url = "https://receiver.test/webhooks",
    now = () => Date.now(),
    event = someEvent,
    deadlineMs = DEADLINE_MS,
    legacySignatureHeader,
  } = onlyKnown(ACTION, options, OPTIONS);
  const headerProblem = legacySignatureHeader === undefined ? undefined : legacyHeaderProblem(legacySignatureHeader);
  const right: readonly (readonly [is: boolean, what: string])[] = [
    [
      isTrimmedText(secret, Infinity),
      "secret must be text of at least 1 character, without white space around it: the secret that the receiver verifies with",
    ],
    [URL.canParse(url), "url must be an absolute URL, such as https://receiver.test/webhooks"],
    [
      typeof now === "function" && Number.isFinite(now()),
      "now must be a function that returns milliseconds since 1970, such as () => Date.parse(bank.clock.now())",
    ],
    [
      isText(event?.associated_object_id) && isText(event.associated_object_type) && isText(event.category),
      "event must have associated_object_id, associated_object_type and category, like an Event of a bank",
    ],
    [
      typeof deadlineMs === "number" && deadlineMs > 0 && deadlineMs <= DEADLINE_MS,
      `deadlineMs must be above 0, and at most ${DEADLINE_MS}`,
    ],
    [headerProblem === undefined, `legacySignatureHeader ${headerProblem}: ${JSON.stringify(legacySignatureHeader)}`],
  ];
  const wrong = right.find(([is]) => !is);
  if (wrong !== undefined) throw mistake(ACTION, wrong[1]);
  return { secret, url, now, event, deadlineMs, legacySignatureHeader };
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** Throws a `TypeError` unless the receiver is a function, and for an Express `Router` outside an app. */
export function requireReceiver(receiver: unknown): void {
  const otherwise = "Pass a function that accepts a Request and returns a Response, or nodeReceiver(handler)";
  const problem = receiverProblem(receiver, otherwise);
  if (problem !== undefined) throw mistake(ACTION, `the receiver ${problem}`);
}
