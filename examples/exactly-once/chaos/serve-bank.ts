import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bank } from "@sandbank/engine";

export interface ServedBank {
  readonly url: string;
  close(): void;
}

/** Serves a bank to the processes of the app, which retrieve the objects of Events. */
export async function serveBank(bank: Bank): Promise<ServedBank> {
  const server = createServer(({ method = "GET", url: path = "/", headers }, response) => {
    const { status, headers: answered, body } = bank.handle({ method, path, headers });
    response.writeHead(status, answered).end(body);
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
