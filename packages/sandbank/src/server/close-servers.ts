import { once } from "node:events";
import type { Server } from "node:http";

/** The interval at which idle connections are closed, in milliseconds. */
const CLOSE_IDLE_MS = 10;

/** Closes servers. Requests in progress have `stopMs` milliseconds to end. Then their connections are closed. */
export async function closeServers(servers: readonly Server[], stopMs: number): Promise<void> {
  const closed = servers.map((server) => {
    const done = once(server, "close");
    server.close();
    return done;
  });
  // A client may keep the connection after its last request.
  const looking = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, CLOSE_IDLE_MS);
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, stopMs);
  await Promise.all(closed);
  clearInterval(looking);
  clearTimeout(timer);
}
