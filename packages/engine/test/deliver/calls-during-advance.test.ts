import * as fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { seeds, volume } from "../../../../tests/support/volume.ts";
import type { Bank, Journal } from "../../src/index.ts";
import { createPlayer, type OpenRequest } from "./advance-player.ts";
import { type Step, step } from "./advance-steps.ts";
import type { Effect } from "./delivery-model.ts";

// The timers are fake before the engine is loaded, so that no deadline ends a request, however slow the machine is.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
const { createDeliverer } = await import("../../src/deliver.ts");
const { createBank, manualClock, replay } = await import("../../src/index.ts");
afterAll(() => {
  vi.useRealTimers();
});

const START = Date.parse("2026-01-01T00:00:00Z");
function deliveringBank() {
  const bank = createBank({ environment: "live", clock: manualClock(new Date(START)) });
  bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  const received: OpenRequest[] = [];
  const deliverer = createDeliverer(bank, {
    fetch: (_url, { headers, body }) =>
      new Promise((resolve) => {
        const { created_at } = JSON.parse(String(body)) as { created_at: string };
        received.push({
          createdAt: Date.parse(created_at),
          sentAt: Number((headers as Record<string, string>)["webhook-timestamp"]) * 1_000,
          answer: (status) => resolve(new Response(null, { status })),
        });
      }),
  });
  return { bank, deliverer, received };
}

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
  const stage = deliveringBank();
  const { bank, deliverer } = stage;
  const player = createPlayer(stage, START);
  try {
    for (const each of steps) {
      player.act(each);
      if (each.settle) await player.settle();
    }
    await player.answerAll();
  } finally {
    deliverer.close();
    await Promise.allSettled(player.advances);
  }
  const total = steps.reduce((sum, each) => sum + (each.kind === "advance" ? each.seconds * 1_000 : 0), START);
  expect(bank.clock.now()).toBe(new Date(total).toISOString());
  expect(effectsOf(bank.journal())).toEqual(player.effects);
  expect(digestOf(replay(bank.journal()))).toBe(digestOf(bank));
  expect(bank.audit()).toEqual([]);
}

test.each(seeds(107))(
  "answers calls during an advance at the instant that the clock has reached (D-107): $name seed $seed",
  async ({ seed }) => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40, size: "max" }), play), {
      seed,
      numRuns: volume(300, 60, 20),
    });
  },
);
