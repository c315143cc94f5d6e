import { checkNames } from "../core/check-names.ts";
import { refused } from "../core/refused.ts";
import type { BankArgumentError } from "../errors/bank-argument-error.ts";
import { mistake } from "../errors/mistake.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";
import type { Event } from "./event.ts";
import { createMemoryDedupeStore } from "./memory-dedupe-store.ts";
import type { WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import type { Signal } from "./platform.ts";
import type { WebhookStore } from "./stores/webhook-store.ts";

/** The default objects of a `WebhookRouter`: a router of any client is assignable to it. */
// biome-ignore lint/suspicious/noExplicitAny: `unknown` has no categories, and a Record is no supertype of an interface.
export type AnyObjects = any;

/** The default transaction of a `WebhookRouter`: a router with any store is assignable to it. */
// biome-ignore lint/suspicious/noExplicitAny: handlers receive it, so no other type is a supertype of all.
export type AnyTransaction = any;

/** The part of a client that a router needs. `Objects` maps each category of Events to the type of its object. */
export interface WebhookClient<Objects = AnyObjects> {
  readonly events: {
    /** Exists for the compiler only, which infers `Objects` from it. */
    readonly "~objects"?: Objects | undefined;
    fetchObject(event: Event, options?: { readonly signal?: Signal | undefined }): Promise<unknown>;
    /** Only for `router.poll`, which without it handles only the Events that are due in the store. */
    list?(params: EventPageParams, options: { readonly signal: Signal }): PromiseLike<EventPage>;
    /** Only for `router.poll`, which waits with it. */
    poll?(options: {
      readonly cursor?: string | undefined;
      readonly intervalMs: number;
      readonly signal: Signal;
      readonly onCaughtUp: () => unknown;
    }): AsyncIterable<unknown>;
  };
}

interface EventPageParams {
  readonly cursor?: string | undefined;
  readonly order_by: { readonly field: "created_at"; readonly direction: "ascending" };
}

interface EventPage {
  readonly data: readonly Event[];
  readonly next_cursor: string | null;
}

/**
 * The options of a router, except its verification: either a `store` or `dedupe`. `Tx` is the transaction of the `store`.
 */
export type WebhookRouterSettings<Objects = AnyObjects, Tx = AnyTransaction> = ClientSettings<Objects> &
  (StoreSettings<Tx> | DedupeSettings);

interface ClientSettings<Objects> {
  /**
   * Retrieves the objects of Events. Use a client of the Event Subscription's environment: the other environment does
   * not have these objects.
   */
  readonly client: WebhookClient<Objects>;
  /**
   * Called for every failure that the router responds to with a 5xx, because senders do not read the body of a
   * response: failures after a delivery was verified, and errors in the receiver's setup. Also called with the error of
   * work that a handler passed to `waitUntil`. Not called for an unverified sender that disconnects or is slow. If
   * `onError` throws or rejects, the error goes to `console.error`. Default: `console.error`.
   */
  readonly onError?: ((error: unknown, event: Event | undefined) => unknown) | undefined;
}

interface StoreSettings<Tx> {
  /**
   * Runs each handler in a transaction that also marks the Event, and saves the cursor of `poll`. Create it with
   * `postgresStore`, `sqliteStore` or `redisStore` from `./webhooks/stores`, with a `consumer` of its own if the
   * app has several routers. Excludes `dedupe`.
   */
  readonly store?: WebhookStore<Tx> | undefined;
  readonly dedupe?: undefined;
}

interface DedupeSettings {
  readonly store?: undefined;
  /** Remembers which Events were handled, if there is no `store`. Default: `createMemoryDedupeStore()`. */
  readonly dedupe?: WebhookDedupeStore | undefined;
}

/**
 * The options of a router: either the secret of the Event Subscription, with the options of a verifier, or a verifier.
 */
export type WebhookRouterOptions<Objects = AnyObjects, Tx = AnyTransaction> = WebhookRouterSettings<Objects, Tx> &
  (
    | ({
        /** Verifies the deliveries. Create it with `createWebhookVerifier` from `./webhooks` or `./webhooks/web`. */
        readonly verifier: Verifier;
      } & { readonly [Name in keyof WebhookVerifierOptions]?: undefined })
    // The compiler explains only the last one: most routers have a secret.
    | (WebhookVerifierOptions & { readonly verifier?: undefined })
  );

/** The part of a verifier that a router needs. */
export interface Verifier {
  unwrap(message: WebhookMessage): Event | Promise<Event>;
}

const verification = ["secret", "secretEncoding", "toleranceSeconds", "now"] as const;
// Without a spread, which bundlers would keep in apps that only verify.
const known: readonly (keyof WebhookRouterOptions)[] = [
  "client",
  "secret",
  "secretEncoding",
  "toleranceSeconds",
  "now",
  "verifier",
  "store",
  "dedupe",
  "onError",
];
const functionsOfDedupe = ["claim", "confirm", "release"] as const;
const ACTION = "make a webhook router";

/** Returns the options with their defaults. Throws a `TypeError` that names the invalid option. */
export function routerOptions<Tx>(
  options: WebhookRouterOptions<AnyObjects, Tx>,
  verifierOf: (options: WebhookVerifierOptions) => Verifier,
) {
  const { client, store, dedupe, onError = print } = Object(options) as WebhookRouterSettings<AnyObjects, Tx>;
  checkNames(options, known, ACTION);
  if (typeof client?.events?.fetchObject !== "function") throw refused("client", "a BankClient");
  if (typeof onError !== "function") throw refused("onError", "a function");
  // Without this check, a store of another shape would fail at the first delivery.
  if (dedupe && !functionsOfDedupe.every((name) => typeof dedupe[name] === "function")) {
    throw refused("dedupe", "a store with the functions claim, confirm and release");
  }
  if (store && dedupe)
    throw misuse("there are `store` and `dedupe`", "Pass only the `store`: it also removes duplicates.");
  if (store && typeof store.handle !== "function") throw refused("store", "a result of postgresStore or another store");
  return {
    client,
    store,
    verifier: givenVerifier(options) ?? verifierOf(pick(options)),
    dedupe: dedupe ?? createMemoryDedupeStore(),
    onError,
  };
}

/** Returns the verifier of the options; undefined if they have a secret. */
function givenVerifier(options: WebhookRouterOptions): Verifier | undefined {
  const { verifier, secret } = options;
  if (verifier === undefined) {
    // An unset variable is often empty text.
    if (secret) return undefined;
    throw misuse("there is no secret", "Pass the `secret` of the Event Subscription, or a `verifier`.");
  }
  const both = verification.find((name) => options[name] !== undefined);
  if (both !== undefined) {
    throw misuse(
      `there are \`verifier\` and \`${both}\``,
      `Pass \`${both}\` to createWebhookVerifier, or no \`verifier\`.`,
    );
  }
  if (typeof verifier?.unwrap !== "function") throw refused("verifier", "a result of createWebhookVerifier");
  return verifier;
}

/** Returns the options of a verifier among those of a router. */
function pick({ secret, secretEncoding, toleranceSeconds, now }: WebhookRouterOptions): WebhookVerifierOptions {
  return { secret: secret as WebhookVerifierOptions["secret"], secretEncoding, toleranceSeconds, now };
}

function misuse(why: string, advice: string): BankArgumentError {
  return mistake(ACTION, why, advice);
}

function print(error: unknown, event: Event | undefined): void {
  console.error(...(event === undefined ? [error] : [error, event]));
}
