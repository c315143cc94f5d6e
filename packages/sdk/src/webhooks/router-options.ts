import { checkNames } from "../core/known-options.ts";
import { refused } from "../core/refused.ts";
import type { WebhookDedupeStore } from "./dedupe-store.ts";
import type { Event } from "./event.ts";
import { createMemoryDedupeStore } from "./memory-dedupe-store.ts";
import type { WebhookMessage } from "./message.ts";
import type { Signal } from "./platform.ts";

/** A router of whatever client is a `WebhookRouter`. */
// biome-ignore lint/suspicious/noExplicitAny: `unknown` has no categories, and a Record is no supertype of an interface.
export type AnyObjects = any;

/** As much of a client as a router needs. `Objects` has the type of the object of each category of Events. */
export interface WebhookClient<Objects = AnyObjects> {
  readonly events: {
    /** For the compiler only: what `Objects` is inferred from. */
    readonly "~objects"?: Objects | undefined;
    fetchObject(event: Event, options?: { readonly signal?: Signal | undefined }): Promise<unknown>;
  };
}

export interface WebhookRouterOptions<Objects = AnyObjects> {
  /** Retrieves the objects. Of the environment of the subscription: another one has none of them. */
  readonly client: WebhookClient<Objects>;
  /** From `createWebhookVerifier`, of `./webhooks` or `./webhooks/web`. */
  readonly verifier: { unwrap(message: WebhookMessage): Event | Promise<Event> };
  /** Remembers what was handled. Default: `createMemoryDedupeStore()`. */
  readonly dedupe?: WebhookDedupeStore | undefined;
  /**
   * Told of every failure that is answered with a 5xx, which senders do not read: of what went wrong once a delivery was
   * verified, and of faults of the receiver. A sender that goes away or is slow is not told of: it may be anybody. What
   * `onError` throws itself, at once or later, goes to `console.error`. Default: `console.error`.
   */
  readonly onError?: ((error: unknown, event: Event | undefined) => unknown) | undefined;
}

const known: readonly (keyof WebhookRouterOptions)[] = ["client", "verifier", "dedupe", "onError"];

/** The options with their defaults. Throws a `TypeError` that names the option at fault. */
export function routerOptions(options: WebhookRouterOptions) {
  const { client, verifier, dedupe, onError = console.error } = Object(options) as WebhookRouterOptions;
  checkNames(options, known, "Failed to make a webhook router");
  if (typeof client?.events?.fetchObject !== "function") throw refused("client", "a BankClient");
  if (typeof verifier?.unwrap !== "function") throw refused("verifier", "what createWebhookVerifier makes");
  if (typeof onError !== "function") throw refused("onError", "a function");
  return { client, verifier, dedupe: dedupe ?? createMemoryDedupeStore(), onError };
}
