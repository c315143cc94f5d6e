import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createBank, tickingClock } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { type SweepOptions, sweep } from "../../src/sweep.ts";
import { createLedger, failuresOf, type Kept, type Ledger, type LedgerBug, ledgerSweep } from "./support.ts";

type Story = Parameters<SweepOptions<Ledger, Kept>["story"]>[0];

describe("sweep refuses", () => {
  const wrong: readonly [unknown, string][] = [
    [undefined, "the options are undefined"],
    [{ stroy: 1 }, 'there is no option "stroy". Did you mean "story"?'],
    [{ bank: {} }, "bank is an object. Pass what createBank() returned"],
    [{ bank: createBank({ clock: tickingClock() }) }, "the clock of the bank follows the time of the machine"],
    [{ store: new Map() }, "store is an object. Pass a function that returns what survives a crash"],
    [{ start: undefined }, "start is missing. Pass a function that creates your app"],
    [{ story: "pay" }, 'story is "pay". Pass a function that plays what happens'],
    [{ check: undefined }, "check is missing. Pass a function that throws or returns false"],
    [{ receive: 1 }, "receive is 1. Pass a function that passes a Request to your app"],
    [{ idle: 1 }, "idle is 1"],
    [{ close: 1 }, "close is 1"],
    [{ faults: "crash" }, 'faults is "crash". Pass "all" or an array of crash, lost_request'],
    [{ faults: [] }, "faults is empty, so nothing would go wrong"],
    [{ faults: ["chrash"] }, 'there is no fault "chrash". Did you mean "crash"?'],
    [{ depth: 3 }, "depth is 3. Pass 1 for one fault a run, or 2 for every pair"],
    [{ reads: "get" }, 'reads is "get". Pass the names of the methods'],
    [{ maxRuns: 0 }, "maxRuns is 0. Pass how many runs"],
    [{ maxRuns: 10 }, "there are 44 runs, and `maxRuns` is 10. Shorten the story"],
    [{ depth: 2, maxRuns: 100 }, "there are about 903 runs, and `maxRuns` is 100."],
    [{ answerTimeoutMs: -1 }, "answerTimeoutMs is -1. Pass real milliseconds"],
    [{ only: 1 }, "only is 1. Pass a fault and a point"],
    [
      { only: "crash after account.create #1" },
      '`only` names "crash after account.create #1", which the story does not reach. Did you mean "crash after accounts.create #1"?',
    ],
    [{ store: () => 1 }, "`store` returned 1. Return what survives a crash"],
    [{ receive: () => 1 }, "`receive` returned 1. Return the Response of your app"],
    [
      { story: () => {} },
      "the story reaches no boundary, so there is no point at which a fault could occur. Let a `step` call your app",
    ],
    [
      {
        receive: undefined,
        story: async ({ bank, settle }: Story) => {
          bank.accounts.create({ name: "A" });
          await settle();
        },
      },
      "the story reaches no boundary, so there is no point at which a fault could occur. It causes webhooks, and `receive` is missing: pass a function that passes a Request to your app",
    ],
    [
      { faults: ["late"], receive: undefined, check: () => {} },
      "none of the faults can occur in this story: late. Name others",
    ],
    [
      { story: ({ step }: Story) => step((() => {}) as never, () => {}) },
      "the name of a step is a function. Pass both",
    ],
    [{ story: ({ step }: Story) => step("x", undefined as never) }, 'the step "x" has no function. Pass both'],
  ];
  test.each(wrong)("%o: %s", async (options, message) => {
    const given = options === undefined ? options : { ...ledgerSweep(), ...(options as object) };
    await expect(sweep(given as SweepOptions<Ledger, Kept>)).rejects.toThrow(`[sandbank] Failed to sweep: ${message}`);
  });

  test("a story or an app that uses the bank that the sweep was given", async () => {
    const options = ledgerSweep();
    const message = "the story or the app uses the bank that `sweep` was given, and every run has a fork of it";
    const story: SweepOptions<Ledger, Kept>["story"] = async ({ step }) => {
      const id = await step("Ada signs up", (ledger) => ledger.open("Ada"));
      options.bank.accounts.create({ name: id });
    };
    await expect(sweep({ ...options, story })).rejects.toThrow(message);
    const start: SweepOptions<Ledger, Kept>["start"] = (parts) =>
      createLedger({ ...parts, clientOptions: clientOptions(options.bank) });
    await expect(sweep({ ...options, start })).rejects.toThrow(message);
  });

  test("no app that posts to another service", async () => {
    const server = createServer((_, response) => response.end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slack`;
    const { runs } = await sweep({
      ...ledgerSweep(),
      start: (parts) => ({ ...createLedger(parts), tell: () => fetch(url) }) as Ledger,
      receive: async (app) => {
        app.account();
        const { ok } = await (app as Ledger & { tell(): Promise<Response> }).tell();
        return new Response(null, { status: ok ? 200 : 500 });
      },
      story: async ({ bank, settle }) => {
        bank.accounts.create({ name: "A" });
        await settle();
      },
      check: () => {},
      faults: ["duplicate"],
    });
    server.close();
    expect(runs).toBe(2);
  });

  test("an app whose requests leave the process", async () => {
    const options: SweepOptions<BankClient, Kept> = {
      bank: createBank(),
      store: () => new Map(),
      start: () => new BankClient({ apiKey: "key", baseUrl: "http://127.0.0.1:49999", maxRetries: 0 }),
      story: ({ step }) => step("open", (client) => client.accounts.create({ name: "A" })),
      check: () => {},
    };
    await expect(sweep(options)).rejects.toThrow(
      "the app sent POST http://127.0.0.1:49999/accounts out of the process, and nothing through `clientOptions`",
    );
  });

  test("a step that begins while another is in progress", async () => {
    const story: SweepOptions<Ledger, Kept>["story"] = async ({ step, settle }) => {
      void step("Ada signs up", (ledger) => ledger.open("Ada"));
      await settle();
    };
    await expect(sweep({ ...ledgerSweep(), story })).rejects.toThrow(
      'settle begins while step "Ada signs up" is in progress. Await each step',
    );
  });

  test("an app that does not do the same in each run", async () => {
    let count = 0;
    const story: SweepOptions<Ledger, Kept>["story"] = ({ step }) =>
      step("Ada signs up", async (ledger) => {
        if (count++ > 0) await ledger.open("Ada");
        await ledger.open("Ada");
      });
    await expect(sweep({ ...ledgerSweep(), story, check: () => {} })).rejects.toThrow(
      "two runs that must be equal differ: boundary 5 was before webhook account.created in one play and before accounts.create in the next. The app depends on something that differs from run to run",
    );
  });
});

describe("an app whose plays differ", () => {
  /** Rows whose `first` takes longer than its `second` in every other run. */
  class Rows {
    readonly #isSlow: boolean;

    constructor(isSlow: boolean) {
      this.#isSlow = isSlow;
    }

    first = () => turns(this.#isSlow ? 20 : 2);
    second = () => turns(10);
    get = () => turns(2);
    transaction = async (callback: () => Promise<void>) => {
      await turns(1);
      await callback();
    };
  }
  async function turns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) await null;
  }
  function play(signUp: (rows: Rows, isEven: boolean) => unknown) {
    let plays = 0;
    return sweep({
      bank: createBank(),
      store: () => new Rows(plays++ % 2 === 0),
      start: ({ store }) => store,
      story: ({ step }) => step("Ada signs up", (rows) => signUp(rows, plays % 2 === 0)),
      check: () => {},
    });
  }

  const remedy =
    "and what ends first is chance: await each call of `store`, or let `store` return a pool with `max: 1`. Otherwise, the app depends on something";

  test.each<[string, (rows: Rows) => unknown]>([
    ["runs calls of its store in parallel", (rows) => Promise.all([rows.first(), rows.second()])],
    [
      "does not await a call of its store",
      (rows) => {
        void rows.first();
        return rows.second();
      },
    ],
  ])("is told so if it %s", async (_, signUp) => {
    await expect(play(signUp)).rejects.toThrow(
      `two runs that must be equal differ: boundary 3 was after store.second in one play and after store.first in the next. store.first was in progress when the app went on (before store.second), ${remedy}`,
    );
  });

  test("is told so if it reads in parallel before it writes", async () => {
    const signUp = (rows: Rows, isEven: boolean) => {
      const writes = isEven ? [rows.first, rows.second] : [rows.second, rows.first];
      return Promise.all(writes.map((write) => rows.get().then(write)));
    };
    await expect(play(signUp)).rejects.toThrow(
      `boundary 1 was before store.second in one play and before store.first in the next. A read of \`store\` was in progress when the app went on (before store.second), ${remedy}`,
    );
  });

  test("is not told so if it awaits each call within a transaction", async () => {
    const signUp = (rows: Rows, isEven: boolean) =>
      rows.transaction(async () => {
        await rows.first();
        if (isEven) await rows.second();
      });
    await expect(play(signUp)).rejects.toThrow(". The app depends on something that differs from run to run");
  });
});

