import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";

/** The message of a server that is ready. */
export interface HttpServerReady {
  readonly port: number;
  readonly apiKey: string;
  /** The id of an Account. */
  readonly id: string;
}

export interface MeasuredServer extends HttpServerReady {
  readonly child: ChildProcess;
  readonly sockets: readonly Socket[];
}

const CONNECTIONS = 8;

interface RequestParts {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
}

/** A request to the default bank, as text of HTTP. */
export function requestText(
  { port, apiKey }: HttpServerReady,
  { method = "GET", path, body = "" }: RequestParts,
): string {
  const headers = [
    `Host: localhost:${port}`,
    `Authorization: Bearer ${apiKey}`,
    "Accept: application/json",
    "User-Agent: bench",
    ...(body === "" ? [] : ["Content-Type: application/json", `Content-Length: ${body.length}`]),
  ];
  return [`${method} ${path} HTTP/1.1`, ...headers, "", body].join("\r\n");
}

/** Starts a server in a process of its own, with connections to it. */
export async function startServer(kind: "bare" | "sandbank"): Promise<MeasuredServer> {
  const program = fileURLToPath(new URL("programs/http-server.ts", import.meta.url));
  const child = fork(program, [kind], { execArgv: ["--conditions=source"] });
  const [ready] = (await once(child, "message")) as [HttpServerReady];
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(ready.port, "127.0.0.1").setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  return { ...ready, child, sockets };
}

/** CPU microseconds of the server for one request: each connection sends one after another. */
export async function cpuOfRound(server: MeasuredServer, texts: readonly string[]): Promise<number> {
  const before = await readCpuTime(server);
  await sendAll(server, texts);
  return ((await readCpuTime(server)) - before) / texts.length;
}

/** Sends requests over all connections, each after the response to the one before. */
async function sendAll({ sockets }: MeasuredServer, texts: readonly string[]): Promise<void> {
  const left = texts.values();
  await Promise.all(sockets.map((socket) => sendEach(socket, left)));
}

/** Reads the CPU time of the process in microseconds. */
async function readCpuTime({ child }: MeasuredServer): Promise<number> {
  child.send("cpu");
  const [figure] = (await once(child, "message")) as [number];
  return figure;
}

function sendEach(socket: Socket, texts: Iterator<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = "";
    const sendNext = () => {
      const { done, value } = texts.next();
      if (!done) return void socket.write(value);
      socket.off("data", receive);
      resolve();
    };
    const receive = (chunk: Buffer) => {
      received += chunk.toString("latin1");
      if (!isWhole(received)) return;
      if (!received.startsWith("HTTP/1.1 200 ")) return reject(new Error(`The server responded: ${received}`));
      received = "";
      sendNext();
    };
    socket.on("data", receive);
    sendNext();
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
