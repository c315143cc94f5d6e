import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { afterEach, expect, test } from "vitest";

/** More than a poll here needs, and few enough to end soon if it does not wait. */
const MOST_REQUESTS = 50;
/** More turns of the event loop than MSW needs for a few requests. */
const MOST_TURNS = 2_000;

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** An app that polls from boot on, through MSW. */
function polling() {
  const setup = setupBank();
  setup.listen();
  const controller = new AbortController();
  endings.push(() => controller.abort(), setup.close);
  const client = new BankClient(setup.clientOptions);
  const seen: string[] = [];
  let requests = 0;
  const onCaughtUp = () => {
    requests++;
    if (requests > MOST_REQUESTS) controller.abort(new Error(`The poll found nothing ${MOST_REQUESTS} times.`));
  };
  const ended = (async () => {
    for await (const event of client.events.poll({ signal: controller.signal, onCaughtUp })) {
      seen.push((await client.events.fetchObject(event).catch(() => ({ id: "" }))).id);
    }
  })().catch((error: unknown) => error);
  return { setup, seen, ended, controller, emptyPages: () => requests };
}

async function until(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && !isDone(); turn++) await new Promise((resolve) => setImmediate(resolve));
}

test("a poll through MSW is idle while nothing happens, and then yields the Event", async () => {
  const { setup, seen, emptyPages } = polling();
  await until(() => emptyPages() > 1);
  expect(emptyPages()).toBe(1);
  const account = setup.bank.accounts.create({ name: "Operating" });
  await until(() => seen.length > 0);
  expect(seen).toEqual([account.id]);
  expect(setup.bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
});

test("a poll through MSW follows the bank in use, and returns to the first one at a reset", async () => {
  const { setup, seen, emptyPages } = polling();
  await until(() => emptyPages() === 1);
  setup.use(setup.bank.fork({ seed: "other ids" }));
  await until(() => emptyPages() === 2);
  const other = setup.bank.accounts.create({ name: "Other" });
  await until(() => seen.length === 1 && emptyPages() === 3);
  setup.reset();
  await until(() => emptyPages() === 4);
  const first = setup.bank.accounts.create({ name: "First" });
  await until(() => seen.length === 2);
  expect(seen).toEqual([other.id, first.id]);
});

test("a poll through MSW whose signal aborts while it is idle rejects with the reason", async () => {
  const { ended, controller, emptyPages } = polling();
  await until(() => emptyPages() === 1);
  const reason = new Error("shutting down");
  controller.abort(reason);
  expect(await ended).toBe(reason);
});
