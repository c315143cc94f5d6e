import * as fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import type { Bank, Journal } from "../../src/index.ts";
import { volume } from "../support/volume.ts";
import { createDeliveryModel, type Effect } from "./delivery-model.ts";

// The timers are fake before the engine is loaded, so that no deadline ends a request, however slow the machine is.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
const { createDeliverer } = await import("../../src/deliver.ts");
const { BankError, createBank, manualClock, replay } = await import("../../src/index.ts");
afterAll(() => {
  vi.useRealTimers();
});

const START = Date.parse("2026-01-01T00:00:00Z");
const SECOND = 1_000;

/** A step that does not `settle` is followed by the next one before the deliverer can react to it. */
type Step = { readonly settle: boolean } & (
  | { readonly kind: "create" | "refuse" | "read" }
  | { readonly kind: "advance"; readonly seconds: number }
  /** The receiver responds to one of the open requests. */
  | { readonly kind: "answer"; readonly open: number; readonly status: number }
);

const settle = fc.boolean();
const answer = fc.record({
  kind: fc.constant("answer"),
  open: fc.nat({ max: 5 }),
  status: fc.constantFrom(500, 204),
  settle,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("create", "create", "refuse", "read"), settle }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("advance"), seconds: fc.constantFrom(0, 1, 60, 3_600, 86_400), settle }),
  },
  { weight: 5, arbitrary: answer },
);

/** A request that the receiver has not answered. */
interface Open {
  readonly createdAt: number;
  readonly sentAt: number;
  answer(status: number): void;
}

function deliveringBank() {
  const bank = createBank({ environment: "live", clock: manualClock(new Date(START)) });
  bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const received: Open[] = [];
  const deliverer = createDeliverer(bank, {
    fetch: (_url, { headers, body }) =>
      new Promise((resolve) => {
        const { created_at } = JSON.parse(String(body)) as { created_at: string };
        received.push({
          createdAt: Date.parse(created_at),
          sentAt: Number((headers as Record<string, string>)["webhook-timestamp"]) * SECOND,
          answer: (status) => resolve(new Response(null, { status })),
        });
      }),
  });
  return { bank, deliverer, received };
}

/** Runs everything that does not wait for a receiver. */
const quiet = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** The calls and outcomes of a journal, each at the instant that the entries before it give. */
function effectsOf({ entries }: Journal): Effect[] {
  let now = START;
  return entries.flatMap((entry): Effect[] => {
    if (entry.kind === "advance") now = entry.to;
    if (entry.kind === "record") return [[now, "record", "status" in entry.outcome ? entry.outcome.status : null]];
    if (entry.kind !== "call" || entry.operation !== "accounts.create") return [];
    return [[now, "call", (entry.params as { name: string }).name]];
  });
}

const digestOf = (bank: Bank) => bank.snapshot().toJSON().digest;

/** Plays the steps, then responds to every request until all advances have ended. */
async function play(steps: readonly Step[]): Promise<void> {
  const { bank, deliverer, received } = deliveringBank();
  const model = createDeliveryModel(START);
  const advances: Promise<void>[] = [];
  const open: Open[] = [];
  const take = (index: number, status: number) => {
    const [request] = open.splice(index, 1);
    const attempt = model.open()[index];
    if (request === undefined || attempt === undefined) return;
    model.answer(attempt, status);
    request.answer(status);
  };
  const settleAll = async () => {
    await quiet();
    model.settle();
    open.push(...received.splice(0));
    const sent = open.map(({ createdAt, sentAt }) => ({ createdAt, sentAt }));
    expect(sent).toEqual(model.open().map(({ createdAt, at }) => ({ createdAt, sentAt: at })));
    expect(bank.clock.now()).toBe(new Date(model.now()).toISOString());
  };
  let accounts = 0;
  try {
    for (const each of steps) {
      const now = new Date(model.now()).toISOString();
      if (each.kind === "create") {
        const name = `Account ${++accounts}`;
        model.create(name);
        expect(bank.accounts.create({ name }).created_at).toBe(now);
      } else if (each.kind === "refuse") {
        expect(() => bank.accounts.create({ name: "" })).toThrow(BankError);
      } else if (each.kind === "read") {
        expect(bank.clock.now()).toBe(now);
        expect(bank.accounts.list().data.filter(({ name }) => name.startsWith("Account "))).toHaveLength(accounts);
      } else if (each.kind === "advance") {
        model.advance(each.seconds * SECOND);
        advances.push(deliverer.advance({ seconds: each.seconds }));
      } else if (each.kind === "answer" && open.length > 0) {
        take(each.open % open.length, each.status);
      }
      if (each.settle) await settleAll();
    }
    await settleAll();
    while (open.length > 0) {
      take(0, 204);
      await settleAll();
    }
    await Promise.all(advances);
  } finally {
    deliverer.close();
    await Promise.allSettled(advances);
  }
  const total = steps.reduce((sum, each) => sum + (each.kind === "advance" ? each.seconds * SECOND : 0), START);
  expect(bank.clock.now()).toBe(new Date(total).toISOString());
  expect(effectsOf(bank.journal())).toEqual(model.effects);
  expect(digestOf(replay(bank.journal()))).toBe(digestOf(bank));
  expect(bank.audit()).toEqual([]);
}

const seeds = [
  { name: "fixed", seed: 107 },
  { name: "fresh", seed: Math.floor(Math.random() * 0x7fff_ffff) },
];
console.info(`[sandbank] The fresh seed of calls during an advance is ${seeds[1]?.seed}.`);

test.each(seeds)(
  "answers calls during an advance at the instant that the clock has reached (D-107, $name seed)",
  async ({ seed }) => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40, size: "max" }), play), {
      seed,
      numRuns: volume(300, 60),
    });
  },
);
