import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bank } from "@sandbank/engine";

export interface ServedBank {
  readonly url: string;
  close(): void;
}

/** Serves what the processes of the app read: Events and their objects. */
export async function serveBank(bank: Bank): Promise<ServedBank> {
  const server = createServer(({ url: path = "/", headers: { authorization } }, response) => {
    const { status, headers, body } = bank.handle({ method: "GET", path, headers: { authorization } });
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
