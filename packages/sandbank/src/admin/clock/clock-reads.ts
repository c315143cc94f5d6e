import type { DueJob } from "@sandbank/engine";
import type { ReadContext } from "../context.ts";
import type { HandlersOf } from "../handlers-of.ts";

export const clockReads: HandlersOf<"clock.get" | "clock.due", ReadContext> = {
  "clock.get": ({ served }) => clockState(served),
  "clock.due": ({ served }, { limit }) => ({ data: served.bank.clock.due({ limit }).map(copyOf) }),
};

/** Returns the time of a bank, its rate, and the next due job. */
export function clockState({ bank, clock }: ReadContext["served"]) {
  const now = bank.clock.now();
  const [next] = bank.clock.due({ limit: 1 });
  return { now, rate: clock.rate, next: next === undefined ? null : copyOf(next) };
}

function copyOf({ at, kind, object }: DueJob) {
  return { at, kind, object };
}
