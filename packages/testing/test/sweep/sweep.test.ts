import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isQuick } from "../../../../tests/support/volume.ts";
import { sweepFaults } from "../../src/sweep/faults.ts";
import { booksMatch, type StartParts, type SweepFault, type SweepOptions, sweep } from "../../src/sweep.ts";
import { createLedger, failuresOf, type Kept, type Ledger, type LedgerBug, ledgerSweep } from "./support.ts";

describe("a ledger", () => {
  test("passes with every fault at every point", async () => {
    const { points, runs } = await sweep({ ...ledgerSweep(), check: booksMatch((ledger) => ledger.entries()) });
    expect({ points, runs }).toEqual({ points: 15, runs: 44 });
  });

  test.skipIf(isQuick)("passes with every pair of faults", async () => {
    const { runs } = await sweep({ ...ledgerSweep(), depth: 2 });
    expect(runs).toBeGreaterThan(500);
  });

  const found: readonly [LedgerBug, SweepFault, string][] = [
    ["key by chance", "crash", "after accounts.create #1"],
    ["mark first", "crash", "after store.set #2"],
    ["no mark", "duplicate", "at webhook transaction.created #1"],
    ["acknowledges errors", "outage", "at transactions.retrieve #1"],
  ];
  test.each(found)("with the bug %s fails by %s %s", async (bug, fault, point) => {
    const { failures } = await failuresOf({ ...ledgerSweep(bug), faults: [fault] });
    expect(failures.map((failure) => `${failure.fault} ${failure.point}`)).toContain(`${fault} ${point}`);
  });

  test("plays the faults that are named", async () => {
    const { failures } = await failuresOf({ ...ledgerSweep("no mark"), faults: ["duplicate"] });
    expect(new Set(failures.map(({ fault }) => fault))).toEqual(new Set(["duplicate"]));
  });

  test("prints the faults that could occur and are left out, if it passes with some of the usual ones", async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    onTestFinished(() => info.mockRestore());
    const { runs } = await sweep({ ...ledgerSweep(), faults: ["parallel", "crash", "outage"] });
    const leftOut = "lost_request, lost_response, server_error, rate_limit, duplicate, concurrent, swap, late";
    expect(info.mock.calls).toEqual([[`[sandbank] sweep: ${runs} runs passed. Left out: ${leftOut}.`]]);
  });

  test("plays one run that `only` names", async () => {
    const only = "crash after store.set #2";
    expect(await sweep({ ...ledgerSweep(), only })).toEqual({ points: 1, runs: 1 });
    const { failures } = await failuresOf({ ...ledgerSweep("mark first"), only });
    expect(failures).toEqual([expect.objectContaining({ count: 1, during: "webhook transaction.created", only })]);
  });

  test("repeats a failure of two faults by its name", async () => {
    const options: SweepOptions<Ledger, Kept> = {
      ...ledgerSweep(),
      faults: ["crash"],
      depth: 2,
      start: (parts) => {
        parts.store.set("starts", ((parts.store.get("starts") as number | undefined) ?? 0) + 1);
        return createLedger(parts);
      },
      async story({ bank, settle }) {
        bank.accounts.create({ name: "A" });
        await settle();
      },
      check: ({ store }) => (store.get("starts") as number) < 3,
    };
    const { failures } = await failuresOf(options);
    expect(failures.map(({ only }) => only)).toEqual(["crash after store.set #1, then crash after store.set #2"]);
    const again = await failuresOf({ ...options, only: failures[0]?.only ?? "" });
    expect(again.failures).toEqual([{ ...failures[0], count: 1 }]);
  });
});

/** What an app meets, in a sweep with one fault. */
function observed(faults: readonly SweepFault[], story: SweepOptions<Watcher, Kept>["story"]) {
  const seen: string[] = [];
  const options: SweepOptions<Watcher, Kept> = {
    bank: createBank(),
    faults,
    store: () => {
      seen.push("|");
      return new Map();
    },
    start: ({ store, clientOptions }) => {
      seen.push("start");
      const client = new BankClient({ ...clientOptions, maxRetries: 0 });
      return {
        async create(name) {
          try {
            await client.accounts.create({ name }, { idempotencyKey: name });
            seen.push(`created ${name}`);
          } catch (error) {
            seen.push((error as Error).name);
            throw error;
          }
          store.set(name, true);
        },
        receive(request) {
          // Without a use of the store, the sweep would be refused.
          store.has("A");
          seen.push(request.headers.get("webhook-id")?.slice(-1) ?? "");
          return new Response(null, { status: 204 });
        },
      };
    },
    receive: (app, request) => app.receive(request),
    story,
    check: () => {},
  };
  return {
    /** The observations of each disturbed run. */
    runs: async () => {
      const { runs } = await sweep(options);
      const all = seen
        .join(" ")
        .split("|")
        .slice(3)
        .map((each) => each.trim());
      expect(all).toHaveLength(runs);
      return all;
    },
  };
}

interface Watcher {
  create(name: string): Promise<void>;
  receive(request: Request): Response;
}

