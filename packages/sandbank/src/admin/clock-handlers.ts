import type { DueJob, Duration } from "@sandbank/engine";
import { parseDuration } from "../duration.ts";
import type { ServedBank } from "../server/banks.ts";
import { badRequest } from "../server/server-error.ts";
import type { clockOperations } from "./clock-operations.ts";
import type { HandlersOf } from "./handlers-of.ts";

export const clockHandlers: HandlersOf<keyof typeof clockOperations> = {
  "clock.get": ({ served }) => clockState(served),
  "clock.due": ({ served }, { limit }) => ({ data: served.bank.clock.due({ limit }).map(copyOf) }),
  "clock.advance": ({ served }, { duration }) => {
    const parsed = parseDuration(duration);
    if (parsed === undefined) {
      throw badRequest(
        `duration is ${JSON.stringify(duration)}. Write amounts with units, such as 31d or 1h30m; the units are w, d, h, m, s and ms.`,
      );
    }
    return move(served, parsed);
  },
  "clock.to": ({ served }, { instant }) => moveTo(served, instant),
  "clock.next"({ served }) {
    const [next] = served.bank.clock.due({ limit: 1 });
    if (next === undefined)
      throw badRequest("Nothing will fall due in this bank. Use `clock advance` with a duration.");
    return moveTo(served, next.at);
  },
  "clock.freeze": (context) => setRate(context.served, 0),
  "clock.resume": (context) => setRate(context.served, 1),
  "clock.rate": (context, { rate }) => setRate(context.served, rate),
};

function setRate(served: ServedBank, rate: number) {
  // What has fallen due until now is done at the rate of before.
  served.bank.clock.now();
  served.clock.setRate(rate);
  return clockState(served);
}

function clockState({ bank, clock }: ServedBank) {
  const now = bank.clock.now();
  const [next] = bank.clock.due({ limit: 1 });
  return { now, rate: clock.rate, next: next === undefined ? null : copyOf(next) };
}

function copyOf({ at, kind, object }: DueJob) {
  return { at, kind, object };
}

function move(served: ServedBank, duration: Duration) {
  return moved(served, () => served.deliverer.advance(duration));
}

function moveTo(served: ServedBank, instant: string) {
  return moved(served, () => served.deliverer.advanceTo(instant));
}

/** Moves the clock, and reports what happened on the way. */
async function moved({ bank, deliverer }: ServedBank, act: () => Promise<void>) {
  const from = bank.clock.now();
  const ran: Record<string, number> = {};
  const stopCounting = bank.observe({
    job({ kind }) {
      ran[kind] = (ran[kind] ?? 0) + 1;
    },
  });
  try {
    await act();
    const { delivered, failed } = await deliverer.settled();
    return { from, to: bank.clock.now(), ran, delivered, failed: failed.length };
  } finally {
    stopCounting();
  }
}
