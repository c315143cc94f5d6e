#!/usr/bin/env node
import { writeSync } from "node:fs";
import { constants } from "node:os";
import { runCli } from "./cli/run-cli.ts";

const controller = new AbortController();
let received = 0;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    // The first signal starts an orderly stop. The second one ends the process at once.
    if (++received > 1) process.exit(128 + constants.signals[name]);
    controller.abort(name);
  });
}
// `sandbank logs | head` ends without an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 70));

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void writeSync(2, `${text}\n`),
  env: process.env,
  directory: process.cwd(),
  isTerminal: process.stdout.isTTY === true,
  ...(process.stdout.isTTY === true && { width: process.stdout.columns }),
  signal: controller.signal,
  ...(process.stderr.isTTY === true && {
    errorWidth: process.stderr.columns,
    progress: (text: string | null) => void writeSync(2, `\r\u001b[K${text ?? ""}`),
  }),
});