test.each<[string, SweepOptions<Ledger, Kept>["receive"], string]>([
  ["refuses", () => new Response("no signature", { status: 400 }), "400 no signature"],
  [
    "throws for",
    () => {
      throw new Error("no route");
    },
    "no route",
  ],
])(
  "sweep refuses an app that %s each webhook, also if its check does not notice",
  async (_, receive = undefined, why) => {
    const options = { ...ledgerSweep(), ...(receive && { receive }) };
    const message = `the app accepts no webhook, also without a fault: webhook account.created failed (${why}). Let \`receive\``;
    await expect(sweep(options)).rejects.toThrow(message);
    await expect(sweep({ ...options, check: () => true })).rejects.toThrow(message);
  },
);

describe("a story that fails without a fault", () => {
  test("fails as itself", async () => {
    const error = new Error("mine");
    const story = () => {
      throw error;
    };
    await expect(sweep({ ...ledgerSweep(), story })).rejects.toBe(error);
    await expect(sweep({ ...ledgerSweep(), start: () => Promise.reject(error) })).rejects.toBe(error);
  });

  test("says of its check that it fails without a fault", async () => {
    const error = new Error("mine");
    const check = () => {
      throw error;
    };
    await expect(sweep({ ...ledgerSweep(), check })).rejects.toMatchObject({
      message: "[sandbank] The story fails without a fault: check failed: mine",
      cause: error,
    });
    await expect(sweep({ ...ledgerSweep(), check: () => false })).rejects.toThrow(
      "[sandbank] The story fails without a fault: check failed: it returned false. Let `check` throw an error that says what does not hold.",
    );
  });

  test("fails if it waits for something that never comes", async () => {
    const story: SweepOptions<Ledger, Kept>["story"] = ({ step }) =>
      step("wait", async (ledger) => {
        await ledger.open("Ada");
        await new Promise(() => {});
      });
    await expect(sweep({ ...ledgerSweep(), story, answerTimeoutMs: 20 })).rejects.toThrow(
      'The story fails without a fault: step "wait" does not end: the app waits for something that never comes, or for a timer of its own. Its last boundary was store.set.',
    );
    const own = () => new Promise(() => {});
    await expect(sweep({ ...ledgerSweep(), story: own, answerTimeoutMs: 20 })).rejects.toThrow(
      "the story does not end",
    );
  });
});

