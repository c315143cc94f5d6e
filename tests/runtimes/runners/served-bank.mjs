import { createServer } from "node:http";

/** Serves a new bank of the packed engine on loopback, for clients that use the `fetch` of their runtime. */
export async function serveBank({ createBank }) {
  const bank = createBank();
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const body = (await Array.fromAsync(request.setEncoding("utf8"))).join("");
    const answer = bank.handle({ method, path, headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    bank,
    options: { apiKey: bank.apiKey, baseUrl: `http://127.0.0.1:${server.address().port}` },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
