import { toTimestamp } from "../ports/time.ts";
import { type DueWork, dequeue, type Job } from "../state/due-work.ts";
import type { World } from "../state/world.ts";
import { hasReason } from "./jobs.ts";

/** Work that the clock will do. */
export interface DueJob {
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** Such as `card_authorizations.expire`. */
  readonly kind: Job["kind"];
  /** The object that the work is about; null for work that is about the whole bank, such as monthly interest. */
  readonly object: string | null;
}

/** The work that falls due first, at most `limit` jobs, in the order in which it will be done. */
export function dueJobs(world: World, limit: number): DueJob[] {
  const jobs: DueJob[] = [];
  // The queue is immutable: taking work off it changes nothing.
  for (let queue = world.state.due; queue !== null && jobs.length < limit; queue = dequeue(queue)) {
    if (hasReason(world, queue.work)) jobs.push(dueJobOf(queue.work));
  }
  return jobs;
}

export function dueJobOf({ at, job }: DueWork): DueJob {
  const { kind, ...of } = job;
  const object = Object.values(of).find((value) => typeof value === "string" && value.includes("_"));
  return { at: toTimestamp(at), kind, object: (object as string | undefined) ?? null };
}
