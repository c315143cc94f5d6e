import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { serverOperations } from "../../../admin/server-operations.ts";
import { NoServerError } from "../../../client.ts";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printJson, printResult } from "../../output/print-result.ts";
import { isSameServer } from "../../server/find-server.ts";
import { environmentOf, runningServers } from "../../server/server-file.ts";
import { versionAt } from "../../server/start-or-explain.ts";

const POLL_MS = 50;

export const waitCommand: Command = {
  words: "wait",
  bank: "none",
  summary: "Waits until a server is ready. Exit code 6 if it is not ready in time.",
  flags: { timeout: { type: "string", placeholder: "DURATION", summary: "How long to wait.", default: "30s" } },
  examples: ["wait", "wait --timeout 5s --url http://localhost:2265"],
  json: serverOperations.health.result,
  async run({ flags, io, client }) {
    const text = (flags["timeout"] as string | undefined) ?? "30s";
    const end = performance.now() + readDuration("--timeout", text);
    for (;;) {
      try {
        const health = await (await client()).call("health");
        if (health.status === "ready") {
          if (io.isJson) printJson(io, health);
          return exitCodes.done;
        }
      } catch (error) {
        // A proxy responds with 5xx while its server starts. Other responses come from another program.
        const isOther = error instanceof NoServerError && (error.status ?? 500) < 500;
        if (!(error instanceof NoServerError) || isOther) throw error;
      }
      if (performance.now() > end || io.signal.aborted) {
        throw new TimedOutError(`No server was ready within ${text}.`);
      }
      await wait(POLL_MS);
    }
  },
};

export const envCommand: Command = {
  words: "env",
  bank: "any",
  summary:
    "Prints the variables by which programs and commands find the running server: of the default bank, or of --bank.",
  flags: {
    format: { type: "string", values: ["dotenv", "shell", "json"], summary: "How to write them.", default: "dotenv" },
  },
  examples: ["env > .env.test", "env --bank worker-1", 'env --format shell  # eval "$(sandbank env --format shell)"'],
  json: z.strictObject({
    SANDBANK_URL: z.string(),
    SANDBANK_API_KEY: z.string(),
    SANDBANK_LIVE_API_KEY: z.string().optional(),
    SANDBANK_ADMIN_TOKEN: z.string(),
    SANDBANK_BANK: z.string().optional().describe("If --bank or SANDBANK_BANK names a bank."),
  }),
  async run({ flags, io, client }) {
    const { url } = await client();
    const server = runningServers(io.env).find((each) => isSameServer(each.url, url));
    if (server === undefined) throw new NoServerError(`No server of this user runs at ${url}.`);
    const variables = environmentOf(server, (flags["bank"] as string | undefined) ?? io.env["SANDBANK_BANK"]);
    if (io.isJson || flags["format"] === "json") {
      printJson(io, variables);
    } else {
      const prefix = flags["format"] === "shell" ? "export " : "";
      io.out(
        Object.entries(variables)
          .map(([name, value]) => `${prefix}${name}=${value}`)
          .join("\n"),
      );
    }
    return exitCodes.done;
  },
};

/** The time that a server has to stop, in milliseconds. */
const STOP_MS = 5_000;

export const stopCommand: Command = {
  words: "stop",
  bank: "none",
  summary: "Stops the server, and returns once its port is free. Exit code 6 if that takes longer than 5 s.",
  examples: ["stop"],
  json: serverOperations.stop.result,
  async run({ io, client }) {
    const admin = await client();
    const result = await admin.call("stop");
    const end = performance.now() + STOP_MS;
    while ((await versionAt(admin.url)) !== undefined) {
      if (performance.now() > end) {
        throw new TimedOutError(`The server at ${admin.url} still answers after ${STOP_MS / 1_000} s.`);
      }
      await wait(POLL_MS);
    }
    printResult(io, "stop", result);
    return exitCodes.done;
  },
};
