import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../tests/support/volume.ts";
import {
  type Bank,
  BankError,
  type BankOptions,
  createBank,
  type FaultPlan,
  manualClock,
  replay,
  tickingClock,
} from "../src/index.ts";
import { populatedBank } from "./proofs/populated-bank.ts";
import { order } from "./support/order.ts";

/** An input of a bank, as data. */
type Step =
  | Call
  | { readonly kind: "order"; readonly schedule: "same_day" | "next_day" }
  | { readonly kind: "raw"; readonly method: string; readonly path: string; readonly text: string }
  | { readonly kind: "advance"; readonly milliseconds: number }
  | { readonly kind: "arm"; readonly plan: FaultPlan }
  | { readonly kind: "clear" }
  | { readonly kind: "fork"; readonly seed: string | undefined }
  | { readonly kind: "snapshot" | "write out" | "reset" }
  /** Moves the time source of a ticking clock, also back. */
  | { readonly kind: "source"; readonly milliseconds: number };

interface Call {
  readonly kind: "call";
  readonly via: "http" | "direct";
  readonly operation: keyof typeof paths;
  /** The index of the Account of the call. */
  readonly target: number;
  readonly params: object;
  readonly key: string | undefined;
}

const paths = {
  "accounts.list": "GET /accounts",
  "accounts.create": "POST /accounts",
  "accounts.retrieve": "GET /accounts/{id}",
  "accounts.update": "PATCH /accounts/{id}",
  "accounts.balance": "GET /accounts/{id}/balance",
  "accounts.close": "POST /accounts/{id}/close",
  "simulations.interestPayments.create": "POST /simulations/interest_payments",
  "simulations.programs.create": "POST /simulations/programs",
  "entities.create": "POST /entities",
  "events.list": "GET /events",
} as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 86_400_000;
const loan = {
  credit_limit: 10_000,
  grace_period_days: 0,
  statement_day_of_month: 28,
  statement_payment_type: "interest_until_maturity",
};
const person = {
  name: "Sample Person",
  date_of_birth: "1980-02-29",
  address: { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" },
};

/** Valid parameters and invalid ones, because a refused call must leave no trace. */
const params: { readonly [Operation in keyof typeof paths]: readonly object[] } = {
  "accounts.list": [{}],
  "accounts.create": [
    { name: "Operating" },
    { name: "Borrowing", loan, funding: "loan" },
    { funding: "loan", name: "Borrowing", loan },
    { name: "" },
    { name: "Nobody's", entity_id: "entity_none" },
    { name: "Typo", fundng: "loan" },
  ],
  "accounts.retrieve": [{}],
  "accounts.update": [{ name: "Renamed" }, {}, { loan: { credit_limit: 99 } }, { name: 7 }],
  "accounts.balance": [{}],
  "accounts.close": [{}],
  "simulations.interestPayments.create": [{ amount: 1 }, { amount: 500 }, { amount: 2 ** 53 - 1 }, { amount: -1 }],
  "simulations.programs.create": [{ name: "Consumer" }],
  "entities.create": [
    { structure: "natural_person", natural_person: person },
    { structure: "joint", natural_person: person },
    { structure: "natural_person", natural_person: person, description: "A person", unknown: [1, { two: 2 }] },
  ],
  "events.list": [{}],
};

const operation = fc.constantFrom<keyof typeof paths>(
  ...(Object.keys(paths) as (keyof typeof paths)[]).filter((name) => name !== "simulations.programs.create"),
  "accounts.create",
  "accounts.create",
  "simulations.interestPayments.create",
);

const call: fc.Arbitrary<Call> = operation.chain((name) =>
  fc.record({
    kind: fc.constant("call"),
    via: fc.constantFrom("http", "http", "direct"),
    operation: fc.constant(name),
    target: fc.nat({ max: 5 }),
    params: fc.constantFrom(...params[name]),
    key: fc.constantFrom(undefined, undefined, "k1", "k2", "k3", ""),
  }),
);

const rare: Call = {
  kind: "call",
  via: "http",
  operation: "simulations.programs.create",
  target: 0,
  params: { name: "Consumer" },
  key: undefined,
};

const raw: fc.Arbitrary<Step> = fc.constantFrom(
  { kind: "raw", method: "POST", path: "/accounts", text: "{" },
  { kind: "raw", method: "POST", path: "/accounts", text: '{"name":1.5}' },
  { kind: "raw", method: "DELETE", path: "/accounts", text: "" },
  { kind: "raw", method: "GET", path: "/accounts/%E0%A4%A", text: "" },
  { kind: "raw", method: "GET", path: "/accounts?limit=0&cursor=x", text: "" },
);

const plan = fc.constantFrom<FaultPlan>(
  { kind: "internal_server_error", times: 2 },
  { kind: "internal_server_error", status: 503, operation: "accounts.create" },
  { kind: "rate_limited_error", retryAfterSeconds: 3 },
  { kind: "drop_before_commit" },
  { kind: "drop_after_commit", operation: "accounts.create" },
  { kind: "latency", delayMs: 5, times: 3 },
);

/** Steps for two banks in the same state. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: call },
  { weight: 1, arbitrary: fc.constant(rare) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("order"), schedule: fc.constantFrom("same_day", "next_day") }),
  },
  { weight: 2, arbitrary: raw },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("advance"),
      milliseconds: fc.constantFrom(0, 1, MINUTE, HOUR, DAY, 29 * DAY, 31 * DAY),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("arm"), plan }) },
  { weight: 1, arbitrary: fc.constant({ kind: "clear" }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("fork"), seed: fc.constantFrom(undefined, "other", "third") }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ kind: "snapshot" }, { kind: "write out" }) },
);

/**
 * The same steps, and those that a replayed bank cannot repeat because its clock is manual and it has no opening of its
 * own.
 */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: step },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("source"),
      milliseconds: fc.constantFrom(-MINUTE, 1, 999, MINUTE, 12 * HOUR, 30 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "reset" }) },
);

