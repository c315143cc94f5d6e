import { endpoints } from "@sandbank/contract";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ScenarioRequest } from "../../../../tests/support/caller.ts";
import { spread, volume } from "../../../../tests/support/volume.ts";
import { snapshotJson } from "../../src/bank/journal/snapshot.ts";
import {
  type Bank,
  createBank,
  type PhysicalCard,
  replay,
  SandbankBug,
  type SnapshotJson,
  tickingClock,
} from "../../src/index.ts";
import { callDirectly } from "../support/direct-call.ts";
import { failAt, MESSAGE } from "../support/interrupted-writes.ts";
import { populatedBank } from "./populated-bank.ts";
import { play } from "./scenario.ts";

/** At full volume, every write fails once. */
const STEP = volume(1, 29, 97);

/** Replaces functions of a module by ones that count their calls. */
const { counting } = vi.hoisted(() => ({
  counting:
    <Module extends object>(...names: (keyof Module)[]) =>
    async (original: () => Promise<Module>) =>
      (await import("../support/interrupted-writes.ts")).interrupted(await original(), names),
}));
vi.mock(import("../../src/store/table.ts"), counting("insert", "replace", "removeOldest"));
vi.mock(import("../../src/store/layered-map.ts"), counting("set", "remove"));
vi.mock(import("../../src/store/layered-list.ts"), counting("append"));
vi.mock(import("../../src/ledger/ledger.ts"), counting("move"));
vi.mock(import("../../src/state/due-queue.ts"), counting("enqueue", "dequeue"));

const bugs: SandbankBug[] = [];
const onBug = (bug: SandbankBug) => void bugs.push(bug);
beforeEach(() => {
  bugs.length = 0;
});

/** The whole content of a bank: objects, money, Events, due work, faults, journal, counts of ids and requests. */
function digest(bank: Bank): string {
  return JSON.stringify([bank.snapshot(), bank.coverage(), bank.coverage({ own: true }), bank.unreadFields()]);
}

function bugOf(act: () => unknown): SandbankBug | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof SandbankBug) return error;
    throw error;
  }
}

/** The first accepted request of each operation in the scenario, with a fork of the bank before it. */
function firstRequests(): { readonly operation: string; readonly bank: Bank; readonly request: ScenarioRequest }[] {
  const bank = createBank({ onBug });
  bank.eventSubscriptions.create({ url: "https://example.com/webhooks" });
  const first = new Map<string, { bank: Bank; request: ScenarioRequest }>();
  play(bank.apiKey, (request) => {
    const { operation } = request.call ?? {};
    const before = operation === undefined || first.has(operation) ? undefined : bank.fork();
    const response = bank.handle(request);
    if (operation !== undefined && before !== undefined && response.status === 200) {
      first.set(operation, { bank: before, request });
    }
    return response;
  });
  return [...first].map(([operation, each]) => ({ operation, ...each }));
}

const requests = firstRequests();

