import { writeFileSync } from "node:fs";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import { version } from "../../version.ts";
import type { Command, CommandCall } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { printJson } from "../print-result.ts";
import { writeServerFile } from "../server-file.ts";
import { serverOptionsOf, startFlags } from "./start-flags.ts";

export const startCommand: Command = {
  words: "start",
  summary: "Starts a server, and runs until it is stopped. The default command.",
  flags: {
    ...startFlags,
    "ready-file": { type: "string", placeholder: "FILE", summary: "A file that is written once the server is ready." },
  },
  examples: ["start", "start --port 0 --clock frozen --start 2026-01-01T00:00:00Z", "start --seed seed.json"],
  async run(call) {
    const { io, flags } = call;
    const options = serverOptionsOf(call);
    const began = performance.now();
    const server = await startServer(options);
    const removeFile = writeServerFile(io.env, { ...addressOf(server), pid: process.pid });
    try {
      printReady(call, server, Math.round(performance.now() - began));
      const file = flags["ready-file"];
      if (typeof file === "string") writeFileSync(file, `${JSON.stringify(addressOf(server))}\n`, { mode: 0o600 });
      await Promise.race([server.stopped, aborted(io.signal)]);
      await server.stop();
    } finally {
      removeFile();
    }
    return exitCodes.done;
  },
};

function addressOf({ url, apiKey, token }: RunningServer) {
  return { url, apiKey, token };
}

function printReady({ io }: CommandCall, server: RunningServer, milliseconds: number): void {
  const { url, apiKey, clock } = server;
  if (io.isJson) return void printJson(io, { type: "ready", version, url, apiKey });
  io.out(
    [
      `Sandbank ${version}`,
      `  API      ${url}`,
      `  API key  ${apiKey}`,
      `  Clock    ${clock.now}, ${clock.rate === 0 ? "frozen" : "ticking"}`,
      `  State    ${server.dataDirectory ?? "in memory: it ends with the server (--persist keeps it)"}`,
      `Ready in ${milliseconds} ms. Ctrl-C stops it.`,
    ].join("\n"),
  );
}

/** Resolves once a signal aborts. */
function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