describe("a store with data of an earlier run is named", () => {
  const emptying = "or empty every table that the app writes, `sandbank_events` too";
  const mayHave = new RegExp(
    `fails without a fault: check failed: .*\nEither the app is wrong without any fault, or the store has data of .*${emptying}.$`,
  );
  /** The messages of two sweeps with one store, of which `empty` removes something before each run. */
  async function messages(bug: LedgerBug, empty: (store: Kept) => void): Promise<[string, string]> {
    const kept: Kept = new Map();
    const store = () => {
      empty(kept);
      return kept;
    };
    const play = () => sweep({ ...ledgerSweep(bug), store }).catch((error: Error) => error.message);
    return [String(await play()), String(await play())];
  }

  test("by both sweeps if nothing is emptied", async () => {
    const [first, second] = await messages("none", () => {});
    expect(first).toContain("two runs that must be equal differ: boundary");
    expect(first).toContain(emptying);
    // The story without a fault passes on data of its own, but not on that of runs with a fault.
    const line = second.replaceAll("\n", " ");
    expect(line).toMatch(
      /^\[sandbank\] 1 of \d+ runs failed, all in one way: The sweep stopped\. .* must be equal differ/,
    );
    expect(line).toContain(emptying);
  });

  test("by both sweeps if only the marks of Events are kept", async () => {
    const [first, second] = await messages("mark first", (store) => store.delete("entries"));
    expect(first).toContain(emptying);
    expect(second).toMatch(mayHave);
  });

  test("by both sweeps if only the entries are kept", async () => {
    const [first, second] = await messages("mark first", (store) => {
      for (const key of store.keys()) if (key.startsWith("event_")) store.delete(key);
    });
    expect(first).toContain("the story passes without a fault, and fails when it is played again: check failed: ");
    expect(first).toContain(emptying);
    expect(second).toMatch(mayHave);
  });
});

