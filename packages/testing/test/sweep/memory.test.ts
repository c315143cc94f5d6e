import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { expect, test } from "vitest";
import { sweep } from "../../src/sweep.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** A store whose calls are asynchronous. */
class Documents {
  readonly #documents = new Map<string, unknown>();

  async get(key: string): Promise<unknown> {
    return this.#documents.get(key);
  }

  async put(key: string, value: unknown): Promise<void> {
    this.#documents.set(key, value);
  }
}

/** Each process of the app has this many bytes in its memory. */
const OF_A_PROCESS = 100_000;

/** Sweeps an app that dies while it awaits the bank, its store or the clock. Returns the number of runs. */
async function sweepOnce(): Promise<number> {
  const { runs } = await sweep({
    bank: createBank(),
    store: () => new Documents(),
    start: ({ store, clientOptions, sleep }) => ({
      store,
      sleep,
      client: new BankClient(clientOptions),
      memory: new Uint8Array(OF_A_PROCESS).fill(1),
    }),
    async receive({ store, memory }, request) {
      const { id, category } = await request.json();
      await store.put(id, `${category} ${memory.length}`);
      return new Response();
    },
    async story({ step, settle }) {
      for (const name of ["Ada", "Grace"]) {
        await step(`${name} signs up`, async ({ store, client, sleep, memory }) => {
          if ((await store.get(name)) !== undefined) return;
          const { id } = await client.accounts.create({ name }, { idempotencyKey: name });
          await sleep(memory.length / 1_000);
          await store.put(name, id);
        });
        await settle();
      }
    },
    check: ({ bank }) => bank.accounts.list().data.length === 2,
  });
  return runs;
}

/** The bytes in use, and the bytes of typed arrays. Promises that never settle are collected after a turn. */
async function bytesInUse(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await setTimeout(0);
    collect();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function play(least: number): Promise<number> {
  let runs = 0;
  while (runs < least) runs += await sweepOnce();
  return runs;
}

test("keeps no process of an earlier run in memory", async () => {
  await play(150);
  const before = await bytesInUse();
  const runs = await play(300);
  const grown = (await bytesInUse()) - before;
  // If one process in ten were kept, this would be passed.
  expect(grown).toBeLessThan((runs / 10) * OF_A_PROCESS);
});
