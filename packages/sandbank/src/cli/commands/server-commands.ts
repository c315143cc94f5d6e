import { setTimeout as wait } from "node:timers/promises";
import { NoServerError } from "../../client.ts";
import { parseDuration } from "../../duration.ts";
import type { Command } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { printJson } from "../print-result.ts";
import { runningServers } from "../server-file.ts";
import { UsageError } from "../usage-error.ts";
import { environmentOf } from "./exec.ts";

const POLL_MS = 50;

export const waitCommand: Command = {
  words: "wait",
  summary: "Waits until a server is ready. Exit code 6 if it is not ready in time.",
  flags: { timeout: { type: "string", placeholder: "DURATION", summary: "How long to wait. Default: 30s." } },
  examples: ["wait", "wait --timeout 5s --url http://localhost:2265"],
  async run({ flags, io, client }) {
    const text = (flags["timeout"] as string | undefined) ?? "30s";
    const duration = parseDuration(text);
    if (duration === undefined)
      throw new UsageError(`--timeout is ${JSON.stringify(text)}. Write a duration such as 30s.`);
    const seconds = (duration.minutes ?? 0) * 60 + (duration.seconds ?? 0) + (duration.milliseconds ?? 0) / 1_000;
    const end = performance.now() + seconds * 1_000;
    for (;;) {
      try {
        const { status } = await (await client()).call("health");
        if (status === "ready") return exitCodes.done;
      } catch (error) {
        if (!(error instanceof NoServerError)) throw error;
      }
      if (performance.now() > end || io.signal.aborted) {
        io.err(`No server was ready within ${text}.`);
        return exitCodes.timedOut;
      }
      await wait(POLL_MS);
    }
  },
};

export const envCommand: Command = {
  words: "env",
  summary: "Prints the variables by which programs find the running server.",
  flags: { format: { type: "string", values: ["dotenv", "shell", "json"], summary: "Default: dotenv." } },
  examples: ["env > .env.test", 'env --format shell  # eval "$(sandbank env --format shell)"'],
  async run({ flags, io, client }) {
    const { url } = await client();
    const server = runningServers(io.env).find((each) => each.url === url);
    if (server === undefined) throw new NoServerError(`The server at ${url} was not started by this user.`);
    const variables = environmentOf(server);
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