describe("a call during which a store fails (D-105)", () => {
  test("has a request for every operation", () => {
    expect(requests.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test.each(spread(requests, 4))("responds with 500 and rolls $operation back, at every write", (each) => {
    const { operation, request } = each;
    const expected = each.bank.fork().handle(request);
    const bank = each.bank.fork();
    bank.faults.arm({ kind: "latency", operation: each.request.call?.operation ?? "accounts.list", delayMs: 0 });
    const before = digest(bank);
    let response = expected;
    for (let number = 1; ; number += STEP) {
      const met = bugs.length;
      const isMet = failAt(number, () => {
        response = bank.handle(request);
      });
      if (!isMet) break;
      const bug = bugs.at(-1) as SandbankBug;
      expect(bugs).toHaveLength(met + 1);
      expect(bug).toMatchObject({
        operation,
        cause: { message: MESSAGE },
        stack: expect.stringContaining("SandbankBug"),
      });
      expect(bug.message).toContain(`${operation} failed with "${MESSAGE}". It was undone.`);
      expect([response.status, JSON.parse(String(response.body))]).toEqual([
        500,
        {
          type: "internal_server_error",
          status: 500,
          title: expect.any(String),
          detail: expect.stringContaining(bug.reference as string),
        },
      ]);
      expect(response.headers["x-request-id"]).toBe(bug.reference);
      expect(digest(bank)).toBe(before);
    }
    expect(response).toEqual({ ...expected, fault: { kind: "latency", delayMs: 0 } });
    expect(new Set(bugs.map(({ reference }) => reference)).size).toBe(bugs.length);
  });

  test.each(spread(requests, 8))(
    "throws a SandbankBug and rolls a direct call of $operation back, at every write",
    (each) => {
      const { call } = each.request;
      if (call === undefined) throw new Error("The scenario has a call for each operation.");
      const expected = callDirectly(each.bank.fork(), call);
      const bank = each.bank.fork();
      const before = digest(bank);
      let result: object = {};
      // A few of the writes, because the requests over HTTP have tried each.
      for (let number = 1; ; number += volume(6, 60, 200)) {
        let bug: SandbankBug | undefined;
        const isMet = failAt(number, () => {
          bug = bugOf(() => {
            result = callDirectly(bank, call);
          });
        });
        if (!isMet) break;
        expect(bug).toMatchObject({ operation: call.operation, cause: { message: MESSAGE } });
        expect(digest(bank)).toBe(before);
      }
      expect(result).toEqual(expected);
      expect(bugs).toEqual([]);
    },
  );

  test("continues after rolled back calls: a scenario with a bug in most calls has the same responses", () => {
    const [calm, shaken] = [createBank({ onBug }), createBank({ onBug })];
    let turn = 0;
    const answers = play(shaken.apiKey, (request) => {
      let response = calm.handle({ method: "", path: "" });
      const met = bugs.length;
      failAt(1 + (turn++ % 7), () => {
        response = shaken.handle(request);
      });
      return bugs.length > met ? shaken.handle(request) : response;
    });
    expect(bugs.length).toBeGreaterThan(50);
    calm.reset();
    expect(answers).toEqual(play(calm.apiKey, (request) => calm.handle(request)));
    expect(JSON.stringify(shaken.snapshot())).toBe(JSON.stringify(calm.snapshot()));
    expect(JSON.stringify(replay(shaken.journal()).snapshot())).toBe(JSON.stringify(calm.snapshot()));
    expect(shaken.audit()).toEqual([]);
  });
});

const kinds = [
  "accounts.pay_monthly",
  "ach_transfers.acknowledge",
  "ach_transfers.release_hold",
  "ach_transfers.settle",
  "ach_transfers.submit",
  "card_authorizations.expire",
  "events.retire",
  "inbound_ach_transfers.resolve",
  "inbound_check_deposits.resolve",
  "real_time_decisions.time_out",
  "shipments.acknowledge",
  "shipments.ship",
  "webhooks.fall_due",
  "webhooks.time_out",
];

/** Advances a bank until a job of a kind is planned, and removes all other jobs. */
function withOneJob(from: SnapshotJson, kind: string): SnapshotJson {
  const bank = createBank();
  bank.restore(from);
  for (let step = 0; step < 500; step++) {
    const { state } = bank.snapshot().toJSON();
    const due = state.due.filter(({ job }) => job.kind === kind).slice(0, 1);
    if (due.length > 0) return JSON.parse(JSON.stringify(snapshotJson({ ...state, due })));
    const next = Math.min(...state.due.map(({ at }) => at));
    bank.clock.advanceTo(new Date(next));
  }
  throw new Error(`No job ${kind} is planned.`);
}

describe("a due job during which a store fails (D-105)", () => {
  const populated = populatedBank({ environment: "live" });
  const { card_id, cardholder, shipment } = populated.physicalCards.list().data.at(-1) as PhysicalCard;
  const { name, line1, city, state, postal_code } = shipment.address;
  const address = { name, line1, city, state, postal_code } as const;
  populated.physicalCards.create({ card_id, cardholder, shipment: { address, method: shipment.method } });
  const live: SnapshotJson = JSON.parse(JSON.stringify(populated.snapshot()));
  const { tables, due: work } = live.state;
  /** The same bank without Event Subscriptions. */
  const quiet = snapshotJson({
    ...live.state,
    due: work.filter(({ job }) => !job.kind.startsWith("webhooks")),
    tables: { ...tables, eventSubscriptions: { first: 0, rows: [] } },
  });

  test.each(spread(kinds, 3))("rolls %s back and drops it, at every write, and the clock continues", (kind) => {
    const snapshot = withOneJob(kind.startsWith("webhooks") ? live : quiet, kind);
    const [{ at = 0 } = {}] = snapshot.state.due;
    const { due: _, now, ahead, journal, requests: asked, ...unchanged } = snapshot.state;
    const restored = createBank({ environment: "live", onBug });
    restored.restore(snapshot);
    let count = 0;
    for (let number = 1; ; number += STEP) {
      const bank = restored.fork();
      let thrown: unknown;
      failAt(number, () => {
        try {
          bank.clock.advanceTo(new Date(at + 1));
        } catch (error) {
          thrown = error;
        }
      });
      // The entry in the journal comes after the job, and nothing after it can fail.
      if (!(thrown instanceof SandbankBug)) break;
      const bug = thrown;
      count++;
      expect(bug).toMatchObject({ operation: kind, cause: { message: MESSAGE } });
      expect(bug.message).toContain(`${kind} failed with`);
      const { due, ...after } = bank.snapshot().toJSON().state;
      expect(JSON.parse(JSON.stringify(after))).toMatchObject({ ...unchanged, now: at, ahead: ahead + at - now });
      expect(due).toEqual([]);
      expect(bank.clock.now()).toBe(new Date(at).toISOString());
      bank.clock.advance({ days: 1 });
      expect(bank.snapshot().toJSON().state.now).toBe(at + 86_400_000);
    }
    expect(count).toBeGreaterThan(0);
    expect(bugs).toEqual([]);
  });

  test("reports and drops a failed job under a ticking clock, and responds to the request", () => {
    const source = { time: Date.parse("2026-01-01T00:00:00Z") };
    const bank = createBank({ clock: tickingClock(() => source.time), onBug });
    bank.accounts.create({ name: "Operating" });
    source.time += 31 * 86_400_000;
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    let status = 0;
    failAt(2, () => {
      status = bank.handle({ method: "GET", path: "/accounts", headers }).status;
    });
    expect([status, bugs.map(({ operation }) => operation)]).toEqual([200, ["events.retire"]]);
    expect(bank.clock.now()).toBe("2026-02-01T00:00:00.000Z");
    expect(JSON.stringify(replay(bank.journal()).events.list())).toBe(JSON.stringify(bank.events.list()));
  });
});

describe("onBug", () => {
  const create = (bank: Bank) =>
    bank.handle({
      method: "POST",
      path: "/accounts",
      headers: { authorization: `Bearer ${bank.apiKey}` },
      body: '{"name":"Operating"}',
    });

  test.each<[string, () => void]>([
    [
      "throws",
      () => {
        throw new Error("The log is full.");
      },
    ],
    ["returns a rejected promise", async () => Promise.reject(new Error("The log is full."))],
  ])("returns the same response if `onBug` %s", async (_, failing) => {
    const bank = createBank({ onBug: failing });
    let status = 0;
    failAt(1, () => {
      status = create(bank).status;
    });
    await Promise.resolve();
    expect([status, create(bank).status]).toEqual([500, 200]);
  });

  test("reports bugs to console.error by default", () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const bank = createBank();
    failAt(1, () => create(bank));
    expect(printed.mock.calls).toEqual([[expect.any(SandbankBug)]]);
    printed.mockRestore();
  });

  test("does not report the error of `decide` in a direct call, which throws a TypeError", () => {
    const bank = createBank({
      onBug,
      decide: () => {
        throw new Error("Not decided.");
      },
    });
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    bank.network.interestPayments.create({ account_id, amount: 1_000 });
    const { id: card_id } = bank.cards.create({ account_id });
    expect(() => bank.network.cardAuthorizations.create({ card_id, amount: 1 })).toThrow(TypeError);
    expect(bugs).toEqual([]);
  });
});
