import type { EventSubscription } from "@sandbank/engine";
import { createdEvent, type EventToSend } from "../../../../banks/verify-by-http.ts";
import type { CommandIo } from "../../../command.ts";
import { createEnvironment, runningServers } from "../../../server/server-file.ts";

/** How long to wait for a server, in milliseconds. */
const DEADLINE_MS = 2_000;

/**
 * Finds the latest Event Subscription of the running server of this user, the one at `port` or else the only one, for a
 * receiver that retrieves the objects of Events. Leaves no trace in its bank. Resolves with undefined if no server runs or
 * answers, or if nothing is subscribed.
 */
export async function eventToSend(
  { env }: Pick<CommandIo, "env">,
  port: number | undefined,
): Promise<EventToSend | undefined> {
  const servers = runningServers(env);
  const atPort = servers.find(({ url }) => Number(new URL(url).port) === port);
  const server = atPort ?? (servers.length === 1 ? servers[0] : undefined);
  if (server === undefined) return undefined;
  const { SANDBANK_API_KEY: apiKey } = createEnvironment(server, env["SANDBANK_BANK"]);
  try {
    const response = await fetch(`${server.url}/event_subscriptions?limit=1`, {
      headers: { authorization: `Bearer ${apiKey}`, "sandbank-peek": "1" },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { readonly data: readonly EventSubscription[] };
    return data[0] === undefined ? undefined : createdEvent(data[0].id);
  } catch {
    return undefined;
  }
}
