import { withJob } from "../../log/move-work.ts";
import { type DueQueue, type DueWork, dequeue, isBefore } from "../../state/due-queue.ts";
import type { World } from "../../world/world.ts";
import { findJobObject, toDueJob } from "./due-job-view.ts";
import { runJob } from "./job-kinds.ts";

/**
 * Moves the bank's time forward to `target` and does all work that falls due, including work that this work schedules.
 * If `isInterrupted` returns true, stops once all work of the current instant is done.
 */
export function runDueJobsUntil(world: World, target: number, isInterrupted: () => boolean = () => false): void {
  const { state } = world;
  for (;;) {
    const next = state.due === null ? target : Math.min(state.due.work.at, target);
    if (next > state.now && isInterrupted()) return;
    state.now = Math.max(state.now, next);
    if (state.due === null || state.due.work.at > target) return;
    doNext(world, state.due);
  }
}

/** Does all work before a job, then removes the job from the queue without doing it. */
export function dropJob(world: World, job: Pick<DueWork, "at" | "order">): void {
  const { state } = world;
  while (state.due !== null && isBefore(state.due.work, job)) {
    state.now = Math.max(state.now, state.due.work.at);
    doNext(world, state.due);
  }
  state.now = Math.max(state.now, job.at);
  if (state.due !== null && !isBefore(job, state.due.work)) state.due = dequeue(state.due);
}

/** Wraps the error of a failed job, which is its `cause`. */
export class FailedJob extends Error {
  readonly work: DueWork;

  constructor(work: DueWork, cause: unknown) {
    super(`The job ${work.job.kind} failed.`, { cause });
    this.work = work;
  }
}

function doNext(world: World, queue: NonNullable<DueQueue>): void {
  const { work } = queue;
  try {
    world.state.due = dequeue(queue);
    const effect = runJob(world, work);
    if (effect === undefined) return;
    const { kind } = work.job;
    if (world.log.isOn) world.log.work = withJob(world.log.work, { ...effect, kind, object: findJobObject(work.job) });
    for (const observer of world.observers) observer.job?.({ ...toDueJob(work), ...effect });
  } catch (error) {
    throw new FailedJob(work, error);
  }
}
