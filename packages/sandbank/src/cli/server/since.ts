import { parseDuration, toMilliseconds } from "@sandbank/view/words/duration";
import type { AdminClient } from "../../client.ts";
import { UsageError } from "../../errors/usage-error.ts";
import { pointFlag } from "../../flags/points.ts";

/** The flag of commands that begin at a point of the bank's history. `what`: what they select, such as "Only those". */
export function sinceFlag(what: string) {
  return pointFlag(`${what} since this point of the bank`);
}

/** The values of flags with `--since`. */
export interface SinceFlags {
  readonly since?: string | undefined;
}

/** Returns the instant of the flag `--since`, ISO 8601; undefined without it. Asks the server if it has to. */
export async function parseSince({ since }: SinceFlags, admin: AdminClient): Promise<string | undefined> {
  if (since === undefined) return undefined;
  const [, step] = /^(?:step:)?(\d+)$/.exec(since) ?? [];
  if (step !== undefined) return findStep(Number(step), admin);
  const [, name] = /^snapshot:(.*)$/.exec(since) ?? [];
  if (name !== undefined) return findSnapshot(name, admin);
  const ago = since === "now" ? {} : parseDuration(since);
  if (ago === undefined) return since;
  const { now } = await admin.call("clock.get");
  return new Date(Math.max(0, Date.parse(now) - toMilliseconds(ago))).toISOString();
}

async function findStep(number: number, admin: AdminClient): Promise<string> {
  const { steps } = await admin.call("trace", { last: 1, before: number + 1 });
  const at = steps[0]?.["at"] ?? (number === 0 ? new Date(0).toISOString() : undefined);
  if (at !== undefined) return String(at);
  throw new UsageError(`--since is ${number}, and the log no longer has this step. Use an instant, or a later step.`);
}

async function findSnapshot(name: string, admin: AdminClient): Promise<string> {
  const { data } = await admin.call("snapshot.list");
  const at = data.find((snapshot) => snapshot.name === name)?.at;
  if (at !== undefined && at !== null) return at;
  throw new UsageError(`--since is snapshot:${name}, and there is no such snapshot. \`sandbank snapshot\` lists them.`);
}