test("a story that fails because `receive` is missing says so", async () => {
  await expect(sweep({ ...ledgerSweep(), receive: undefined })).rejects.toThrow(
    /fails without a fault: check failed: .*\nNo webhook reaches the app, because `receive` is missing\.$/,
  );
});

test("a story that fails because the app refuses one of its webhooks says so first, and blames no store", async () => {
  const options: SweepOptions<Ledger, Kept> = {
    ...ledgerSweep(),
    store: () => new Map([["a row", "of an earlier run"]]),
    async receive(ledger, request) {
      const { category } = (await request.clone().json()) as { readonly category: string };
      return category === "transaction.created" ? new Response("no table", { status: 500 }) : ledger.receive(request);
    },
  };
  const webhook =
    "The story fails without a fault: webhook transaction.created failed: \\d failed attempts to deliver event_\\w+, the last: 500 no table\\. Let `receive` .* if they may fail\\.";
  await expect(sweep(options)).rejects.toThrow(new RegExp(`${webhook}\ncheck failed: the app has booked 0$`));
  await expect(sweep({ ...options, check: () => true })).rejects.toThrow(new RegExp(`${webhook}$`));
});

test("a start that throws after a crash fails the run", async () => {
  const start: SweepOptions<Ledger, Kept>["start"] = (parts) => {
    if (parts.store.has("account")) throw new Error("unknown account");
    return ledgerSweep().start(parts) as Ledger;
  };
  const { failures } = await failuresOf({ ...ledgerSweep(), start, faults: ["crash"] });
  expect(failures[0]).toMatchObject({
    only: "crash after store.set #1",
    message: "the start failed: unknown account",
  });
});

test("a run that hangs is a failure with its place", async () => {
  const start: SweepOptions<Ledger, Kept>["start"] = async (parts) => {
    if (parts.store.has("account")) await new Promise(() => {});
    return ledgerSweep().start(parts) as Ledger;
  };
  const { failures, message } = await failuresOf({
    ...ledgerSweep(),
    start,
    faults: ["crash"],
    answerTimeoutMs: 20,
  });
  expect(failures[0]?.message).toBe(
    "the start does not end: the app waits for something that never comes, or for a timer of its own. Its last boundary was store.set.",
  );
  expect(message).not.toMatch(/\b20\b ms/);
});

test("an error of `close` does not replace the failure before it", async () => {
  const close = () => {
    throw new Error("closed twice");
  };
  await expect(sweep({ ...ledgerSweep(), close })).rejects.toThrow("closed twice");
  await expect(sweep({ ...ledgerSweep(), close, check: () => false })).rejects.toThrow("it returned false");
});

test("a run that fails before its fault is named as different", async () => {
  let plays = 0;
  const story: SweepOptions<Ledger, Kept>["story"] = async (parts) => {
    if (++plays === 5) throw new Error("mine");
    await ledgerSweep().story(parts);
  };
  const { failures } = await failuresOf({ ...ledgerSweep(), story });
  expect(failures[0]?.message).toBe(
    "before the fault occurred, so two runs that must be equal differ: the story failed: mine",
  );
});

test("a refusal after failed runs does not replace what they show", async () => {
  let receives = 0;
  const { message } = await failuresOf({
    ...ledgerSweep("key by chance"),
    receive: (ledger, request) => (++receives > 40 ? (undefined as never) : ledger.receive(request)),
  });
  expect(message).toContain("crash after accounts.create #1");
});
