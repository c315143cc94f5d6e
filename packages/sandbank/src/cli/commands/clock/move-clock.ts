import { instantText } from "@sandbank/view/words/instants";
import type { AdminOperationName } from "../../../admin/operations.ts";
import type { AdminClient, AdminResult } from "../../../client.ts";
import { TimedOutError } from "../../../errors/timed-out-error.ts";
import type { FlagValues } from "../../../flags/flag.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import { durationFlag } from "../../../flags/rules.ts";
import type { CommandCall, CommandIo } from "../../command.ts";

export const timeoutFlags = {
  timeout: durationFlag(
    "How long to wait. Exit code 6 after that; the server continues.",
    "until the clock has arrived",
  ),
} as const;

/** The interval between two displays of the bank's time while it moves, in milliseconds. */
const PROGRESS_MS = 250;

type MovingName = Extract<AdminOperationName, "clock.advance" | "clock.to" | "clock.next">;

/**
 * Returns a function that moves the clock, and shows on a terminal how far it is. It rejects with a `TimedOutError` if
 * the clock does not arrive within `--timeout`.
 */
export function moveBy(name: MovingName) {
  return async (
    { client, flags, io }: CommandCall<FlagValues<typeof timeoutFlags>>,
    sent: object,
  ): Promise<AdminResult<"clock.advance">> => {
    const limit = flags.timeout;
    const signal = limit === undefined ? undefined : AbortSignal.timeout(readDuration("--timeout", limit));
    const admin = await client();
    const stopProgress = showProgress(admin, io);
    try {
      return await admin.call(name, sent as never, signal && { signal });
    } catch (error) {
      if (signal?.aborted !== true) throw error;
      throw new TimedOutError(
        `The clock has not arrived within ${limit}. The server continues. Run \`sandbank clock\` to see the bank's time.`,
      );
    } finally {
      stopProgress();
    }
  };
}

function showProgress(admin: AdminClient, { progress }: CommandIo): () => void {
  let isOver = false;
  const timer = setInterval(() => {
    admin.call("clock.get").then(
      ({ now }) => {
        // The answer can come after that of the move.
        if (!isOver) progress(`The clock is at ${instantText(now)}.`);
      },
      () => {},
    );
  }, PROGRESS_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
    progress(null);
  };
}
