import { setTimeout as wait } from "node:timers/promises";
import { type AdminClient, createAdminClient } from "sandbank/client";
import type { AdminOperationName } from "sandbank/private/operations";
import { ask, type MeasuredServer, requestText, sendAll, startServer } from "./measured-server.ts";
import type { Row } from "./row.ts";

/** Requests of an app: with the calls of the seed, some 2,000 steps and 4,000 entries of the journal. */
const CREATES = 600;
const READS = 600;

/** Ids of a bank. */
interface Ids {
  readonly account: string;
  readonly decline: string;
  readonly event: string;
  readonly limit: string;
  readonly subscription: string;
}

/**
 * The parameters of each operation in the order of the calls, the reads first. Null for those that are not measured,
 * because they end the server or wait for a program.
 */
const operations: Readonly<Record<AdminOperationName, ((ids: Ids) => object) | null>> = {
  health: () => ({}),
  status: () => ({}),
  bank: () => ({}),
  "banks.list": () => ({}),
  "clock.get": () => ({}),
  "clock.due": () => ({}),
  explain: ({ decline }) => ({ id: decline }),
  largest_approved: ({ decline }) => ({ id: decline }),
  balance: ({ account }) => ({ account }),
  diff: () => ({ from: 0 }),
  limit_use: ({ limit }) => ({ id: limit }),
  search: () => ({ q: "operating" }),
  names: ({ account, decline }) => ({ ids: `${account},${decline}` }),
  audit: () => ({}),
  coverage: () => ({}),
  trace: () => ({ last: 10_000 }),
  "faults.list": () => ({}),
  attempts: () => ({}),
  deliveries: () => ({ limit: 1_000 }),
  secret: ({ subscription }) => ({ subscription }),
  journal: () => ({}),
  scenario: () => ({ name: "card_decline.breaches_limit" }),
  scenarios: () => ({}),
  "snapshot.list": () => ({}),
  export: () => ({ as: "test" }),
  "faults.arm": () => ({ kind: "drop_after_commit", operation: "files.create" }),
  "faults.clear": () => ({}),
  "delivery_faults.set": () => ({}),
  resend: ({ event }) => ({ event }),
  replay_missing: () => ({}),
  rotate_secret: ({ subscription }) => ({ subscription }),
  verify_receiver: null,
  call: () => ({ operation: "accounts.list" }),
  trigger: () => ({ name: "card_decline.breaches_limit" }),
  "snapshot.save": () => ({ name: "before" }),
  "banks.create": () => ({ name: "earlier", from: "default", until: 1_000 }),
  "banks.remove": () => ({ name: "earlier" }),
  "clock.next": () => ({}),
  "clock.advance": () => ({ duration: "31d" }),
  "clock.to": () => ({ instant: "2099-01-01T00:00:00Z" }),
  "clock.rate": () => ({ rate: 2 }),
  "clock.resume": () => ({}),
  "clock.freeze": () => ({}),
  "snapshot.load": () => ({ name: "before" }),
  "snapshot.remove": () => ({ name: "before" }),
  reset: () => ({}),
  stop: null,
};

/** The longest time for which each admin operation keeps the server from its other requests, in a bank of a year of use. */
export async function* adminRows(): AsyncIterable<Row> {
  const server = await startServer("year");
  try {
    await useBank(server);
    const admin = createAdminClient({ url: `http://localhost:${server.port}`, key: server.token });
    const ids = await idsIn(admin);
    const floorFigure = await stretchOf(server, admin, "health", {});
    for (const [name, paramsOf] of Object.entries(operations)) {
      if (paramsOf === null) continue;
      yield {
        what: `the longest stretch of the event loop during \`${name}\``,
        floor: "during `health`",
        floorFigure,
        figure: await stretchOf(server, admin, name as AdminOperationName, paramsOf(ids)),
        unit: "ms",
        budget: null,
      };
    }
  } finally {
    server.child.kill();
  }
}

async function useBank(server: MeasuredServer): Promise<void> {
  const create = requestText(server, { method: "POST", path: "/accounts", body: '{"name":"Operating"}' });
  const read = requestText(server, { path: "/accounts?limit=1" });
  await sendAll(server, [...Array<string>(CREATES).fill(create), ...Array<string>(READS).fill(read)]);
}

async function idsIn(admin: AdminClient): Promise<Ids> {
  const first = async (list: string) => {
    const { data } = (await admin.call("call", { operation: `${list}.list` })) as { data: { id: string }[] };
    return data[0]?.id ?? "";
  };
  return {
    account: await first("accounts"),
    decline: await first("declinedTransactions"),
    event: await first("events"),
    limit: await first("limits"),
    subscription: await first("eventSubscriptions"),
  };
}

/** Counts the work that the operation leaves behind, too, such as the webhooks that it sends. */
async function stretchOf(
  server: MeasuredServer,
  admin: AdminClient,
  name: AdminOperationName,
  params: object,
): Promise<number> {
  await untilQuiet(server);
  await admin.call(name, params as never);
  return untilQuiet(server);
}

const QUIET_MS = 5;

/** Waits until the server has nothing to do. Returns the longest turn of its event loop until then. */
async function untilQuiet(server: MeasuredServer): Promise<number> {
  let longest = 0;
  for (let turn = QUIET_MS; turn >= QUIET_MS; ) {
    turn = await ask(server, "stretch");
    longest = Math.max(longest, turn);
    await wait(20);
  }
  return longest;
}