const steps = fc.array(step, { maxLength: 40, size: "max" });
const anySteps = fc.array(anyStep, { maxLength: 40, size: "max" });

const options = fc.record({
  environment: fc.constantFrom("sandbox", "live"),
  seed: fc.constantFrom("sandbank", 7),
  isTicking: fc.boolean(),
  unknownFields: fc.constantFrom("reject", "ignore"),
  rateLimit: fc.constantFrom(undefined, undefined, { perSecond: 3 }),
});
type Chosen = typeof options extends fc.Arbitrary<infer Value> ? Value : never;

/** A bank that is driven by steps, with every response. */
interface Driven {
  bank: Bank;
  readonly source: { time: number };
  readonly answers: string[];
}

function open({ environment, seed, isTicking, unknownFields, rateLimit }: Chosen): Driven {
  const source = { time: Date.parse("2026-01-15T12:00:00Z") };
  const clock = isTicking ? tickingClock(() => source.time) : manualClock("2026-01-15T12:00:00Z");
  const limited: BankOptions = rateLimit === undefined ? {} : { rateLimit };
  return { bank: createBank({ environment, seed, clock, unknownFields, ...limited }), source, answers: [] };
}

function drive(driven: Driven, taken: readonly Step[]): Driven {
  for (const each of taken) driven.answers.push(String(take(driven, each)));
  return driven;
}

function take(driven: Driven, taken: Step): string | undefined {
  const { bank, source } = driven;
  switch (taken.kind) {
    case "call":
      return taken.via === "http" ? callOverHttp(bank, taken) : callDirectly(bank, taken);
    case "order":
      return JSON.stringify(order(bank, { schedule: taken.schedule }));
    case "raw":
      return ask(bank, taken.method, taken.path, taken.text);
    case "advance":
      bank.clock.advance({ milliseconds: taken.milliseconds });
      return bank.clock.now();
    case "arm":
      return JSON.stringify(bank.faults.arm(taken.plan));
    case "clear":
      return bank.faults.clear() ?? "cleared";
    case "fork":
      driven.bank = bank.fork(taken.seed === undefined ? {} : { seed: taken.seed });
      return driven.bank.apiKey;
    case "snapshot":
      bank.snapshot();
      return undefined;
    case "write out":
      bank.restore(JSON.parse(JSON.stringify(bank.snapshot())));
      return undefined;
    case "reset":
      bank.reset();
      return undefined;
    case "source":
      source.time += taken.milliseconds;
      return undefined;
  }
}

