import type { AdminClient } from "../../../client.ts";

/** A receiver of webhooks. */
interface Receiver {
  readonly url: string;
  /** Undefined for all categories of Events. */
  readonly categories: readonly string[] | undefined;
  /** The secret that signs its webhooks. If it is undefined, the bank generates one. */
  readonly secret: string | undefined;
}

/** A receiver that is subscribed to a bank. */
export interface Subscribed {
  /** The ids of the Event Subscriptions, which share one secret. */
  readonly subscriptions: () => readonly string[];
  readonly secret: string;
  /** Subscribes the receiver again, with its secret, unless the bank has all Event Subscriptions: resolves with that. */
  renew(): Promise<boolean>;
  /** Ends the Event Subscriptions, unless the server has stopped. */
  end(): Promise<void>;
}

/** Subscribes a receiver to a bank: to all categories of Events, or to some. */
export async function subscribe(admin: AdminClient, receiver: Receiver): Promise<Subscribed> {
  let { subscriptions, secret } = await create(admin, receiver);
  return {
    subscriptions: () => subscriptions,
    secret,
    async renew() {
      const left = await stillThere(admin, receiver, subscriptions);
      if (left.length === subscriptions.length) return true;
      await remove(admin, left);
      ({ subscriptions, secret } = await create(admin, { ...receiver, secret }));
      return false;
    },
    async end() {
      await remove(admin, await stillThere(admin, receiver, subscriptions).catch(() => []));
    },
  };
}

/** An Event Subscription selects all categories or exactly one (D-97), so each category has one of its own. */
async function create(admin: AdminClient, { url, categories, secret: given }: Receiver) {
  const subscriptions: string[] = [];
  let secret = given;
  try {
    for (const category of new Set(categories ?? [null])) {
      const { id } = await admin.call("call", {
        operation: "eventSubscriptions.create",
        params: {
          url,
          ...(category !== null && { selected_event_categories: [{ event_category: category }] }),
          ...(secret !== undefined && { shared_secret: secret }),
        },
      });
      subscriptions.push(id as string);
      secret ??= (await admin.call("secret", { subscription: id as string })).secret;
    }
    return { subscriptions, secret: secret as string };
  } catch (error) {
    await remove(admin, subscriptions);
    throw error;
  }
}

/**
 * Returns the Event Subscriptions that still send to the receiver. After a reset there are none, or other receivers
 * have their ids, because a bank that was reset assigns the same ids again.
 */
async function stillThere(
  admin: AdminClient,
  { url }: Receiver,
  subscriptions: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  let cursor: string | null | undefined;
  // Reads a list, because retrieving ids that no longer exist would log refused calls.
  do {
    const params = { limit: 100, ...(cursor !== undefined && { cursor }) };
    const page = (await admin.call("call", { operation: "eventSubscriptions.list", params })) as unknown as {
      data: readonly Listed[];
      next_cursor: string | null;
    };
    const isOurs = (each: Listed) => subscriptions.includes(each.id) && each.url === url && each.status === "active";
    found.push(...page.data.filter(isOurs).map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null && found.length < subscriptions.length);
  return found;
}

interface Listed {
  readonly id: string;
  readonly url: string;
  readonly status: string;
}

async function remove(admin: AdminClient, subscriptions: readonly string[]): Promise<void> {
  for (const id of subscriptions) {
    await admin
      .call("call", { operation: "eventSubscriptions.update", id, params: { status: "deleted" } })
      .catch(() => {});
  }
}
