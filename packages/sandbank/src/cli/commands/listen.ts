import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { isNearby } from "../../banks/egress.ts";
import { UsageError } from "../../errors/usage-error.ts";
import type { Command, CommandIo } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { isReachable, receiverUrl } from "../receiver.ts";
import { subscribe, unsubscribe } from "../subscribe.ts";
import { untilStopped } from "./inspection-commands.ts";

/** How often attempts are read that wait for their response, in milliseconds. */
const POLL_MS = 200;

export const listenCommand: Command = {
  words: "listen",
  bank: "any",
  summary: "Has the bank send its webhooks to a receiver, and prints each attempt, until it is stopped.",
  flags: {
    "forward-to": { type: "string", placeholder: "URL", summary: "The receiver." },
    events: {
      type: "string",
      multiple: true,
      placeholder: "CATEGORY,...",
      summary: "Only Events of these categories, such as card.created.",
      default: "all",
    },
    "print-secret": { type: "boolean", summary: "Print the secret that signs the webhooks." },
    "skip-until-ready": {
      type: "boolean",
      summary: "Wait until the receiver accepts connections. Events before that are not sent to it.",
    },
  },
  examples: [
    "listen --forward-to http://localhost:3000/hooks --print-secret",
    "listen --forward-to http://localhost:3000/hooks --events card.created,card.updated",
  ],
  isStream: true,
  json: z.union([
    z
      .strictObject({
        type: z.literal("ready"),
        url: z.string(),
        subscriptions: z.array(z.string()),
        secret: z.string().optional(),
      })
      .describe("The first line. The secret is there with --print-secret."),
    z.looseObject({ type: z.literal("attempt"), id: z.string(), state: z.string() }),
  ]),
  async run({ flags, io, client }) {
    const given = flags["forward-to"] as string | undefined;
    if (given === undefined) throw new UsageError("--forward-to is missing. Write the URL of the receiver.");
    const url = receiverUrl(given);
    const categories = (flags["events"] as readonly string[] | undefined)?.flatMap((text) => text.split(","));
    const admin = await client();
    if (flags["skip-until-ready"] === true && !(await isReachable(url, io.signal))) return exitCodes.done;
    const { subscriptions, secret } = await subscribe(admin, url, categories);
    printStart(io, { url, subscriptions, ...(flags["print-secret"] === true && { secret }) });
    const { hostname } = new URL(url);
    if (!isNearby(hostname))
      io.err(`${hostname} is not on a private network: the server needs --deliver-to ${hostname}.`);
    const shown = new Set<string>();
    /** Prints what is new of the attempts. Returns whether one waits for its response. */
    const printNew = async (): Promise<boolean> => {
      const { data } = await admin.call("attempts");
      const own = data.filter((attempt) => subscriptions.includes(attempt["eventSubscriptionId"] as string));
      for (const attempt of own) {
        const key = `${attempt.id} ${String(attempt["state"])}`;
        if (shown.has(key)) continue;
        shown.add(key);
        io.out(io.isJson ? JSON.stringify({ schema: 1, type: "attempt", ...attempt }) : lineOf(attempt));
      }
      return own.some(({ state }) => state === "due");
    };
    try {
      await untilStopped(io.signal, async () => {
        for await (const { type } of admin.steps({ signal: io.signal })) {
          if (type === "hello") continue;
          // The end of an attempt is not a step of the bank.
          while ((await printNew()) && !io.signal.aborted) await wait(POLL_MS);
        }
      });
    } finally {
      await unsubscribe(admin, subscriptions);
    }
    return exitCodes.done;
  },
};

interface Started {
  readonly url: string;
  readonly subscriptions: readonly string[];
  readonly secret?: string;
}

function printStart(io: CommandIo, { url, subscriptions, secret }: Started): void {
  if (io.isJson)
    return void io.out(
      JSON.stringify({ schema: 1, type: "ready", url, subscriptions, ...(secret !== undefined && { secret }) }),
    );
  io.err(`Webhooks go to ${url} (${subscriptions.join(", ")}). Ctrl-C stops it.`);
  if (secret !== undefined) io.out(`Secret ${secret}`);
}

function lineOf(attempt: Readonly<Record<string, unknown>>): string {
  const { state, status, category, eventId, error, dueAt } = attempt;
  const arrow = state === "due" || state === "planned" ? "-->" : "<--";
  const outcome = status === null ? (error === null ? String(state) : String(error)) : String(status);
  return `${String(dueAt)}  ${arrow} ${outcome}  ${String(category)} [${String(eventId)}]`;
}