describe("a fault", () => {
  const create: SweepOptions<Watcher, Kept>["story"] = ({ step }) => step("create", (app) => app.create("A"));
  const twoEvents: SweepOptions<Watcher, Kept>["story"] = async ({ bank, settle }) => {
    for (const name of ["A", "B", "C"]) bank.accounts.create({ name });
    await settle();
  };

  test("crash starts the app again and does the step again", async () => {
    expect(await observed(["crash"], create).runs()).toEqual([
      "start start created A 0",
      "start start created A 0",
      "start created A start created A 0",
      "start created A start 0",
      "start created A 0 start 0",
    ]);
  });

  test.each([
    ["lost_request", "start BankConnectionError created A 0"],
    ["lost_response", "start BankConnectionError created A 0"],
    ["server_error", "start InternalServerError created A 0"],
    ["rate_limit", "start RateLimitedError created A 0"],
    ["outage", "start BankConnectionError created A 0"],
  ] as const)("%s fails the request, and the step is done again", async (fault, seen) => {
    expect(await observed([fault], create).runs()).toEqual([seen]);
  });

  test("duplicate repeats an accepted webhook at once, and in another run also at the end", async () => {
    expect(await observed(["duplicate"], twoEvents).runs()).toEqual([
      "start 0 0 1 2",
      "start 0 0 1 2 0",
      "start 0 1 1 2",
      "start 0 1 1 2 1",
      "start 0 1 2 2",
      "start 0 1 2 2 2",
    ]);
  });

  test("concurrent delivers a webhook twice at once, in both orders", async () => {
    const runs = ["start 0 0 1 2", "start 0 1 1 2", "start 0 1 2 2"];
    expect(await observed(["concurrent"], twoEvents).runs()).toEqual(runs.flatMap((run) => [run, run]));
  });

  test("swap delivers a webhook after the next one, and after its burst", async () => {
    expect(await observed(["swap"], twoEvents).runs()).toEqual(["start 1 0 2", "start 1 2 0", "start 0 2 1"]);
  });

  test("late delivers a webhook at the end of the story", async () => {
    expect(await observed(["late"], twoEvents).runs()).toEqual(["start 1 2 0", "start 0 2 1", "start 0 1 2"]);
  });
});

test("takes the default of an option that is undefined", async () => {
  const { runs } = await sweep(ledgerSweep());
  const options: SweepOptions<Ledger, Kept> = {
    ...ledgerSweep(),
    idle: undefined,
    close: undefined,
    faults: undefined,
    depth: undefined,
    reads: undefined,
    maxRuns: undefined,
    only: undefined,
    answerTimeoutMs: undefined,
    signal: undefined,
  };
  expect(await sweep(options)).toMatchObject({ runs });
});

test("every fault is named once", () => {
  expect([...sweepFaults].sort()).toEqual([
    "concurrent",
    "crash",
    "duplicate",
    "late",
    "lost_request",
    "lost_response",
    "outage",
    "parallel",
    "rate_limit",
    "server_error",
    "swap",
  ]);
});

test("sends a webhook that the app refuses again before each settle, and at the end", async () => {
  const counts: number[] = [];
  await sweep({
    ...ledgerSweep(),
    faults: ["crash"],
    start: (parts) => {
      counts.push(0);
      return createLedger(parts);
    },
    receive: (ledger) => {
      ledger.account();
      const count = (counts.pop() ?? 0) + 1;
      counts.push(count);
      return new Response(null, { status: count < 4 ? 500 : 200 });
    },
    story: async ({ bank, settle }) => {
      bank.accounts.create({ name: "A" });
      await settle();
      await settle();
    },
    // After a crash, it counts again, and refuses the webhook to the end.
    check: ({ bank }) => void bank.webhooks.attempts(),
  });
  expect(counts[0]).toBe(4);
});

describe("a webhook that the app refuses, in a bank with live schedules (D-113)", () => {
  type Story = SweepOptions<Ledger, Kept>["story"];
  const MINUTE = 60_000;

  /** The minutes of the clock at which the webhook arrives in the undisturbed play. */
  async function arrivals(refusals: number, moves: Story): Promise<readonly number[]> {
    const plays: number[][] = [];
    let latest: StartParts<Kept> | undefined;
    await sweep({
      ...ledgerSweep(),
      bank: createBank({ schedules: "live" }),
      faults: ["crash"],
      start: (parts) => {
        plays.push([]);
        latest = parts;
        return createLedger(parts);
      },
      receive: (ledger) => {
        ledger.account();
        const play = plays.at(-1) ?? [];
        play.push((Date.parse(latest?.now() ?? "") - Date.parse("2026-01-01")) / MINUTE);
        latest?.store.set("arrivals", play.length);
        return new Response(null, { status: play.length <= refusals ? 500 : 200 });
      },
      story: async (parts) => {
        parts.bank.accounts.create({ name: "A" });
        await parts.settle();
        await moves(parts);
      },
      // After a crash, it counts again, and refuses the webhook to the end.
      check: ({ bank }) => void bank.webhooks.attempts(),
    });
    return plays[0] ?? [];
  }

  test("is sent again by the schedule while the clock moves, and by the sweep at the end", async () => {
    expect(await arrivals(4, ({ advance }) => advance({ hours: 2 }))).toEqual([0, 1, 10, 60, 120]);
  });

  test("is sent again by the sweep before a settle, and not by the schedule after that", async () => {
    const moves: Story = async ({ settle, advance }) => {
      await settle();
      await advance({ hours: 2 });
    };
    expect(await arrivals(1, moves)).toEqual([0, 0]);
    expect(await arrivals(2, moves)).toEqual([0, 0, 1]);
  });

  test("is sent again by the sweep if the schedule has no attempt before the clock stops", async () => {
    expect(await arrivals(1, ({ advance }) => advance({ seconds: 30 }))).toEqual([0, 0]);
  });
});
