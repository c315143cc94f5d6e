import { setTimeout as wait } from "node:timers/promises";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import { adminCommand } from "../../admin-command.ts";
import { versionAt } from "../../server/start-or-explain.ts";

const POLL_MS = 50;
/** The time that a server has to stop, in milliseconds. */
const STOP_MS = 5_000;

export const stopCommand = adminCommand("stop", {
  short: "Stop the server",
  summary: "Stops the server, and returns once its port is free. Exit code 6 if that takes longer than 5 s.",
  async perform({ client }) {
    const admin = await client();
    const result = await admin.call("stop");
    const end = performance.now() + STOP_MS;
    while ((await versionAt(admin.url)) !== undefined) {
      if (performance.now() > end) {
        throw new TimedOutError(`The server at ${admin.url} still answers after ${STOP_MS / 1_000} s.`);
      }
      await wait(POLL_MS);
    }
    return result;
  },
  print: () => "The server has stopped.",
});
