import { constants, eventCategories, neverProducedEventCategories } from "@sandbank/contract";
import { findNearest } from "@sandbank/view/words/find-nearest";
import { formatTime } from "@sandbank/view/words/instants";
import { listed } from "@sandbank/view/words/listed";
import * as z from "zod";
import { createEgressRules } from "../../../banks/egress.ts";
import { UsageError, wrongValue } from "../../../errors/usage-error.ts";
import { isUrl } from "../../../flags/rules.ts";
import { isLoopbackName } from "../../../names/host-name.ts";
import { type CommandIo, defineCommand } from "../../command.ts";
import { createDateLines } from "../../output/date-lines.ts";
import { readable } from "../../output/printable.ts";
import { hang } from "../../output/wrap.ts";
import { untilStopped } from "../../server/until-stopped.ts";
import { computeEnd, isForgery, outcomeLine, type Retry, sentLine } from "./delivery-lines.ts";
import { type Attempt, type AttemptListener, followAttempts } from "./follow-attempts.ts";
import { isReachable } from "./is-reachable.ts";
import { type Subscribed, subscribe } from "./subscribe.ts";

export const listenCommand = defineCommand({
  words: "listen",
  short: "Send webhooks to a receiver, and print them",
  bank: "any",
  summary: "Has the bank send its webhooks to a receiver, and prints each attempt, until it is stopped.",
  flags: {
    "forward-to": {
      type: "string",
      placeholder: "URL",
      rule: isUrl("http://localhost:3000/hooks"),
      required: true,
      summary: "The URL of the receiver.",
    },
    events: {
      type: "string",
      multiple: true,
      placeholder: "CATEGORY,...",
      summary: "Only Events of these categories, such as card.created.",
      default: "all",
    },
    secret: {
      type: "string",
      placeholder: "TEXT",
      summary: `The secret that signs the webhooks, up to ${constants.sharedSecretMaximumLength} characters.`,
      default: "one for each start of listen",
    },
    "print-secret": { type: "boolean", summary: "Print the secret that signs the webhooks." },
    "skip-until-ready": {
      type: "boolean",
      summary: "Wait until the receiver accepts connections. Events before that are not sent to it.",
    },
  },
  examples: [
    "listen --forward-to http://localhost:3000/hooks --print-secret",
    "listen --forward-to http://localhost:3000/hooks --secret local_webhook_secret",
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
      .describe(
        "The first line, and again if the bank was reset or restored without the Event Subscriptions. The secret is there with --print-secret.",
      ),
    z
      .looseObject({ type: z.literal("attempt"), id: z.string(), state: z.enum(["succeeded", "failed"]) })
      .describe("An attempt that has its outcome."),
  ]),
  async run({ flags, io, client }) {
    const url = flags["forward-to"];
    const categories = categoriesIn(flags.events);
    const secret = requireSecret(flags.secret);
    const admin = await client();
    if (flags["skip-until-ready"] === true && !(await isReachable(url, io.signal))) return;
    const environment = (await admin.call("trace", { last: 0 }))["environment"];
    const subscribed = await subscribe(admin, { url, categories, secret }).catch((error) => {
      if (environment === "live" && isLoopbackOverHttp(url)) io.err(overHttpAdvice(url));
      throw error;
    });
    const { createRedactor } = await import("@sandbank/engine");
    const shown = createRedactor()({ url }).url;
    const bankFlag = flags.bank === undefined ? "" : ` --bank ${flags.bank}`;
    const isSecretShown = flags["print-secret"] === true;
    try {
      const printer = createPrinter(io, { url, shown, subscribed, bankFlag, isSecretShown });
      await untilStopped(io.signal, () => followAttempts(admin, io.signal, printer));
    } finally {
      await subscribed.end();
    }
  },
});

interface Listening extends Omit<Retry, "retry"> {
  readonly url: string;
  /** The URL without secrets. */
  readonly shown: string;
  readonly subscribed: Subscribed;
  readonly isSecretShown: boolean;
}

