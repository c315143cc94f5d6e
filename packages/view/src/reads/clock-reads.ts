import type { Bank, DueJob } from "@sandbank/engine";
import { isHousekeeping, isLateWebhook } from "../words/jobs.ts";
import type { ReadContext } from "./read-context.ts";

export const clockReads = {
  "clock.get": ({ served }: ReadContext) => clockState(served),
  "clock.due": ({ served }: ReadContext, { limit }: { readonly limit: number }) => ({
    data: served.bank.clock.due({ limit }).map(copyJob),
  }),
};

/** Returns the time of a bank, its rate, and the next due job. */
export function clockState({ bank, clock }: ReadContext["served"]) {
  const now = bank.clock.now();
  const next = findNext(bank);
  return { now, rate: clock.rate, next: next === undefined ? null : copyJob(next) };
}

/** Returns what falls due next, other than housekeeping; last a late webhook, of which a failing receiver has hundreds. */
export function findNext(bank: Bank): DueJob | undefined {
  const jobs = bank.clock.due({ limit: 1_000 }).filter((job) => !isHousekeeping(job));
  return jobs.find((job) => !isLateWebhook(job)) ?? jobs[0];
}

function copyJob({ at, kind, object, account }: DueJob) {
  return { at, kind, object, ...(account !== undefined && { account }) };
}
