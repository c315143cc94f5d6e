import { setTimeout as wait } from "node:timers/promises";
import { adminOperations } from "../../../admin/operations.ts";
import type { AdminClient, AdminResult } from "../../../client.ts";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import type { Flag } from "../../../flags/flag.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import { isDuration } from "../../../flags/rules.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Command, CommandCall, Page } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { wrap } from "../../output/wrap.ts";
import { parseSince, type SinceFlags, sinceFlag } from "../../server/since.ts";
import { attemptLines } from "./attempt-lines.ts";

/** The operations that resend webhooks. They respond before the receivers do. */
type SendingName = "resend" | "replay_missing";

type Attempts = AdminResult<SendingName>["data"];

const USUAL_WAIT = "5s";

const timeout = {
  type: "string",
  placeholder: "DURATION",
  rule: isDuration,
  summary: "How long to wait for the responses. Exit code 6 after that; the server continues.",
  default: USUAL_WAIT,
} as const satisfies Flag;

/** The flags of the commands that send. */
interface SendingFlags extends SinceFlags {
  readonly timeout?: string | undefined;
}

/** The interval between two reads of the attempts that have no response yet, in milliseconds. */
const POLL_MS = 50;
/** The largest number of Events that a request names, because the server limits its headers. */
const MOST_EVENTS = 100;

/** The words for the states of attempts, in the order in which the summary has them. */
const outcomeWords = {
  succeeded: "delivered",
  failed: "failed",
  due: "without a response yet",
  planned: "planned for later",
  canceled: "canceled",
} as const;

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
    print: ({ data, disabled }, page) =>
      [attemptLines(data, page, none), ...summaryLines(data, page), ...disabledLines(disabled, page)].join("\n"),
    exitCode: ({ data }) => {
      requireOutcomes(data);
      return data.some(hasFailed) ? exitCodes.no : exitCodes.done;
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
  return { ...rest, data: await readOutcomes(admin, data, () => performance.now() >= end || io.signal.aborted) };
}

/** `3 sent again: 1 delivered, 2 failed`; no line if nothing was sent. */
function summaryLines(attempts: Attempts, { paint, width }: Page): string[] {
  if (attempts.length === 0) return [];
  const counts = Object.entries(outcomeWords).flatMap(([state, words]) => {
    const { length } = attempts.filter((attempt) => attempt["state"] === state);
    const text = `${length} ${words}`;
    return length === 0 ? [] : [state === "failed" ? paint("red", text) : text];
  });
  return [wrap(`${attempts.length} sent again: ${counts.join(", ")}`, width)];
}

function disabledLines(disabled: AdminResult<SendingName>["disabled"] = [], { width }: Page): string[] {
  return disabled.map(({ id, url }) =>
    wrap(
      `Not sent to ${url}: its Event Subscription is disabled. Enable it with \`sandbank call eventSubscriptions.update ${id} status=active\`.`,
      width,
    ),
  );
}

function hasFailed({ state }: Attempts[number]): boolean {
  return state === "failed";
}

/** Throws a `TimedOutError` if an attempt has no outcome yet. */
function requireOutcomes(attempts: Attempts): void {
  const events = listEvents(attempts.filter(isOpen));
  if (events.length === 0) return;
  const [only = ""] = events;
  const command = events.length === 1 ? `attempts --event ${only}` : "attempts";
  const what = events.length === 1 ? `The Event ${only} is` : `${events.length} Events are`;
  throw new TimedOutError(`${what} still being sent. \`sandbank ${command}\` shows the outcome.`);
}

/** Reads attempts until each of them has an outcome or is planned for later, or until `isOver`. */
async function readOutcomes(admin: AdminClient, sent: Attempts, isOver: () => boolean): Promise<Attempts> {
  const latest = new Map(sent.map((attempt) => [attempt["id"], attempt]));
  for (;;) {
    const open = listEvents([...latest.values()].filter(isOpen));
    for (let index = 0; index < open.length; index += MOST_EVENTS) {
      const { data } = await admin.call("attempts", { event: open.slice(index, index + MOST_EVENTS).join(",") });
      for (const attempt of data) if (latest.has(attempt.id)) latest.set(attempt.id, attempt);
    }
    const attempts = [...latest.values()];
    if (!attempts.some(isOpen) || isOver()) return attempts;
    await wait(POLL_MS);
  }
}

function isOpen({ state }: Attempts[number]): boolean {
  return state === "due";
}

function listEvents(attempts: Attempts): string[] {
  return [...new Set(attempts.map(({ eventId }) => String(eventId)))];
}
