import { setTimeout as wait } from "node:timers/promises";
import { followOutcomes } from "@sandbank/view/reads/follow-outcomes";
import { outcomesText } from "@sandbank/view/words/failures";
import { adminOperations } from "../../../admin/operations.ts";
import type { AdminResult } from "../../../client.ts";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import { durationFlag } from "../../../flags/rules.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Command, CommandCall, Page } from "../../command.ts";
import { wrap } from "../../output/wrap.ts";
import { parseSince, type SinceFlags, sinceFlag } from "../../server/since.ts";
import { attemptLines } from "./attempt-lines.ts";
import { failureLines } from "./failed-attempts.ts";
import type { Attempt } from "./follow-attempts.ts";

/** The operations that resend webhooks. They respond before the receivers do. */
type SendingName = "resend" | "replay_missing";

type Attempts = readonly Attempt[];

const USUAL_WAIT = "5s";

const timeout = durationFlag(
  "How long to wait for the responses. Exit code 6 after that; the server continues.",
  USUAL_WAIT,
);

/** The flags of the commands that send. */
interface SendingFlags extends SinceFlags {
  readonly timeout?: string | undefined;
}

/** The interval between two reads of the attempts that have no response yet, in milliseconds. */
const POLL_MS = 50;
/** The most attempts that are printed each. Of more, the failures are grouped. */
const MOST_LINES = 20;

interface ResendOptions {
  readonly short: string;
  /** The text that is printed if nothing is sent. */
  readonly none: string;
}

/** Makes a command that resends webhooks, and prints the outcome of each attempt and how many ended how. */
export function resendCommand(name: SendingName, { short, none }: ResendOptions): Command {
  return adminCommand(name, {
    short,
    summary: `${adminOperations[name].summary} Exit code 1 if a receiver does not accept one.`,
    flags: { ...(name === "replay_missing" && { since: sinceFlag("Only Events") }), timeout },
    perform: (call: CommandCall<SendingFlags>, sent) => sendAndWait(call, name, sent),
    print({ data, disabled }, page) {
      const lines = data.length <= MOST_LINES ? [attemptLines(data, page, none)] : failureLines(toAttempts(data), page);
      return [...lines, ...summaryLines(toAttempts(data), page), ...disabledLines(disabled, page)].join("\n");
    },
    isNo({ data }) {
      requireOutcomes(toAttempts(data));
      return toAttempts(data).some(({ state }) => state === "failed");
    },
  });
}

/** Resends webhooks, and resolves once each attempt has an outcome or the time is up. */
async function sendAndWait({ client, io, flags }: CommandCall<SendingFlags>, name: SendingName, sent: object) {
  const limit = readDuration("--timeout", flags.timeout ?? USUAL_WAIT);
  const admin = await client();
  const since = await parseSince(flags, admin);
  const { data, ...rest } = await admin.call(name, { ...sent, ...(since !== undefined && { since }) } as never);
  const end = performance.now() + limit;
  let latest = toAttempts(data);
  const read = async (event: string) => (await admin.call("attempts", { event, requests: "none" })).data;
  for await (latest of followOutcomes(latest, read, () => wait(POLL_MS))) {
    if (performance.now() >= end || io.signal.aborted) break;
  }
  return { ...rest, data: [...latest] };
}

/** The table of operations does not list the members of the attempts that were sent again. */
function toAttempts(data: AdminResult<SendingName>["data"]): Attempts {
  return data as unknown as Attempts;
}

/** `3 sent again: 1 delivered, 2 failed (503)`; no line if nothing was sent. */
function summaryLines(attempts: Attempts, { paint, width }: Page): string[] {
  const text = outcomesText(attempts, undefined, (part) => paint("red", part));
  return attempts.length === 0 ? [] : [wrap(text, width)];
}

function disabledLines(disabled: AdminResult<SendingName>["disabled"] = [], { width }: Page): string[] {
  return disabled.map(({ id, url }) =>
    wrap(
      `Not sent to ${url}: its Event Subscription is disabled. Enable it with \`sandbank call eventSubscriptions.update ${id} status=active\`.`,
      width,
    ),
  );
}

/** Throws a `TimedOutError` if an attempt has no outcome yet. */
function requireOutcomes(attempts: Attempts): void {
  const due = attempts.filter(({ state }) => state === "due");
  const events = [...new Set(due.map(({ eventId }) => eventId))];
  if (events.length === 0) return;
  const [only = ""] = events;
  const command = events.length === 1 ? `attempts --event ${only}` : "attempts";
  const what = events.length === 1 ? `The Event ${only} is` : `${events.length} Events are`;
  throw new TimedOutError(`${what} still being sent. \`sandbank ${command}\` shows the outcome.`);
}
