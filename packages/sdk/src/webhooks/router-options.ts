import { checkNames } from "../core/known-options.ts";
import { refused } from "../core/refused.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";
import type { Event } from "./event.ts";
import { createMemoryDedupeStore } from "./memory-dedupe-store.ts";
import type { WebhookMessage } from "./message.ts";
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

export interface WebhookRouterOptions<Objects = AnyObjects> {
  /**
   * Retrieves the objects of Events. Use a client of the Event Subscription's environment: the other environment does
   * not have these objects.
   */
  readonly client: WebhookClient<Objects>;
  /** Verifies the deliveries. Create it with `createWebhookVerifier` from `./webhooks` or `./webhooks/web`. */
  readonly verifier: { unwrap(message: WebhookMessage): Event | Promise<Event> };
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

const known: readonly (keyof WebhookRouterOptions)[] = ["client", "verifier", "dedupe", "onError"];

/** Returns the options with their defaults. Throws a `TypeError` that names the invalid option. */
export function routerOptions(options: WebhookRouterOptions) {
  const { client, verifier, dedupe, onError = console.error } = Object(options) as WebhookRouterOptions;
  checkNames(options, known, "Failed to make a webhook router");
  if (typeof client?.events?.fetchObject !== "function") throw refused("client", "a BankClient");
  if (typeof verifier?.unwrap !== "function") throw refused("verifier", "a result of createWebhookVerifier");
  if (typeof onError !== "function") throw refused("onError", "a function");
  return { client, verifier, dedupe: dedupe ?? createMemoryDedupeStore(), onError };
}
