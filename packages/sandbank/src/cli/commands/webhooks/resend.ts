import { setTimeout as wait } from "node:timers/promises";
import type { AdminClient, AdminResult } from "../../../client.ts";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import type { Flag } from "../../../flags/flag.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import { isDuration } from "../../../flags/rules.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Command, CommandCall } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { type SinceFlags, sinceFlag, sinceOf } from "../../server/since.ts";
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

interface ResendOptions {
  readonly short: string;
  /** The text that is printed if nothing is sent. */
  readonly none: string;
}

/** Makes a command that resends webhooks, and prints the outcome of each attempt. */
export function resendCommand(name: SendingName, { short, none }: ResendOptions): Command {
  return adminCommand(name, {
    short,
    flags: { ...(name === "replay_missing" && { since: sinceFlag("Only Events") }), timeout },
    perform: (call: CommandCall<SendingFlags>, sent) => sendAndWait(call, name, sent),
    print: ({ data }, page) => attemptLines(data, page, none),
    exitCode: ({ data }) => requireOutcomes(data),
  });
}

/** Resends webhooks, and resolves once each attempt has an outcome or the time is up. */
async function sendAndWait({ client, io, flags }: CommandCall<SendingFlags>, name: SendingName, sent: object) {
  const limit = readDuration("--timeout", flags.timeout ?? USUAL_WAIT);
  const admin = await client();
  const since = await sinceOf(flags, admin);
  const { data } = await admin.call(name, { ...sent, ...(since !== undefined && { since }) } as never);
  const end = performance.now() + limit;
  return { data: await outcomesOf(admin, data, () => performance.now() >= end || io.signal.aborted) };
}

/** Throws a `TimedOutError` if an attempt has no outcome yet. */
function requireOutcomes(attempts: Attempts): number {
  const events = eventsOf(attempts.filter(isOpen));
  if (events.length === 0) return exitCodes.done;
  const [only = ""] = events;
  const command = events.length === 1 ? `attempts --event ${only}` : "attempts";
  const what = events.length === 1 ? `The Event ${only} is` : `${events.length} Events are`;
  throw new TimedOutError(`${what} still being sent. \`sandbank ${command}\` shows the outcome.`);
}

/** Reads attempts until each of them has an outcome or is planned for later, or until `isOver`. */
async function outcomesOf(admin: AdminClient, sent: Attempts, isOver: () => boolean): Promise<Attempts> {
  const latest = new Map(sent.map((attempt) => [attempt["id"], attempt]));
  for (;;) {
    const open = eventsOf([...latest.values()].filter(isOpen));
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

function eventsOf(attempts: Attempts): string[] {
  return [...new Set(attempts.map(({ eventId }) => String(eventId)))];
}