function ask(bank: Bank, method: string, path: string, text = "", key?: string): string {
  const headers = { authorization: `Bearer ${bank.apiKey}`, "idempotency-key": key };
  return JSON.stringify(bank.handle({ method, path, headers, body: text }));
}

/** The id of an Account, or an unknown id if the bank has fewer Accounts. */
function targetOf(bank: Bank, target: number): string {
  return bank.accounts.list().data.toReversed()[target]?.id ?? "account_none";
}

function paramsOf(bank: Bank, { operation: name, target, params: own }: Call): object {
  return name === "simulations.interestPayments.create" ? { account_id: targetOf(bank, target), ...own } : own;
}

function callOverHttp(bank: Bank, taken: Call): string {
  const [method, path] = paths[taken.operation].split(" ") as [string, string];
  const text = method === "GET" ? "" : JSON.stringify(paramsOf(bank, taken));
  return ask(bank, method, path.replace("{id}", targetOf(bank, taken.target)), text, taken.key);
}

type Method = (...args: unknown[]) => unknown;

function callDirectly(bank: Bank, taken: Call): string {
  const method = taken.operation
    .split(".")
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], bank) as Method;
  const id = paths[taken.operation].includes("{id}") ? [targetOf(bank, taken.target)] : [];
  const hasParams = taken.operation !== "accounts.retrieve" && taken.operation !== "accounts.close";
  const own = hasParams ? [paramsOf(bank, taken)] : [];
  try {
    return JSON.stringify(method(...id, ...own, taken.key === undefined ? {} : { idempotencyKey: taken.key }));
  } catch (error) {
    if (error instanceof BankError) return JSON.stringify(error.body);
    throw error;
  }
}

/** The bytes of the response of every read, with headers. */
function allReads(bank: Bank): string[] {
  const lists = ["/accounts", "/entities", "/physical_cards", "/programs", "/transactions", "/events"];
  const answers = [...lists, "/events?order_by.direction=ascending"].map((path) => ask(bank, "GET", path));
  for (const [index, list] of lists.entries()) {
    const { body } = JSON.parse(answers[index] as string);
    for (const { id, created_at } of JSON.parse(body).data ?? []) {
      answers.push(ask(bank, "GET", `${list}/${id}`));
      if (list !== "/accounts") continue;
      answers.push(ask(bank, "GET", `/accounts/${id}/balance`));
      answers.push(ask(bank, "GET", `/accounts/${id}/balance?at_time=${created_at}`));
    }
  }
  return [...answers, ask(bank, "GET", "/accounts?limit=1"), ask(bank, "GET", "/events?limit=1")];
}

function written(bank: Bank): string {
  return JSON.stringify(bank.snapshot());
}

function idsIn(text: string): string[] {
  return text.match(/[a-z]+_[0-9a-z]{17,20}(?![0-9a-z])/g) ?? [];
}

/** A bank with objects, money, Events, an idempotency key and an armed fault. */
function usedBank(given: BankOptions = {}): Bank {
  const bank = createBank(given);
  const account = bank.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 500 });
  bank.clock.advance({ days: 3 });
  bank.accounts.update(account.id, { name: "Renamed" });
  bank.accounts.create({ name: "Second" });
  bank.faults.arm({ kind: "internal_server_error", operation: "entities.create" });
  return bank;
}

