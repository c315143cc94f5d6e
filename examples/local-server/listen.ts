import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port of this machine while `use` runs. */
export async function listening<T>(server: Server, use: (baseUrl: string) => Promise<T>): Promise<T> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
}
