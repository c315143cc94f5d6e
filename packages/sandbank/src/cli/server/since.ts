import type { AdminClient } from "../../client.ts";
import { millisecondsOf, parseDuration } from "../../duration.ts";
import type { Flag } from "../../flags/flag.ts";
import { isDuration, isInstant } from "../../flags/rules.ts";

/** The flag of commands that begin at a time of the bank. `what`: what they select, such as "Only those". */
export function sinceFlag(what: string) {
  return {
    type: "string",
    placeholder: "TIME",
    rule: (text) =>
      isDuration(text) === undefined || isInstant(text) === undefined
        ? undefined
        : "Write how long ago, such as 1h or 2d, or an instant with a zone, such as 2026-01-01T00:00:00Z.",
    summary: `${what} since this time of the bank: how long ago, such as 1h or 2d, or an instant, ISO 8601 with a zone.`,
  } as const satisfies Flag;
}

/** The values of flags with `--since`. */
export interface SinceFlags {
  readonly since?: string | undefined;
}

/** Returns the instant of the flag `--since`, ISO 8601; undefined without it. Asks the bank for its time if it has to. */
export async function sinceOf({ since }: SinceFlags, admin: AdminClient): Promise<string | undefined> {
  const ago = since === undefined ? undefined : parseDuration(since);
  if (ago === undefined) return since;
  const { now } = await admin.call("clock.get");
  return new Date(Math.max(0, Date.parse(now) - millisecondsOf(ago))).toISOString();
}