describe("two banks", () => {
  test("returns the same bytes for the same seed and calls, with headers", () => {
    fc.assert(
      fc.property(options, anySteps, (chosen, taken) => {
        const [one, other] = [drive(open(chosen), taken), drive(open(chosen), taken)];
        expect(other.answers).toEqual(one.answers);
        expect(written(other.bank)).toBe(written(one.bank));
        expect(JSON.stringify(other.bank.journal())).toBe(JSON.stringify(one.bank.journal()));
      }),
      { seed: 20_260_123, numRuns: volume(120, 24, 4) },
    );
  });

  test("stays sound for any sequence of steps", () => {
    fc.assert(
      fc.property(options, anySteps, (chosen, taken) => {
        expect(drive(open(chosen), taken).bank.audit()).toEqual([]);
      }),
      { seed: 20_260_124, numRuns: volume(120, 24, 4) },
    );
  });

  test.each<{ what: string; one: BankOptions; other: BankOptions }>([
    { what: "another seed", one: {}, other: { seed: "other" } },
    { what: "another environment", one: {}, other: { environment: "live" } },
    { what: "a seed that differs by one", one: { seed: 1 }, other: { seed: 2 } },
  ])("shares no id, key or request id between banks with $what", ({ one, other }) => {
    const [first, second] = [one, other].map((given) => {
      const bank = createBank(given);
      bank.accounts.create({ name: "A" });
      const answers = ["/accounts", "/entities", "/programs", "/events"].map((path) => ask(bank, "GET", path));
      return [bank.apiKey, ...idsIn(answers.join())];
    }) as [string[], string[]];
    expect(new Set(first).size).toBeGreaterThanOrEqual(8);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  test("treats a seed as a number and as its digits alike", () => {
    expect(written(usedBank({ seed: 7 }))).toBe(written(usedBank({ seed: "7" })));
  });
});

describe("fork", () => {
  test("keeps a fork and its bank separate", () => {
    const turns = fc.array(fc.tuple(fc.boolean(), step), { maxLength: 30, size: "max" });
    fc.assert(
      fc.property(options, steps, turns, (chosen, before, taken) => {
        const bank = drive(open(chosen), before);
        const fork = { ...bank, bank: bank.bank.fork(), answers: [...bank.answers] };
        for (const [isFork, each] of taken) drive(isFork ? fork : bank, [each]);
        const alone = (isFork: boolean) => {
          const mine = taken.filter(([ofFork]) => ofFork === isFork).map(([, each]) => each);
          return drive(drive(open(chosen), before), mine);
        };
        for (const [side, expected] of [
          [bank, alone(false)],
          [fork, alone(true)],
        ] as const) {
          expect(side.answers).toEqual(expected.answers);
          expect(allReads(side.bank)).toEqual(allReads(expected.bank));
          expect(written(side.bank)).toBe(written(expected.bank));
        }
      }),
      { seed: 20_260_125, numRuns: volume(120, 24, 4) },
    );
  });

  test("gives a fork the state that the bank has at that moment, after any step", () => {
    fc.assert(
      fc.property(options, steps, (chosen, taken) => {
        const driven = open(chosen);
        for (const each of taken) {
          drive(driven, [each]);
          expect(written(driven.bank.fork())).toBe(written(driven.bank));
        }
      }),
      { seed: 20_260_126, numRuns: volume(120, 24, 4) },
    );
  });

  test("makes the same ids in a fork as in the bank, and others with its own seed", () => {
    const bank = usedBank();
    const forks = [bank.fork(), bank.fork({ seed: "a" }), bank.fork({ seed: "b" }), bank.fork({ seed: "a" })];
    const [same, a, b, again] = forks.map((fork) => fork.accounts.create({ name: "New" }).id);
    expect(bank.accounts.create({ name: "New" }).id).toBe(same);
    expect(again).toBe(a);
    expect(new Set([same, a, b]).size).toBe(3);
  });

  test.each(["sandbank", "a"])("repeats no id when a fork has the seed %s that was used before", (seed) => {
    let bank = createBank();
    for (let depth = 0; depth < 4; depth++) {
      bank = bank.fork({ seed });
      bank.simulations.programs.create({ name: `Program ${depth}` });
    }
    expect(new Set(bank.programs.list().data.map(({ id }) => id)).size).toBe(5);
    expect(bank.audit()).toEqual([]);
  });

  test("keeps the earlier objects in a fork with a seed, and resets the fork to its start", () => {
    const bank = usedBank();
    const before = bank.accounts.list();
    const fork = bank.fork({ seed: "a" });
    const opening = written(fork);
    fork.accounts.create({ name: "New" });
    expect(fork.accounts.list().data.slice(1)).toEqual(before.data);
    fork.reset();
    expect(written(fork)).toBe(opening);
    expect(bank.accounts.list()).toEqual(before);
  });
});

describe("snapshot and restore", () => {
  test("restores a bank from JSON that returns the same bytes for all reads and for all later steps", () => {
    fc.assert(
      fc.property(options, anySteps, steps, (chosen, before, after) => {
        const bank = drive(open(chosen), before);
        bank.bank.clock.now(); // lets a ticking clock catch up, because the clock of the other bank is manual
        const text = written(bank.bank);
        const other = createBank({ seed: "of another bank", environment: "live" });
        other.accounts.create({ name: "To be gone" });
        other.restore(JSON.parse(text));
        expect(written(other)).toBe(text);
        const restored = { ...bank, bank: other, answers: [...bank.answers] };
        expect(allReads(restored.bank)).toEqual(allReads(bank.bank));
        expect(drive(restored, after).answers).toEqual(drive(bank, after).answers);
        expect(written(restored.bank)).toBe(written(bank.bank));
        expect(restored.bank.audit()).toEqual([]);
      }),
      { seed: 20_260_126, numRuns: volume(100, 20, 4) },
    );
  });

  test("restores a bank to a snapshot repeatedly", () => {
    fc.assert(
      fc.property(options, anySteps, fc.array(steps, { minLength: 2, maxLength: 3 }), (chosen, before, turns) => {
        const { bank } = drive(open({ ...chosen, isTicking: false }), before);
        const snapshot = bank.snapshot();
        const text = JSON.stringify(snapshot);
        for (const turn of turns) {
          drive({ bank, source: { time: 0 }, answers: [] }, turn);
          bank.restore(snapshot);
          expect(written(bank)).toBe(text);
          expect(JSON.stringify(snapshot)).toBe(text);
        }
      }),
      { seed: 20_260_127, numRuns: volume(80, 16, 4) },
    );
  });

  test("changes nothing in a bank by taking a snapshot or a fork", () => {
    const [bank, untouched] = [usedBank(), usedBank()];
    for (let turn = 0; turn < 3; turn++) {
      for (const each of [bank, untouched]) each.clock.advance({ days: 1 });
      bank.snapshot();
      bank.fork();
    }
    expect(written(bank)).toBe(written(untouched));
    expect(bank.journal()).toEqual(untouched.journal());
  });

  test("refuses to restore a snapshot of another version", () => {
    const json = JSON.parse(written(createBank()));
    expect(() => createBank().restore({ ...json, version: 99 })).toThrow(
      new TypeError(
        "[sandbank] Failed to restore: the snapshot is of version 99, this engine reads version 1. " +
          "Take it again with this engine.",
      ),
    );
  });
});

describe("reset", () => {
  test("resets a bank to its opening", () => {
    fc.assert(
      fc.property(options, steps, steps, (chosen, before, after) => {
        const still = { ...chosen, isTicking: false };
        const { bank } = open(still);
        const opening = written(bank);
        for (let turn = 0; turn < 2; turn++) {
          drive({ bank, source: { time: 0 }, answers: [] }, before);
          bank.reset();
          expect(written(bank)).toBe(opening);
        }
        const again = drive({ bank, source: { time: 0 }, answers: [] }, after);
        const fresh = drive(open(still), after);
        expect(again.answers).toEqual(fresh.answers);
        expect(written(again.bank)).toBe(written(fresh.bank));
      }),
      { seed: 20_260_128, numRuns: volume(80, 16, 4) },
    );
  });
});

describe("replay", () => {
  test("replays a journal from JSON into the same bank, with the same later steps", () => {
    fc.assert(
      fc.property(options, anySteps, steps, (chosen, before, after) => {
        const bank = drive(open(chosen), before);
        bank.bank.clock.now(); // lets a ticking clock catch up, because the clock of the other bank is manual
        const replayed = {
          ...bank,
          bank: replay(JSON.parse(JSON.stringify(bank.bank.journal()))),
          answers: [...bank.answers],
        };
        expect(written(replayed.bank)).toBe(written(bank.bank));
        expect(allReads(replayed.bank)).toEqual(allReads(bank.bank));
        expect(drive(replayed, after).answers).toEqual(drive(bank, after).answers);
        expect(written(replayed.bank)).toBe(written(bank.bank));
        expect(JSON.stringify(replayed.bank.journal())).toBe(JSON.stringify(bank.bank.journal()));
      }),
      { seed: 20_260_129, numRuns: volume(200, 40, 8) },
    );
  });

  test("records no refused, replayed or read-only calls in the journal", () => {
    const bank = usedBank();
    const { entries } = bank.journal();
    const account = bank.accounts.list().data[0]?.id ?? "";
    bank.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" });
    ask(bank, "GET", `/accounts/${account}`);
    ask(bank, "POST", "/accounts", '{"name":""}');
    ask(bank, "POST", "/accounts", '{"name":"Other"}', "k1");
    expect(bank.journal().entries).toEqual(entries);
    expect(bank.journal().requests.total).toBe(3);
  });

  test("records only the last of several consecutive advances", () => {
    const bank = createBank();
    for (let day = 0; day < 5; day++) bank.clock.advance({ days: 1 });
    const to = Date.parse("2026-01-06T00:00:00Z");
    expect(bank.journal().entries).toEqual([{ kind: "advance", to, ahead: 5 * DAY }]);
  });

  test("returns a journal that later calls do not change", () => {
    const bank = usedBank();
    const journal = bank.journal();
    const text = JSON.stringify(journal);
    const replayed = replay(journal);
    bank.accounts.create({ name: "Later" });
    replayed.accounts.create({ name: "Later still" });
    replayed.clock.advance({ days: 1 });
    expect(JSON.stringify(journal)).toBe(text);
  });

  test("refuses to replay a journal of another version", () => {
    const journal = { ...createBank().journal(), version: 99 as 1 };
    expect(() => replay(journal)).toThrow(
      new TypeError(
        "[sandbank] Failed to replay: the journal is of version 99, this engine replays version 1. Record it again with this engine.",
      ),
    );
  });
});

describe("a bank with money on every rail", () => {
  /** Advances half a year, in which transfers resolve and holds expire. Afterwards a debit applies all Limits. */
  function goOn(bank: Bank): string {
    bank.clock.advance({ days: 182 });
    for (const { id } of bank.cards.list().data) bank.network.cardAuthorizations.create({ card_id: id, amount: 1 });
    const explanations = bank.declinedTransactions.list().data.map(({ id }) => bank.explain(id).text);
    return JSON.stringify([written(bank), bank.events.list(), explanations, bank.audit()]);
  }

  test.each<BankOptions>([{}, { environment: "live" }])(
    "continues a forked, restored and replayed bank with money on every rail alike: %o",
    (given) => {
      const bank = populatedBank(given);
      const text = written(bank);
      const restored = createBank();
      restored.restore(JSON.parse(text));
      const replayed = replay(JSON.parse(JSON.stringify(bank.journal())));
      const others = [bank.fork(), restored, replayed];
      expect(others.map(written)).toEqual([text, text, text]);
      const outcomes = others.map(goOn);
      expect(written(bank)).toBe(text);
      const expected = goOn(bank);
      expect(outcomes).toEqual([expected, expected, expected]);
      expect(expected.endsWith(",[]]")).toBe(true);
    },
  );
});

describe("the rate limit (D-17)", () => {
  const limited = () => createBank({ rateLimit: { perSecond: 1 } });
  const statusOf = (bank: Bank) => JSON.parse(ask(bank, "GET", "/accounts")).status;

  test("keeps the used rate limit in forks, snapshots and replays", () => {
    const bank = limited();
    expect([statusOf(bank), statusOf(bank)]).toEqual([200, 429]);
    const restored = limited();
    restored.restore(JSON.parse(written(bank)));
    const replayed = replay(JSON.parse(JSON.stringify(bank.journal())));
    for (const other of [bank.fork(), restored, replayed]) {
      expect(statusOf(other)).toBe(429);
      other.clock.advance({ seconds: 1 });
      expect(statusOf(other)).toBe(200);
    }
  });

  test("clears the used rate limit on reset, and restores it from a snapshot", () => {
    const bank = limited();
    const snapshot = bank.snapshot();
    for (const back of [() => bank.reset(), () => bank.restore(snapshot)]) {
      expect([statusOf(bank), statusOf(bank)]).toEqual([200, 429]);
      back();
    }
    expect(statusOf(bank)).toBe(200);
  });
});
