import { refused } from "../../core/refused.ts";
import { WebhookBusyError } from "../webhook-busy-error.ts";
import { errorText, notFailed } from "./error-text.ts";
import { clearInterval, setInterval } from "./lease-timers.ts";
import { buildScript, type Step } from "./redis-scripts.ts";
import { type StoreOptions, storeOptions, wholeNumber } from "./store-options.ts";
import type { FailedWebhook, WebhookStore } from "./webhook-store.ts";

/** A client of `redis` or `ioredis`. */
export type RedisClient =
  | { sendCommand(args: string[]): Promise<unknown> }
  | { call(command: string, ...args: string[]): Promise<unknown> };

/** The options of `redisStore`. */
export interface RedisStoreOptions extends StoreOptions {
  /**
   * The beginning of the names of its keys, before the `consumer`. In a cluster all keys must be in one slot, so the default has braces:
   * `{sandbank_events}`.
   */
  readonly prefix?: string | undefined;
}

/**
 * Creates a store in Redis 5 or later: no two processes handle an Event at the same time, and each Event is handled at
 * least once. Redis shares no transaction with your database: if a process stops between the end of a handler and the
 * mark, the Event is handled again.
 *
 * A claim ends `leaseSeconds` after its process has stopped. A running process renews its claims; one that is suspended or
 * cannot reach Redis for longer than the lease may handle an Event at the same time as another process.
 *
 * Throws a `TypeError` that names the invalid option.
 *
 * @example
 * const store = redisStore(await createClient().connect());
 */
export function redisStore(client: RedisClient, options: RedisStoreOptions = {}): WebhookStore {
  const [leaseSeconds, maxAttempts, consumer] = storeOptions(options, ["prefix"]);
  const { prefix = "{sandbank_events}" } = options;
  const run = runner(client, `${prefix}:${consumer}`, maxAttempts);
  const leaseMs = leaseSeconds * 1_000;

  /** Tries twice: if it failed, a handler that has succeeded would run again. */
  const confirm = (id: string, token: string, cursor: string) =>
    run("confirm", id, token, cursor).catch(() => run("confirm", id, token, cursor));

  return {
    async handle(event, work, { cursor = "" } = {}) {
      const { id } = event;
      const token = crypto.randomUUID();
      const state = await run("claim", id, token, leaseMs, cursor);
      if (state === "busy") throw new WebhookBusyError(id);
      if (state === "duplicate") return state;
      if (state !== "claimed") {
        await run("release", id, token).catch(() => {});
        throw unknownAnswer(state);
      }
      // A renewal that fails needs no handling: the next one may succeed before the lease ends.
      const renewal = setInterval(() => run("renew", id, token, leaseMs).catch(() => {}), leaseMs / 3);
      try {
        await work(undefined);
        await confirm(id, token, cursor);
        return "handled";
      } catch (error) {
        // The router throws a WebhookBusyError if it is too late to run the handler.
        const end =
          error instanceof WebhookBusyError
            ? run("release", id, token)
            : run("fail", id, token, errorText(error), JSON.stringify(event));
        // If Redis is not available, the claim ends with the lease. The caller receives the first error.
        await end.catch(() => {});
        throw error;
      } finally {
        clearInterval(renewal);
      }
    },
    async failed(options) {
      const values = readTexts(await run("failed", wholeNumber("limit", 1, 100, options)));
      const rows: FailedWebhook[] = [];
      for (let at = 0; at < values.length; at += 4) {
        const [id, attempts, error, time] = values.slice(at, at + 4) as [string, string, string, string];
        rows.push({ id, attempts: Number(attempts), error, failedAt: new Date(Number(time)).toISOString() });
      }
      return rows;
    },
    async retry(id) {
      if (requireText(await run("retry", id)) === "missing") throw notFailed(id);
    },
    clean: async (options) => Number(requireText(await run("clean", wholeNumber("olderThanDays", 0, 35, options)))),
    async resume() {
      const [cursor, ...events] = readTexts(await run("resume"));
      return { cursor: cursor || null, events: events.map((event) => JSON.parse(event)) };
    },
    marked: async (ids) => readTexts(await run("marked", ...ids)),
  };
}

function requireText(reply: unknown): string {
  if (typeof reply === "string") return reply;
  throw unknownAnswer(reply);
}

function readTexts(reply: unknown): string[] {
  if (Array.isArray(reply)) return reply.map(requireText);
  throw unknownAnswer(reply);
}

/** The error of a reply that is no text: options of a client can change it. It shows no value: a client has a password. */
function unknownAnswer(reply: unknown): Error {
  return refused(
    `the answer of Redis, ${Object.prototype.toString.call(reply)}`,
    "text. Use a client without `typeMapping`, such as `client.withTypeMapping({})`, and without `legacyMode`",
  );
}

/** Runs a script with the arguments that its comment names. */
function runner(client: RedisClient, prefix: string, maxAttempts: number) {
  const { call, sendCommand } = Object(client);
  // ioredis has `sendCommand` too, with another form.
  const send: ((args: string[]) => Promise<unknown>) | undefined =
    typeof call === "function"
      ? ([command, ...args]) => call.call(client, command, ...args)
      : typeof sendCommand === "function"
        ? (args) => sendCommand.call(client, args)
        : undefined;
  if (send === undefined) throw refused("client", "a client of redis or ioredis");
  return async (step: Step, ...args: (string | number)[]) =>
    send(["EVAL", buildScript(step), "1", prefix, ...[maxAttempts, ...args].map(String)]);
}
