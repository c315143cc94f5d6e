import type { Attempt } from "../state/delivery.ts";
import { workIn } from "../state/due-queue.ts";
import type { State } from "../state/state.ts";
import { allRows } from "../store/table.ts";

/** The job that an attempt in this state waits for. */
const awaited: Readonly<Partial<Record<Attempt["state"], string>>> = {
  planned: "webhooks.fall_due",
  due: "webhooks.time_out",
};

/** Finds attempts that have not ended and have no scheduled job, so that nothing would ever end them. */
export function unscheduledAttempts({ tables, due }: State): string[] {
  const work = new Set(
    workIn(due).map(({ job }) => ("delivery" in job ? `${job.kind} ${job.delivery} ${job.attempt}` : "")),
  );
  return allRows(tables.deliveries).flatMap(({ id, attempts }) =>
    attempts.flatMap(({ state }, index) => {
      const kind = awaited[state];
      const isLost = kind !== undefined && !work.has(`${kind} ${id} ${index}`);
      return isLost ? [`attempt ${index + 1} of ${id} is ${state}, and nothing is scheduled for it`] : [];
    }),
  );
}
