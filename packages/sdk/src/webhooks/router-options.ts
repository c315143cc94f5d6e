import { checkNames } from "../core/check-names.ts";
import { refused } from "../core/refused.ts";
import { BankArgumentError } from "../errors/bank-argument-error.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";
import type { Event } from "./event.ts";
import { createMemoryDedupeStore } from "./memory-dedupe-store.ts";
import type { WebhookMessage, WebhookVerifierOptions } from "./message.ts";
import type { Signal } from "./platform.ts";

/** The default objects of a `WebhookRouter`: a router of any client is assignable to it. */
// biome-ignore lint/suspicious/noExplicitAny: `unknown` has no categories, and a Record is no supertype of an interface.
export type AnyObjects = any;

/** The part of a client that a router needs. `Objects` maps each category of Events to the type of its object. */
export interface WebhookClient<Objects = AnyObjects> {
  readonly events: {
    /** Exists for the compiler only, which infers `Objects` from it. */
    readonly "~objects"?: Objects | undefined;
    fetchObject(event: Event, options?: { readonly signal?: Signal | undefined }): Promise<unknown>;
  };
}

/** The options of a router, except its verification. */
export interface WebhookRouterSettings<Objects = AnyObjects> {
  /**
   * Retrieves the objects of Events. Use a client of the Event Subscription's environment: the other environment does
   * not have these objects.
   */
  readonly client: WebhookClient<Objects>;
  /** Remembers which Events were handled. Default: `createMemoryDedupeStore()`. */
  readonly dedupe?: WebhookDedupeStore | undefined;
  /**
   * Called for every failure that the router responds to with a 5xx, because senders do not read the body of a
   * response: failures after a delivery was verified, and errors in the receiver's setup. Not called for an unverified
   * sender that disconnects or is slow. If `onError` throws or rejects, the error goes to `console.error`. Default:
   * `console.error`.
   */
  readonly onError?: ((error: unknown, event: Event | undefined) => unknown) | undefined;
}

/** The options of a router: either the secret of the Event Subscription, with the options of a verifier, or a verifier. */
export type WebhookRouterOptions<Objects = AnyObjects> = WebhookRouterSettings<Objects> &
  (
    | (WebhookVerifierOptions & { readonly verifier?: undefined })
    | ({
        /** Verifies the deliveries. Create it with `createWebhookVerifier` from `./webhooks` or `./webhooks/web`. */
        readonly verifier: Verifier;
      } & { readonly [Name in keyof WebhookVerifierOptions]?: undefined })
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
  "dedupe",
  "onError",
];
const functionsOfStore = ["claim", "confirm", "release"] as const;
const FAILURE = "Failed to make a webhook router";

/** Returns the options with their defaults. Throws a `TypeError` that names the invalid option. */
export function routerOptions(
  options: WebhookRouterOptions,
  verifierOf: (options: WebhookVerifierOptions) => Verifier,
) {
  const { client, dedupe, onError = print } = Object(options) as WebhookRouterOptions;
  checkNames(options, known, FAILURE);
  if (typeof client?.events?.fetchObject !== "function") throw refused("client", "a BankClient");
  if (typeof onError !== "function") throw refused("onError", "a function");
  // Without this check, a store of another shape would fail at the first delivery.
  if (dedupe && !functionsOfStore.every((name) => typeof dedupe[name] === "function")) {
    throw refused("dedupe", "a store with the functions claim, confirm and release");
  }
  return {
    client,
    verifier: givenVerifier(options) ?? verifierOf(pick(options)),
    dedupe: dedupe ?? createMemoryDedupeStore(),
    onError,
  };
}

/** Returns the verifier of the options; undefined if they have a secret. */
function givenVerifier(options: WebhookRouterOptions): Verifier | undefined {
  const { verifier, secret } = options;
  if (verifier === undefined) {
    if (secret !== undefined) return undefined;
    throw misuse("there is no secret. Pass the `secret` of the Event Subscription, or a `verifier`");
  }
  const both = verification.find((name) => options[name] !== undefined);
  if (both !== undefined) {
    throw misuse(
      `there are \`verifier\` and \`${both}\`. Pass \`${both}\` to createWebhookVerifier, or no \`verifier\``,
    );
  }
  if (typeof verifier?.unwrap !== "function") throw refused("verifier", "a result of createWebhookVerifier");
  return verifier;
}

/** Returns the options of a verifier among those of a router. */
function pick({ secret, secretEncoding, toleranceSeconds, now }: WebhookRouterOptions): WebhookVerifierOptions {
  return { secret: secret as WebhookVerifierOptions["secret"], secretEncoding, toleranceSeconds, now };
}

function misuse(why: string): BankArgumentError {
  return new BankArgumentError(`[sandbank] ${FAILURE}: ${why}.`);
}

function print(error: unknown, event: Event | undefined): void {
  console.error(...(event === undefined ? [error] : [error, event]));
}
