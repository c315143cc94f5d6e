/**
 * A server in a process of its own: `sandbank`, or `bare` with the same JSON. It sends its CPU time in microseconds for each
 * message of the parent.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Account } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { startServer } from "sandbank";
import type { HttpServerReady } from "../measured-server.ts";

const seed = {
  steps: Array.from({ length: 20 }, () => ({ call: "accounts.create" as const, params: { name: "Operating" } })),
};

const ready = process.argv[2] === "bare" ? await startBare() : await startSandbank();
process.on("message", () => process.send?.(cpuTime()));
process.on("disconnect", () => process.exit());
process.send?.(ready);

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

async function startSandbank(): Promise<HttpServerReady> {
  const { url, apiKey } = await startServer({ port: 0, seeds: [seed], clock: "frozen" });
  const response = await fetch(`${url}/accounts?limit=1`, { headers: { authorization: `Bearer ${apiKey}` } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return { port: Number(new URL(url).port), apiKey, id: data[0]?.id ?? "" };
}

/** Serves the same objects, after it has read the JSON of the body. */
async function startBare(): Promise<HttpServerReady> {
  const bank = createBank();
  for (const { params } of seed.steps) bank.accounts.create(params);
  const accounts = bank.accounts.list({ limit: 20 });
  const account = accounts.data[0] as Account;
  const server = createServer((request, response) => {
    if (request.method === "GET") return respond(response, request.url?.includes("?") ? accounts : account);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => respond(response, { ...account, ...JSON.parse(Buffer.concat(chunks).toString()) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, apiKey: bank.apiKey, id: account.id };
}

function respond(response: ServerResponse, result: object): void {
  response.writeHead(200, { "content-type": "application/json", "x-request-id": "request_000000000000000000000" });
  response.end(JSON.stringify(result));
}