/** Prints that the receiver is subscribed, and each attempt. */
function createPrinter(io: CommandIo, listening: Listening): AttemptListener {
  const { url, shown, subscribed, bankFlag, isSecretShown } = listening;
  const { subscriptions, secret } = subscribed;
  const note = io.isQuiet ? () => {} : io.err;
  let isAdvised = false;

  function printReady(message: string): void {
    if (!io.isJson) return void note(message);
    const ready = { type: "ready", url: shown, subscriptions: subscriptions(), ...(isSecretShown && { secret }) };
    io.out(JSON.stringify({ schema: 1, ...ready }));
  }

  const dateLines = createDateLines(io.paint);
  const printLine = (instant: string, line: string) => {
    for (const date of dateLines(instant)) io.out(date);
    io.out(hang(`  ${formatTime(instant)}  `, line, io.width));
  };

  printReady(`Webhooks go to ${shown} (${subscriptions().join(", ")}). Ctrl-C stops it.`);
  if (isSecretShown && !io.isJson) io.out(`Secret ${secret}`);
  const { hostname } = new URL(url);
  const isAllowed = createEgressRules([]).allowsHost(hostname);
  if (!isAllowed) note(`${hostname} is not on a private network: the server needs --deliver-to ${hostname}.`);
  return {
    subscriptions,
    onSent(attempt) {
      if (!io.isJson) printLine(attempt.dueAt, sentLine(readable(attempt)));
    },
    onOutcome(attempt, retry) {
      if (io.isJson) io.out(JSON.stringify({ schema: 1, type: "attempt", ...attempt }));
      else printLine(computeEnd(attempt), outcomeLine(readable(attempt), { retry, bankFlag }, io.paint));
      if (isAdvised || !mayBeSignature(attempt)) return;
      isAdvised = true;
      note(signatureAdvice(attempt, bankFlag));
    },
    async onRestart() {
      const isSubscribed = await subscribed.renew();
      const ids = subscriptions().join(", ");
      if (!isSubscribed) {
        printReady(`The bank was reset or restored. Webhooks go to ${shown} again (${ids}), with the same secret.`);
      }
      return isSubscribed;
    },
  };
}

function categoriesIn(texts: readonly string[] | undefined): readonly string[] | undefined {
  const categories = texts?.flatMap((text) => text.split(","));
  const produced = Object.keys(eventCategories);
  const known: readonly string[] = [...produced, ...neverProducedEventCategories];
  const wrong = categories?.find((category) => !known.includes(category));
  if (wrong === undefined) return categories;
  const near = findNearest(wrong, known);
  const remedy = near === undefined ? `The categories are ${listed(produced, "and")}.` : `Did you mean ${near}?`;
  throw wrongValue("--events", wrong, `No Event has this category. ${remedy}`);
}

/** Has a message of its own, because those of rules quote the value. */
function requireSecret(secret: string | undefined): string | undefined {
  const longest = constants.sharedSecretMaximumLength;
  const { length } = [...(secret ?? "")];
  if (length > longest) throw new UsageError(`--secret has ${length} characters. Write up to ${longest}.`);
  if (secret !== secret?.trim()) throw new UsageError("--secret has white space around it. Write it without.");
  return secret;
}

/** Returns whether a receiver may have refused an attempt because of its signature, although it is correct. */
function mayBeSignature({ status, origin }: Attempt): boolean {
  return (status === 400 || status === 401) && !isForgery(origin);
}

function isLoopbackOverHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && isLoopbackName(hostname);
}

function overHttpAdvice(url: string): string {
  const { hostname } = new URL(url);
  return (
    `A live bank sends over http only to the hosts of this machine that --deliver-to names: start the server with ` +
    `--deliver-to ${hostname}. For month ends and retries alone, start it with --schedules live, and listen to the sandbox bank.`
  );
}

function signatureAdvice({ status, eventSubscriptionId }: Attempt, bankFlag: string): string {
  return (
    `The receiver responded with ${status}. If it refuses the signature, start it with the secret that --print-secret ` +
    `prints, or pass its own secret as --secret. \`sandbank verify-receiver ${eventSubscriptionId}${bankFlag}\` checks the receiver, which handles the valid webhooks of the check as real ones.`
  );
}
