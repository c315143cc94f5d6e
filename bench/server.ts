import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { pairedOf } from "./measure.ts";
import type { Row } from "./row.ts";

/** What a server says once it is ready. */
export interface HttpServerReady {
  readonly port: number;
  readonly apiKey: string;
  /** The id of an Account. */
  readonly id: string;
}

interface MeasuredServer extends HttpServerReady {
  readonly child: ChildProcess;
  readonly sockets: readonly Socket[];
}

const CONNECTIONS = 8;
const REQUESTS = 400;
const PAIRS = 41;
const WARM_UP_PAIRS = 20;

const tried =
  "in a profile of creates, 45% of the time is writing to the socket, 20% the bank, 12% the collection of garbage, which is more in a heap that keeps 20,000 Accounts than in that of the floor; the checks of host, origin and key are below 3%. Tried: four headers instead of all for the bank (get: 1.78x before), a declared length instead of chunks, small bodies without asking the bank for its limit (create: 2.37x before), ASCII bodies as text, no promise for a body (create: 1.95x before).";

/** How much CPU time the server process takes for a request, compared with a server that does nothing else. */
export async function serverRows(): Promise<Row[]> {
  const bare = await startServer("bare");
  const sandbank = await startServer("sandbank");
  try {
    const rows: Row[] = [];
    for (const { what, textOf } of requests) {
      const pairs: [number, number][] = [];
      for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair++) {
        pairs.push([await cpuOfRound(bare, textOf(bare)), await cpuOfRound(sandbank, textOf(sandbank))]);
      }
      rows.push({
        what,
        floor: "`node:http` that returns the same JSON",
        ...pairedOf(pairs.slice(WARM_UP_PAIRS)),
        unit: "us",
        budget: { times: 1.6 },
        tried,
      });
    }
    return rows;
  } finally {
    for (const { child } of [bare, sandbank]) child.kill();
  }
}

const create = '{"name":"Operating"}';

/** The requests, as text of HTTP. */
const requests: readonly { readonly what: string; readonly textOf: (server: HttpServerReady) => string }[] = [
  { what: "`sandbank` server, get", textOf: (server) => requestText(server, "GET", `/accounts/${server.id}`) },
  { what: "`sandbank` server, list of 20", textOf: (server) => requestText(server, "GET", "/accounts?limit=20") },
  { what: "`sandbank` server, create", textOf: (server) => requestText(server, "POST", "/accounts", create) },
];

function requestText({ port, apiKey }: HttpServerReady, method: string, path: string, body = ""): string {
  const headers = [
    `Host: localhost:${port}`,
    `Authorization: Bearer ${apiKey}`,
    "Accept: application/json",
    "User-Agent: bench",
    ...(body === "" ? [] : ["Content-Type: application/json", `Content-Length: ${body.length}`]),
  ];
  return [`${method} ${path} HTTP/1.1`, ...headers, "", body].join("\r\n");
}

async function startServer(kind: "bare" | "sandbank"): Promise<MeasuredServer> {
  const program = fileURLToPath(new URL("programs/http-server.ts", import.meta.url));
  const child = fork(program, [kind], { execArgv: ["--conditions=source"] });
  const [ready] = (await once(child, "message")) as [HttpServerReady];
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(ready.port, "127.0.0.1").setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  return { ...ready, child, sockets };
}

/** CPU microseconds of the server for one request: each connection sends one after another. */
async function cpuOfRound(server: MeasuredServer, text: string): Promise<number> {
  const before = await cpuOf(server);
  await Promise.all(server.sockets.map((socket) => sendAll(socket, text)));
  return ((await cpuOf(server)) - before) / REQUESTS;
}

async function cpuOf({ child }: MeasuredServer): Promise<number> {
  child.send("cpu");
  const [cpu] = (await once(child, "message")) as [number];
  return cpu;
}

/** Sends a request again and again over a connection, each after the response to the one before. */
function sendAll(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = REQUESTS / CONNECTIONS;
    let received = "";
    const receive = (chunk: Buffer) => {
      received += chunk.toString("latin1");
      if (!isWhole(received)) return;
      if (!received.startsWith("HTTP/1.1 200 ")) return reject(new Error(`The server responded: ${received}`));
      received = "";
      left--;
      if (left > 0) return void socket.write(text);
      socket.off("data", receive);
      resolve();
    };
    socket.on("data", receive);
    socket.write(text);
  });
}

/** Whether a response has its end: the length that it declares, or the last chunk. */
function isWhole(received: string): boolean {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end)) ?? [];
  if (length !== undefined) return received.length >= end + 4 + Number(length);
  return received.endsWith("0\r\n\r\n");
}
