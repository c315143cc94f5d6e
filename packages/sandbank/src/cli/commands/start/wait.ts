import { setTimeout as wait } from "node:timers/promises";
import { serverOperations } from "../../../admin/server/server-operations.ts";
import { NoServerError } from "../../../client.ts";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import { durationFlag } from "../../../flags/rules.ts";
import { defineCommand } from "../../command.ts";
import { printResult } from "../../output/print-result.ts";

const POLL_MS = 50;

export const waitCommand = defineCommand({
  words: "wait",
  short: "Wait until a server is ready",
  bank: "none",
  summary: "Waits until a server is ready. Exit code 6 if it is not ready in time.",
  flags: { timeout: durationFlag("How long to wait.", "30s") },
  examples: ["wait", "wait --timeout 5s --url http://localhost:2265"],
  json: serverOperations.health.result,
  async run({ flags, io, client }) {
    const text = flags.timeout ?? "30s";
    const end = performance.now() + readDuration("--timeout", text);
    for (;;) {
      try {
        const health = await (await client()).call("health");
        if (health.status === "ready") return printResult(io, health, () => "");
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
});
