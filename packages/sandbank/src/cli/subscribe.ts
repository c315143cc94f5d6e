import type { AdminClient } from "../client.ts";

/** Event Subscriptions of one receiver, which share their secret. */
interface Subscribed {
  readonly subscriptions: readonly string[];
  readonly secret: string;
}

/**
 * Has a bank send its webhooks to a receiver: of all categories, or of some. An Event Subscription selects all or exactly
 * one (D-97), so each category has one of its own.
 */
export async function subscribe(
  admin: AdminClient,
  url: string,
  categories: readonly string[] | undefined,
): Promise<Subscribed> {
  const [first, ...others] = [...new Set(categories ?? [null])];
  const subscriptions: string[] = [];
  const add = async (category: string | null | undefined, secret?: string) => {
    const { id } = await admin.call("call", {
      operation: "eventSubscriptions.create",
      params: {
        url,
        ...(category != null && { selected_event_categories: [{ event_category: category }] }),
        ...(secret !== undefined && { shared_secret: secret }),
      },
    });
    subscriptions.push(id as string);
    return id as string;
  };
  try {
    const { secret } = await admin.call("secret", { subscription: await add(first) });
    for (const category of others) await add(category, secret);
    return { subscriptions, secret };
  } catch (error) {
    await unsubscribe(admin, subscriptions);
    throw error;
  }
}

/** Ends Event Subscriptions, as far as the server still answers. */
export async function unsubscribe(admin: AdminClient, subscriptions: readonly string[]): Promise<void> {
  for (const id of subscriptions) {
    await admin
      .call("call", { operation: "eventSubscriptions.update", id, params: { status: "deleted" } })
      .catch(() => {});
  }
}
