import type { Event } from "@sandbank/engine";
import { latestRepeatable } from "../../../banks/latest-repeatable.ts";
import type { CommandIo } from "../../command.ts";
import { createEnvironment, runningServers } from "../../server/server-file.ts";

/** How long to wait for a server, in milliseconds. */
const DEADLINE_MS = 2_000;

/**
 * Retrieves the latest Event that can be sent again, from the running server of this user: the one at `port`, or else the
 * only one. Leaves no trace in its bank. Resolves with undefined if no server runs or answers, or if there is no Event.
 */
export async function latestEvent(
  { env }: Pick<CommandIo, "env">,
  port: number | undefined,
): Promise<Event | undefined> {
  const servers = runningServers(env);
  const atPort = servers.find(({ url }) => Number(new URL(url).port) === port);
  const server = atPort ?? (servers.length === 1 ? servers[0] : undefined);
  if (server === undefined) return undefined;
  const { SANDBANK_API_KEY: apiKey } = createEnvironment(server, env["SANDBANK_BANK"]);
  try {
    const response = await fetch(`${server.url}/events?limit=100`, {
      headers: { authorization: `Bearer ${apiKey}`, "sandbank-peek": "1" },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { readonly data: readonly Event[] };
    return latestRepeatable(data);
  } catch {
    return undefined;
  }
}
