import type { AccountCreateParams } from "@sandbank/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import { type Bank, createBank, replay, tickingClock } from "../../src/index.ts";

const terms: Terms = {
  credit_limit: 500_00,
  grace_period_days: 10,
  statement_day_of_month: 15,
  statement_payment_type: "balance",
};

type Terms = NonNullable<AccountCreateParams["loan"]>;

/** A loan Account with a Card and an Account Number, in a bank whose clock starts on 2026-01-01. */
function openLoan(changes: Partial<Terms> = {}) {
  const bank = createBank();
  const { id } = bank.accounts.create({ name: "Credit", funding: "loan", loan: { ...terms, ...changes } });
  const card_id = bank.cards.create({ account_id: id }).id;
  const account_number_id = bank.accountNumbers.create({ account_id: id, name: "Payments" }).id;
  return {
    bank,
    id,
    spend: (amount: number) => bank.simulations.cardSettlements.create({ card_id, amount }),
    repay: (amount: number) => bank.simulations.inboundAchTransfers.create({ account_number_id, amount }),
  };
}

/** The dates of loans that are due, as `kind day`. */
function datesOf(bank: Bank): string[] {
  const dates = bank.clock.due().filter(({ kind }) => kind === "accounts.statement" || kind === "accounts.payment_due");
  return dates.map(({ kind, at }) => `${kind} ${at.replace("T00:00:00.000Z", "")}`);
}

