import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { timeTogether } from "@sandbank/testing";
import { median } from "./measure.ts";
import type { Row } from "./row.ts";

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const TIMERS = 10_000;
const WEBHOOKS = 1_000;
const HOURS = YEAR_MS / HOUR_MS;
const ROUNDS = 3;
const url = "https://app.test/webhooks";

/** How much CPU a year of one clock takes. */
export async function* oneClockRows(): AsyncIterable<Row> {
  const years: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    years.push(await cpuOf(playYear));
    floors.push(await cpuOf(turnOften));
  }
  yield {
    what: "a year of one clock with an hourly job, 10,000 timers and 1,000 webhooks",
    floor: "as many turns of the event loop as stops",
    floorFigure: median(floors),
    figure: median(years),
    unit: "ms",
    budget: { most: 5_000 },
  };
}

/** Milliseconds of CPU. */
async function cpuOf(act: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

async function playYear(): Promise<void> {
  const bank = createBank();
  bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
  const seen = { hours: 0, timers: 0, webhooks: 0 };
  const receive = async (request: Request) => {
    await request.json();
    seen.webhooks++;
    return new Response();
  };
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
  const time = await timeTogether(bank);
  setInterval(async () => void seen.hours++, HOUR_MS);
  const fire = (number: number) => {
    seen.timers++;
    if (number % (TIMERS / WEBHOOKS) === 0) bank.accounts.create({ name: "Operating" });
  };
  // Each timer starts in the month in which it fires, because a longer one would fire at once.
  for (let month = 0; month < 12; month++) {
    setTimeoutAt(month, () => {
      for (let number = month; number < TIMERS; number += 12) {
        setTimeout(fire, 1 + ((number * 7_919) % (28 * 24)) * HOUR_MS, number);
      }
    });
  }
  await time.advance({ milliseconds: YEAR_MS });
  time.end();
  deliverer.close();
  if (seen.hours !== HOURS || seen.timers !== TIMERS || seen.webhooks !== WEBHOOKS) {
    throw new Error(`The year was not played: ${JSON.stringify(seen)}.`);
  }
}

/** Calls a function at the beginning of a month of 30 days, with timers of at most 20 days. */
function setTimeoutAt(month: number, act: () => void): void {
  const wait = (days: number): unknown =>
    setTimeout(() => (days > 20 ? wait(days - 20) : act()), Math.min(days, 20) * 24 * HOUR_MS);
  wait(month * 30);
}

async function turnOften(): Promise<void> {
  for (let turn = 0; turn < HOURS + TIMERS; turn++) await new Promise((resolve) => void setImmediate(resolve));
}
