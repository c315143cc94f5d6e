import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Balances,
  balancesAt,
  balancesWithin,
  createLedger,
  forkLedger,
  type Ledger,
  ledgerViolations,
  move,
  readBalances,
} from "../../src/ledger/ledger.ts";
import { append, createList, type LayeredList, listItems } from "../../src/store/layered-list.ts";
import { get, set } from "../../src/store/layered-map.ts";

const accounts = ["account_a", "account_b", "account_a/held", "account_a/credit", "bank/interest"] as const;

/** Entries with many at the same time. */
const entry = fc
  .record({
    side: fc.nat({ max: 4 }),
    wait: fc.constantFrom(0, 0, 1, 7),
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    amount: fc.integer({ min: 1, max: 1_000 }),
  })
  .filter(({ from, to }) => from !== to);

interface Entry {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly reference: string;
}

interface Side {
  readonly ledger: Ledger;
  readonly model: Entry[];
  time: number;
}

const entries = fc.array(entry, { maxLength: 80, size: "max" });
const forksAt = fc.uniqueArray(fc.nat({ max: 79 }), { maxLength: 5 });

type Move = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;

function run(taken: readonly Move[], forks: readonly number[]): Side[] {
  const sides: Side[] = [{ ledger: createLedger(), model: [], time: 1_000 }];
  for (const [index, { side, wait, from, to, amount }] of taken.entries()) {
    const now = sides[side % sides.length] as Side;
    now.time += wait;
    const made = { at: now.time, from, to, amount, reference: `entry_${index}` };
    move(now.ledger, made);
    now.model.push(made);
    if (forks.includes(index)) {
      sides.push({ ledger: forkLedger(now.ledger), model: [...now.model], time: now.time });
    }
  }
  return sides;
}

function sumAt(model: readonly Entry[], account: string, time: number): number {
  return model
    .filter((made) => made.at <= time)
    .reduce((sum, { from, to, amount }) => sum + (to === account ? amount : 0) - (from === account ? amount : 0), 0);
}

function aLedger(): Ledger {
  const ledger = createLedger();
  move(ledger, { at: 1, from: "bank/interest", to: "account_a", amount: 100, reference: "first" });
  move(ledger, { at: 2, from: "account_a", to: "account_b", amount: 30, reference: "second" });
  move(ledger, { at: 3, from: "bank/interest", to: "account_a", amount: 5, reference: "third" });
  return ledger;
}

function listOf(ledger: Ledger, account: string) {
  return get(ledger.balances, account) as LayeredList<Balances>;
}

/** The balances of an Account that follow from the model's entries. */
function modelAt(model: readonly Entry[], account: string, time: number) {
  const cameIn = model.filter(({ at, from, to }) => at <= time && from.startsWith("bank/") && to === account);
  return {
    own: sumAt(model, account, time),
    held: sumAt(model, `${account}/held`, time),
    credit: sumAt(model, `${account}/credit`, time),
    paidIn: cameIn.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  };
}

describe("balancesAt", () => {
  test("sums the entries up to and including any time, on every side of every fork (D-35)", () => {
    fc.assert(
      fc.property(entries, forksAt, (taken, forks) => {
        for (const { ledger, model, time } of run(taken, forks)) {
          for (const account of ["account_a", "account_b"]) {
            for (let instant = 998; instant <= time + 2; instant++) {
              expect(balancesAt(ledger, account, instant)).toMatchObject(modelAt(model, account, instant));
            }
            expect(readBalances(ledger, account)).toMatchObject(modelAt(model, account, time));
          }
        }
      }),
      { seed: 20_260_116, numRuns: 120 },
    );
  });

  test.each([
    { instant: 0, balance: 0 },
    { instant: 9, balance: 0 },
    { instant: 10, balance: 75 },
    { instant: 11, balance: 75 },
    { instant: 19, balance: 75 },
    { instant: 20, balance: 74 },
    { instant: Number.MAX_SAFE_INTEGER, balance: 74 },
  ])("returns $balance at $instant ms, with two entries at 10 ms and one at 20 ms", ({ instant, balance }) => {
    const ledger = createLedger();
    move(ledger, { at: 10, from: "bank/interest", to: "account_a", amount: 100, reference: "x" });
    move(ledger, { at: 10, from: "account_a", to: "account_b", amount: 25, reference: "y" });
    move(ledger, { at: 20, from: "account_a", to: "account_b", amount: 1, reference: "z" });
    expect(balancesAt(ledger, "account_a", instant).own).toBe(balance);
  });

  test("returns zero for an account without entries", () => {
    const nothing = { own: 0, held: 0, credit: 0, paidIn: 0n };
    expect(balancesAt(aLedger(), "account_c", 5)).toMatchObject(nothing);
    expect(readBalances(aLedger(), "account_c")).toMatchObject(nothing);
  });
});