describe("the dates of a loan in bank.clock.due (D-109)", () => {
  test("lists the next statement, before anything is borrowed", () => {
    const { bank, id } = openLoan();
    const [statement] = bank.clock.due();
    expect(statement).toEqual({ at: "2026-01-15T00:00:00.000Z", kind: "accounts.statement", object: id });
    bank.clock.advanceTo("2026-01-15T00:00:00Z");
    expect(datesOf(bank)).toEqual(["accounts.statement 2026-02-15"]);
  });

  test("lists the due date of a bill from its statement until it is paid", () => {
    const { bank, spend, repay } = openLoan();
    spend(200_00);
    expect(datesOf(bank)).toEqual(["accounts.statement 2026-01-15"]);
    bank.clock.advanceTo("2026-01-15T00:00:00Z");
    const both = ["accounts.payment_due 2026-01-25", "accounts.statement 2026-02-15"];
    expect(datesOf(bank)).toEqual(both);
    repay(150_00);
    expect(datesOf(bank)).toEqual(both);
    repay(50_00);
    expect(datesOf(bank)).toEqual(["accounts.statement 2026-02-15"]);
  });

  test("lists the due date of a bill until the rest of it is past due", () => {
    const { bank, spend } = openLoan();
    spend(200_00);
    bank.clock.advanceTo("2026-01-24T23:59:59.999Z");
    expect(datesOf(bank)).toContain("accounts.payment_due 2026-01-25");
    bank.clock.advance({ milliseconds: 1 });
    expect(datesOf(bank)).toEqual(["accounts.statement 2026-02-15"]);
  });

  test("lists the maturity date as a statement, and later ones only while something is borrowed", () => {
    const { bank, spend, repay } = openLoan({ maturity_date: "2026-01-10" });
    spend(10_00);
    expect(datesOf(bank)).toEqual(["accounts.statement 2026-01-10"]);
    bank.clock.advanceTo("2026-01-10T00:00:00Z");
    expect(datesOf(bank)).toEqual(["accounts.statement 2026-01-15", "accounts.payment_due 2026-01-20"]);
    repay(10_00);
    expect(datesOf(bank)).toEqual([]);
  });

  test("lists no date of a closed Account, or of one with deposits", () => {
    const { bank, id } = openLoan();
    bank.accounts.create({ name: "Operating" });
    bank.accounts.close(id);
    expect(datesOf(bank)).toEqual([]);
  });

  test("lists no statement after the last instant of the clock", () => {
    const { bank } = openLoan();
    bank.clock.advanceTo("9999-12-15T00:00:00Z");
    expect(datesOf(bank)).toEqual([]);
  });

  test("orders dates and jobs by time, and counts both toward `limit`", () => {
    const { bank } = openLoan();
    openLoanIn(bank, 2);
    expect(bank.clock.due({ limit: 2 }).map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`)).toEqual([
      "accounts.statement 2026-01-02",
      "accounts.statement 2026-01-15",
    ]);
    expect(bank.clock.due().map(({ kind }) => kind)).toEqual([
      ...["accounts.statement", "accounts.statement", "events.retire"],
    ]);
  });

  test("reports no date as a job that ran", () => {
    const { bank, spend } = openLoan();
    spend(200_00);
    const ran: string[] = [];
    bank.observe({ job: ({ kind }) => ran.push(kind) });
    bank.clock.advance({ days: 26 });
    expect(ran).toEqual([]);
  });
});

describe("the dates of a loan that the clock passes", () => {
  function passedBy(bank: Bank) {
    const passed: string[] = [];
    bank.observe({ loanDate: ({ at, kind, amount }) => passed.push(`${kind} ${at.slice(0, 10)} ${amount}`) });
    return passed;
  }

  test("are told with what each statement bills and what becomes past due, however the move is cut", () => {
    const { bank, spend } = openLoan();
    spend(200_00);
    const inSteps = bank.fork();
    const all = ["accounts.statement 2026-01-15 20000", "accounts.payment_due 2026-01-25 20000"];
    for (const [each, days] of [
      [bank, 30],
      [inSteps, 1],
    ] as const) {
      const passed = passedBy(each);
      for (let moved = 0; moved < 30; moved += days) each.clock.advance({ days });
      expect(passed).toEqual(all);
    }
  });

  test("bill what is unpaid again, and count it as past due once", () => {
    const { bank, spend } = openLoan();
    spend(200_00);
    bank.clock.advanceTo("2026-01-20T00:00:00Z");
    spend(50_00);
    const passed = passedBy(bank);
    bank.clock.advanceTo("2026-02-25T00:00:00Z");
    expect(passed).toEqual([
      "accounts.payment_due 2026-01-25 20000",
      "accounts.statement 2026-02-15 25000",
      "accounts.payment_due 2026-02-25 5000",
    ]);
  });

  test("are statements only if everything is paid, and nothing after the maturity", () => {
    const { bank, spend, repay } = openLoan({ maturity_date: "2026-02-20" });
    spend(200_00);
    const passed = passedBy(bank);
    bank.clock.advanceTo("2026-01-15T00:00:00Z");
    repay(200_00);
    bank.clock.advanceTo("2026-04-30T00:00:00Z");
    expect(passed).toEqual([
      "accounts.statement 2026-01-15 20000",
      "accounts.statement 2026-02-15 0",
      "accounts.statement 2026-02-20 0",
    ]);
  });

  test("are in the trace of the move with the jobs, as a replay traces them", () => {
    const { bank, id, spend } = openLoan();
    spend(200_00);
    bank.clock.advance({ days: 31 });
    const [move] = bank.trace({ last: 1 }).steps;
    const of = { outcome: null, count: 1, amount: 200_00, objects: [id] };
    expect(move).toMatchObject({
      ran: [{ kind: "events.retire", outcome: null, amount: null, objects: [] }],
      loanDates: [
        { ...of, kind: "accounts.statement" },
        { ...of, kind: "accounts.payment_due" },
      ],
      deletedFailures: 0,
    });
    expect(replay(bank.journal(), { trace: true }).trace({ last: 1 }).steps).toEqual([move]);
  });

  test("are logged by a clock that follows a time source, which logs no other move without effect", () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const bank = createBank({ clock: tickingClock(() => time) });
    bank.accounts.create({ name: "Credit", funding: "loan", loan: terms });
    const moveTo = (instant: string) => {
      time = Date.parse(instant);
      bank.clock.now();
      return bank.trace().steps.filter(({ kind }) => kind === "advance");
    };
    expect(moveTo("2026-01-14T23:59:59Z")).toEqual([]);
    expect(moveTo("2026-01-15T00:00:00Z")).toMatchObject([{ ran: [], loanDates: [{ kind: "accounts.statement" }] }]);
  });
});

function openLoanIn(bank: Bank, day: number): void {
  bank.accounts.create({ name: "Other", funding: "loan", loan: { ...terms, statement_day_of_month: day } });
}

const steps = fc.array(
  fc.record({
    act: fc.constantFrom("spend", "spend", "repay", "wait", "wait"),
    size: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: 4, maxLength: 12, size: "max" },
);
const loans = fc.record({
  grace_period_days: fc.constantFrom(0, 20, 40),
  statement_day_of_month: fc.constantFrom(1, 15, 28),
  mature: fc.constantFrom(undefined, "2026-02-20"),
});

describe("the dates of any loan in bank.clock.due", () => {
  test("are the first at which what is owed changes, if no money moves", () => {
    const met = { statement: 0, paymentDue: 0 };
    const property = fc.property(loans, steps, ({ mature, ...changes }, acts) => {
      const loan = openLoan({ ...changes, ...(mature && { maturity_date: mature }) });
      const { bank, id } = loan;
      for (const { act, size } of acts) {
        if (act === "wait") bank.clock.advance({ days: size });
        else loan[act](size * 100);
      }
      const owedAt = (time: number) => {
        const later = bank.fork();
        later.clock.advanceTo(new Date(time));
        return JSON.stringify(later.accounts.balance(id).loan);
      };
      const dates = bank.clock.due().filter(({ object }) => object === id);
      const [first] = dates;
      const now = Date.parse(bank.clock.now());
      const calm = first === undefined ? now + 70 * 86_400_000 : Date.parse(first.at) - 1;
      expect(owedAt(calm)).toBe(owedAt(now));
      if (dates.some(({ kind }) => kind === "accounts.statement")) met.statement++;
      const due = dates.find(({ kind }) => kind === "accounts.payment_due");
      if (due === undefined) return;
      met.paymentDue++;
      expect(owedAt(Date.parse(due.at))).not.toBe(owedAt(Date.parse(due.at) - 1));
    });
    fc.assert(property, { seed: 20_260_110, numRuns: volume(1_000, 100) });
    expect(met.statement).toBeGreaterThan(50);
    expect(met.paymentDue).toBeGreaterThan(10);
  });
});
