import { toTime } from "@sandbank/engine/private/text";
import { clockReads, clockState, findNext } from "@sandbank/view/reads/clock-reads";
import { badRequest } from "@sandbank/view/reads/server-error";
import type { ServedBank } from "../../banks/served-bank.ts";
import type { AdminContext } from "../context.ts";
import type { HandlersOf } from "../handler-types.ts";
import type { clockOperations } from "./clock-operations.ts";
import { type ClockMove, moveClock, stopMoves } from "./move-clock.ts";

export const clockHandlers: HandlersOf<keyof typeof clockOperations> = {
  ...clockReads,
  "clock.advance": ({ host, served }, { duration }) => moveClock(host, served, (now) => now + duration),
  "clock.to": (context, { instant }) => moveTo(context, instant),
  "clock.next"(context) {
    const next = findNext(context.served.bank);
    if (next === undefined)
      throw badRequest("Nothing will fall due in this bank. Use `clock advance` with a duration.");
    return moveTo(context, next.at);
  },
  "clock.freeze": (context) => setRate(context.served, 0),
  "clock.resume": (context) => setRate(context.served, 1),
  "clock.rate": (context, { rate }) => setRate(context.served, rate),
};

function setRate(served: ServedBank, rate: number) {
  stopMoves(served);
  // Runs the jobs that are due at the previous rate.
  served.bank.clock.now();
  served.clock.setRate(rate);
  return clockState(served);
}

function moveTo({ host, served }: AdminContext, instant: string): Promise<ClockMove> {
  const target = toTime(instant);
  return moveClock(host, served, (now) => {
    if (target >= now) return target;
    throw badRequest(`instant is ${instant}, and the clock is already at ${new Date(now).toISOString()}.`);
  });
}
