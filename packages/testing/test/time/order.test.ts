import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { expect, it } from "vitest";
import { seeds } from "../../../../tests/support/volume.ts";
import { timeTogether } from "../../src/index.ts";
import { type ModelEntry, OrderModel } from "./order-model.ts";

const MOVES = 1_000;
const awaited = new Set(["account.created", "inbound_ach_transfer.updated"]);
const url = "https://app.test/webhooks";

/** Numbers from 0 on and below `limit`, the same for the same seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Plays random moves on a bank and on the model. Few instants, so that many things are due at the same one. */
async function play(seed: number): Promise<{ readonly seen: readonly string[]; readonly expected: readonly string[] }> {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
  bank.eventSubscriptions.create({ url });
  const client = new BankClient(clientOptions(bank));
  const seen: string[] = [];
  const note = (what: string) => void seen.push(`${new Date().toISOString()} ${what}`);
  const labels = new Map<string, string>();
  const receive = async (request: Request) => {
    const event = (await request.json()) as { readonly category: string; readonly associated_object_id: string };
    const label = labels.get(event.associated_object_id);
    if (label !== undefined && awaited.has(event.category)) note(`webhook ${label}`);
    return new Response();
  };
  const deliverer = createDeliverer(bank, { receivers: { [url]: receive } });
  await deliverer.settled();
  bank.observe({
    job({ kind, object }) {
      if (kind === "inbound_ach_transfers.resolve") note(`job ${labels.get(object ?? "")}`);
    },
  });
  const time = await timeTogether(bank, { deliverer });
  try {
    const model = new OrderModel(Date.now());
    const random = createRandom(seed);
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const start = (entry: ModelEntry & { kind: "timer" }) => {
      const { label, every, starts } = entry;
      const fire = async () => {
        note(`timer ${label}`);
        if (starts === "object") {
          await client.accounts.create({ name: label }).then(({ id }) => labels.set(id, label));
        } else if (starts !== undefined) setTimeout(() => note(`timer ${label}'`), starts.timer);
      };
      const delay = entry.at - Date.now();
      timers.set(label, every === undefined ? setTimeout(fire, delay) : setInterval(fire, delay));
      model.add(entry);
    };
    for (let move = 0; move < MOVES; move++) {
      const [kind, label, delay] = [random(8), `${move}`, (1 + random(6)) * 60_000];
      const timer = { kind: "timer", at: Date.now() + delay, label } as const;
      if (kind <= 1) start(timer);
      else if (kind === 2) start({ ...timer, starts: "object" });
      else if (kind === 3) start({ ...timer, starts: { timer: (1 + random(3)) * 60_000 } });
      else if (kind === 4 && random(4) === 0) start({ ...timer, every: delay });
      else if (kind === 5) {
        const resolve_at = new Date(Date.now() + delay).toISOString();
        const transfer = { account_number_id, amount: 1, resolve_at };
        labels.set(bank.simulations.inboundAchTransfers.create(transfer).id, label);
        model.add({ kind: "job", at: Date.now() + delay, label });
      } else if (kind === 6) {
        const cleared = [...timers.keys()][random(timers.size)] ?? "";
        clearTimeout(timers.get(cleared));
        model.clear(cleared);
      } else if (random(3) === 0 && model.nextAt() !== undefined) {
        // The bank has jobs that the model does not know.
        const at = model.nextAt() as number;
        model.advanceTo(at);
        await time.advanceTo(new Date(at));
      } else {
        const span = random(8) * 30_000;
        model.advanceTo(model.now + span);
        await time.advance({ milliseconds: span });
      }
    }
    return { seen, expected: model.log };
  } finally {
    time.end();
    deliverer.close();
  }
}

it.each(seeds(1))(
  "runs timers, jobs and deliveries of $name random moves in the order of a model, twice ($seed)",
  async ({ seed }) => {
    const { seen, expected } = await play(seed);
    expect(expected.length).toBeGreaterThan(MOVES / 2);
    expect(seen).toEqual(expected);
    expect((await play(seed)).seen).toEqual(seen);
  },
);
