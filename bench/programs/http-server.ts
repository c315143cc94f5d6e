/**
 * A server in a process of its own: `sandbank`, which may keep its banks in a directory, `year` with the bank of a year of
 * use, or `bare` with the same JSON. The parent sends `cpu` to get the CPU time in microseconds, `memory` to get the bytes
 * after a collection of garbage, or `stretch` to get the CPU milliseconds of the longest turn of the event loop since it
 * last asked.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Account } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { startServer } from "sandbank";
import { yearSeed } from "../../packages/sandbank/test/support/year-seed.ts";
import { collect } from "../measure.ts";
import type { HttpServerReady } from "../measured-server.ts";

const seed = {
  steps: Array.from({ length: 20 }, () => ({ call: "accounts.create" as const, params: { name: "Operating" } })),
};

const ready = process.argv[2] === "bare" ? await startBare() : await startSandbank();
const figures = { cpu: cpuTime, memory, stretch } as const;
process.on("message", (what: keyof typeof figures) => process.send?.(figures[what]()));
process.on("disconnect", () => process.exit());
process.send?.(ready);

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Garbage is collected twice, because the first collection may free memory later. */
function memory(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let longest: number | undefined;

/** Measures CPU time, because the time that other programs take is not that of the server. */
function stretch(): number {
  if (longest === undefined) watch(cpuOfThread());
  const found = longest ?? 0;
  longest = 0;
  return found;
}

function cpuOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Runs once in each turn of the event loop. */
function watch(before: number): void {
  const now = cpuOfThread();
  longest = Math.max(longest ?? 0, (now - before) / 1_000);
  setImmediate(watch, now);
}

async function startSandbank(): Promise<HttpServerReady> {
  const directory = process.argv[3];
  const persist = directory === undefined ? {} : { persist: { directory } };
  const seeds = [process.argv[2] === "year" ? yearSeed() : seed];
  const { url, apiKey, token } = await startServer({ port: 0, seeds, clock: "frozen", ...persist });
  const response = await fetch(`${url}/accounts?limit=1`, { headers: { authorization: `Bearer ${apiKey}` } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return { port: Number(new URL(url).port), apiKey, token, id: data[0]?.id ?? "" };
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
  return { port: (server.address() as AddressInfo).port, apiKey: bank.apiKey, token: "", id: account.id };
}

function respond(response: ServerResponse, result: object): void {
  response.writeHead(200, { "content-type": "application/json", "x-request-id": "request_000000000000000000000" });
  response.end(JSON.stringify(result));
}
