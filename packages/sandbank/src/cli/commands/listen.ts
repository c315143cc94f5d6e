import type { Command, CommandIo } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { UsageError } from "../usage-error.ts";

export const listenCommand: Command = {
  words: "listen",
  summary: "Has the bank send its webhooks to a receiver, and prints each attempt, until it is stopped.",
  flags: {
    "forward-to": { type: "string", placeholder: "URL", summary: "The receiver." },
    events: { type: "string", placeholder: "CATEGORY", summary: "Only this category of Events. Default: all." },
    "print-secret": { type: "boolean", summary: "Print the secret that signs the webhooks." },
  },
  examples: ["listen --forward-to http://localhost:3000/hooks --print-secret"],
  async run({ flags, io, client }) {
    const url = flags["forward-to"];
    if (typeof url !== "string" || !URL.canParse(url))
      throw new UsageError("--forward-to must be a URL, such as http://localhost:3000/hooks.");
    const category = flags["events"];
    const admin = await client();
    const subscription = (await admin.call("call", {
      operation: "eventSubscriptions.create",
      params: {
        url,
        ...(typeof category === "string" && { selected_event_categories: [{ event_category: category }] }),
      },
    })) as { readonly id: string };
    const { secret } = await admin.call("secret", { subscription: subscription.id });
    printStart(io, { url, subscription: subscription.id, ...(flags["print-secret"] === true && { secret }) });
    const shown = new Set<string>();
    try {
      for await (const { type } of admin.steps({ signal: io.signal })) {
        if (type === "hello") continue;
        const { data } = await admin.call("attempts");
        for (const attempt of data) {
          if (
            attempt["eventSubscriptionId"] !== subscription.id ||
            shown.has(`${attempt.id} ${String(attempt["state"])}`)
          )
            continue;
          shown.add(`${attempt.id} ${String(attempt["state"])}`);
          io.out(io.isJson ? JSON.stringify({ schema: 1, type: "attempt", ...attempt }) : lineOf(attempt));
        }
      }
    } catch (error) {
      if (!io.signal.aborted) throw error;
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