describe("balancesWithin", () => {
  test("returns the balances before a period and after each entry in it, on every side of every fork", () => {
    fc.assert(
      fc.property(entries, forksAt, fc.nat({ max: 60 }), fc.nat({ max: 60 }), (taken, forks, start, length) => {
        for (const { ledger, model } of run(taken, forks)) {
          const [from, until] = [1_000 + start, 1_000 + start + length];
          const { before, after } = balancesWithin(ledger, "account_a", from, until);
          expect(before).toMatchObject(modelAt(model, "account_a", from - 1));
          const times = model.flatMap(({ at, from: payer, to }) =>
            at >= from && at < until && [payer, to].some((side) => side.startsWith("account_a")) ? [at] : [],
          );
          expect(after.map(({ at }) => at)).toEqual(times);
          if (after.length > 0) expect(after.at(-1)).toMatchObject(modelAt(model, "account_a", until - 1));
        }
      }),
      { seed: 20_260_118, numRuns: 120 },
    );
  });
});

describe("ledgerViolations", () => {
  test("finds no violation after any moves, on every side of every fork", () => {
    fc.assert(
      fc.property(entries, forksAt, (taken, forks) => {
        for (const { ledger, model } of run(taken, forks)) {
          expect(ledgerViolations(ledger)).toEqual([]);
          expect(listItems(ledger.entries)).toEqual(model);
        }
      }),
      { seed: 20_260_117, numRuns: 120 },
    );
  });

  test("finds no violation when the bank's own account exceeds the safe integers", () => {
    const ledger = createLedger();
    for (const to of ["account_a", "account_b"]) {
      move(ledger, { at: 1, from: "bank/interest", to, amount: Number.MAX_SAFE_INTEGER, reference: to });
    }
    expect(ledgerViolations(ledger)).toEqual([]);
  });

  test.each([-5, 0, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])("reports an entry that moves %d", (amount) => {
    const ledger = aLedger();
    append(ledger.entries, { at: 3, from: "bank/x", to: "bank/y", amount, reference: "bad" });
    expect(ledgerViolations(ledger)).toEqual([`the entry of bad moves ${amount}`]);
  });

  const shown = (balances: Balances | undefined) => JSON.stringify({ ...balances, paidIn: Number(balances?.paidIn) });

  test("reports an entry that is out of order", () => {
    const ledger = aLedger();
    append(ledger.entries, { at: 2, from: "bank/x", to: "bank/y", amount: 1, reference: "late" });
    expect(ledgerViolations(ledger)).toEqual(["the entry of late is earlier than the entry before it"]);
  });

  test.each([
    { what: "present balance", index: 2, change: { own: 76 } },
    { what: "balance in the past", index: 1, change: { own: 71 } },
    { what: "time in the past", index: 1, change: { at: 1 } },
    { what: "hold", index: 1, change: { held: 1 } },
    { what: "credit", index: 1, change: { credit: -1 } },
    { what: "sum of payments", index: 2, change: { paidIn: 104n } },
    { what: "present balance that is not a number", index: 2, change: { own: Number.NaN } },
  ])("reports a $what that differs from the entries", ({ index, change }) => {
    const ledger = aLedger();
    const { own: list } = listOf(ledger, "account_a");
    const right = list[index] as Balances;
    list[index] = { ...right, ...change };
    expect(ledgerViolations(ledger)).toEqual([
      `account_a has ${shown(list[index])}, but its entries add up to ${shown(right)}`,
    ]);
  });

  test("reports an account with a balance without an entry", () => {
    const ledger = aLedger();
    const more = { at: 3, own: 75, held: 0, credit: 0, paidIn: 105n };
    append(listOf(ledger, "account_a"), more);
    set(ledger.balances, "account_c", createList([more]));
    expect(ledgerViolations(ledger)).toEqual([
      "account_a has 4 balances, but 3 entries",
      "account_c has 1 balances, but 0 entries",
    ]);
  });

  test("reports an account without its balances", () => {
    const ledger = aLedger();
    ledger.balances.own?.delete("account_b");
    expect(ledgerViolations(ledger)).toEqual([
      'account_b has undefined, but its entries add up to {"at":2,"own":30,"held":0,"credit":0,"paidIn":0}',
    ]);
  });
});
