/** A server in a separate process, so that its CPU time is not counted. It serves an Account and a list of 100. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createBank } from "@sandbank/engine";

const bank = createBank();
for (let number = 0; number < 100; number++) bank.accounts.create({ name: `Account ${number}` });
const accounts = bank.accounts.list({ limit: 100 });
const [account] = accounts.data;

const page = Buffer.from(JSON.stringify(accounts));
const object = Buffer.from(JSON.stringify(account));

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const body = request.url?.includes("?") ? page : object;
  const headers = { "content-type": "application/json", "content-length": body.length, "x-request-id": "req_1" };
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ baseUrl: `http://127.0.0.1:${port}`, id: account?.id });
});
process.on("disconnect", () => process.exit());
