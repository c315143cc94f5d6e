import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "../errors/start-error.ts";

/** The number of attempts to find a port that is free on both loopback addresses. */
const PORT_ATTEMPTS = 10;

/**
 * Listens on an address; without one, on both loopback addresses, because names such as `localhost` may resolve to
 * either. A machine without IPv6 has only one.
 */
export async function listenOn(host: string | undefined, port: number, create: () => Server): Promise<Server[]> {
  for (let attempt = 1; ; attempt++) {
    const first = await listen(create(), port, host ?? "127.0.0.1");
    if (host !== undefined) return [first];
    try {
      return [first, await listen(create(), readPort(first), "::1")];
    } catch (error) {
      const { code } = (error as StartError).cause as NodeJS.ErrnoException;
      if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return [first];
      first.close();
      // The port was free on one of the addresses only.
      if (port !== 0 || code !== "EADDRINUSE" || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(startFailure(error, port, host));
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      resolve(server);
    });
  });
}

function readPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function startFailure(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (error.code === "EADDRINUSE") return new StartError(`port ${port} of ${host} is in use`, { port, cause: error });
  if (error.code === "EACCES")
    return new StartError(`port ${port} needs more rights. Use one above 1023`, { cause: error });
  return new StartError(`listening on ${host}:${port} failed: ${error.message}`, { cause: error });
}

/** Returns the URL of a server that listens on a host. */
export function formatUrl(host: string | undefined, server: Server): string {
  const name = host === undefined ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${readPort(server)}`;
}
