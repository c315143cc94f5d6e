import { openRouter, type WebhookRouter } from "./router.ts";
import type { WebhookRouterOptions } from "./router-options.ts";
import { createWebhookVerifier } from "./web-verifier.ts";

/**
 * Creates a router for webhooks. It verifies each delivery, with Web Crypto if it has a `secret`, claims its Event,
 * retrieves the Event's object, runs your handler and returns the response.
 *
 * The router handles each Event once, and again only after a failure. With a `store` this also holds for several
 * processes and after a crash: the handler writes with `tx`, which is committed together with the mark of the Event. A
 * repeated delivery waits while a handler runs for the same Event, and receives the same response. If the object is not
 * found, the delivery fails, because the API never deletes objects: either the client's key belongs to the other
 * environment, or a retry will find the object.
 *
 * Throws a `TypeError` that names the invalid option.
 *
 * @example
 * const router = createWebhookRouter({ client, secret });
 * router.on("account.created", ({ object }) => console.log(object.name));
 * const response = await router.handle(request);
 */
export function createWebhookRouter<Objects = Record<string, unknown>, Tx = undefined>(
  options: WebhookRouterOptions<Objects, Tx>,
): WebhookRouter<Objects, Tx> {
  return openRouter(options, createWebhookVerifier);
}
