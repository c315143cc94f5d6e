import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { isNearby } from "../../server/egress.ts";
import type { Command, CommandIo } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { UsageError } from "../usage-error.ts";
import { untilStopped } from "./inspection-commands.ts";

/** How often attempts are read that wait for their response, in milliseconds. */
const POLL_MS = 200;

export const listenCommand: Command = {
  words: "listen",
  summary: "Has the bank send its webhooks to a receiver, and prints each attempt, until it is stopped.",
  flags: {
    "forward-to": { type: "string", placeholder: "URL", summary: "The receiver." },
    events: {
      type: "string",
      multiple: true,
      placeholder: "CATEGORY",
      summary: "Only Events of this category, such as card.created.",
      default: "all",
    },
    "print-secret": { type: "boolean", summary: "Print the secret that signs the webhooks." },
  },
  examples: [
    "listen --forward-to http://localhost:3000/hooks --print-secret",
    "listen --forward-to http://localhost:3000/hooks --events declined_transaction.created",
  ],
  isStream: true,
  json: z.union([
    z
      .strictObject({
        type: z.literal("ready"),
        url: z.string(),
        subscription: z.string(),
        secret: z.string().optional(),
      })
      .describe("The first line. The secret is there with --print-secret."),
    z.looseObject({ type: z.literal("attempt"), id: z.string(), state: z.string() }),
  ]),
  async run({ flags, io, client }) {
    const url = flags["forward-to"];
    if (typeof url !== "string") throw new UsageError("--forward-to is missing. Write the URL of the receiver.");
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new UsageError(`--forward-to is ${JSON.stringify(url)}. Write a URL such as http://localhost:3000/hooks.`);
    }
    const categories = flags["events"] as readonly string[] | undefined;
    const admin = await client();
    const subscription = (await admin.call("call", {
      operation: "eventSubscriptions.create",
      params: {
        url,
        ...(categories !== undefined && {
          selected_event_categories: categories.map((category) => ({ event_category: category })),
        }),
      },
    })) as { readonly id: string };
    const { secret } = await admin.call("secret", { subscription: subscription.id });
    printStart(io, { url, subscription: subscription.id, ...(flags["print-secret"] === true && { secret }) });
    const { hostname } = new URL(url);
    if (!isNearby(hostname))
      io.err(`${hostname} is not on a private network: the server needs --deliver-to ${hostname}.`);
    const shown = new Set<string>();
    /** Prints what is new of the attempts. Returns whether one waits for its response. */
    const printNew = async (): Promise<boolean> => {
      const { data } = await admin.call("attempts");
      const own = data.filter((attempt) => attempt["eventSubscriptionId"] === subscription.id);
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
      await admin
        .call("call", { operation: "eventSubscriptions.update", id: subscription.id, params: { status: "deleted" } })
        .catch(() => {});
    }
    return exitCodes.done;
  },
};

interface Started {
  readonly url: string;
  readonly subscription: string;
  readonly secret?: string;
}

function printStart(io: CommandIo, { url, subscription, secret }: Started): void {
  if (io.isJson)
    return void io.out(
      JSON.stringify({ schema: 1, type: "ready", url, subscription, ...(secret !== undefined && { secret }) }),
    );
  io.err(`Webhooks go to ${url} (${subscription}). Ctrl-C stops it.`);
  if (secret !== undefined) io.out(`Secret ${secret}`);
}

function lineOf(attempt: Readonly<Record<string, unknown>>): string {
  const { state, status, category, eventId, error, dueAt } = attempt;
  const arrow = state === "due" || state === "planned" ? "-->" : "<--";
  const outcome = status === null ? (error === null ? String(state) : String(error)) : String(status);
  return `${String(dueAt)}  ${arrow} ${outcome}  ${String(category)} [${String(eventId)}]`;
}
