import { describe, expect, test } from "vitest";
import { type Bank, createBank, type Trace } from "../../src/index.ts";
import { cardStage } from "../support/cards.ts";
import { openBankWithWorld } from "../support/money.ts";
import { send } from "../support/send.ts";

function repeat(times: number, act: (number: number) => unknown): void {
  for (let number = 1; number <= times; number++) act(number);
}

function kindsOf({ steps }: Trace): { readonly reads: number; readonly others: number } {
  const reads = steps.filter((step) => step.kind === "call" && step.method === "GET").length;
  return { reads, others: steps.length - reads };
}

/** A request that the bank refuses, with a text in its body. */
function refuse(bank: Bank, text: string): void {
  send(bank, { method: "POST", path: "/accounts", body: JSON.stringify({ nam: text }) });
}

describe("the steps that the log keeps", () => {
  test("keeps a decline with its explanation while 3,000 reads follow", () => {
    const { bank, card } = cardStage(10_00);
    const { declined_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 50_00 });
    const { omitted: number } = bank.trace({ last: 0 });
    repeat(1_500, () => bank.accounts.list());
    repeat(1_500, () => send(bank, { method: "GET", path: "/accounts/account_x" }));
    const trace = bank.trace();
    expect(trace.steps.find((step) => step.number === number)?.declines).toMatchObject([
      bank.explain(declined_transaction?.id ?? ""),
    ]);
    expect(kindsOf(trace)).toEqual({ reads: 1_000, others: number });
    expect(trace.omitted).toBe(2_000);
  });

  test("keeps 10,000 steps beside 1,000 reads, counts the older ones in `omitted`, and has none of them in memory", () => {
    const { bank, world } = openBankWithWorld();
    bank.accounts.list();
    repeat(10_001, () => refuse(bank, "x"));
    const { steps, omitted } = bank.trace();
    expect([steps.length, omitted]).toEqual([10_001, 1]);
    expect([steps[0]?.number, steps[1]?.number, steps.at(-1)?.number]).toEqual([1, 3, 10_002]);
    expect(steps[0]).toMatchObject({ operation: "accounts.list" });
    expect(bank.trace({ before: 3 })).toMatchObject({ steps: [{ number: 1 }], omitted: 1 });
    repeat(1_000, () => bank.accounts.list());
    expect(bank.trace({ before: 3 })).toMatchObject({ steps: [], omitted: 2 });
    repeat(2_000, (number) => (number % 2 === 0 ? refuse(bank, "x") : bank.accounts.list()));
    const trace = bank.trace();
    expect(kindsOf(trace)).toEqual({ reads: 1_000, others: 10_000 });
    expect(trace.omitted).toBe(13_002 - 11_000);
    expect(bank.trace({ last: 0 }).omitted).toBe(13_002);
    expect([world.log.reads.slots.length, world.log.others.slots.length]).toEqual([1_000, 10_000]);
  });

  test("returns reads and others in the order in which they happened", () => {
    const bank = createBank();
    repeat(3_000, (number) => (number % 3 === 0 ? bank.accounts.list() : refuse(bank, String(number))));
    repeat(100, () => bank.accounts.list());
    const numbers = bank.trace().steps.map(({ number }) => number);
    // The first 100 of 1,100 reads are no longer kept.
    const expected = Array.from({ length: 3_100 }, (_, index) => index + 1).filter(
      (number) => number > 300 || number % 3 !== 0,
    );
    expect(numbers).toEqual(expected);
    expect(bank.trace({ last: 4, before: 10 }).steps.map(({ number }) => number)).toEqual([4, 5, 7, 8]);
    expect(bank.trace({ after: 298, before: 304 }).steps.map(({ number }) => number)).toEqual([299, 301, 302, 303]);
    expect(bank.trace({ after: 3_000, before: 3_003 }).steps.map(({ number }) => number)).toEqual([3_001, 3_002]);
  });

  test("takes a request that is no GET for no read, also if its path is unknown", () => {
    const bank = createBank();
    send(bank, { method: "POST", path: "/unknown", body: "{}" });
    send(bank, { method: "GET", path: "/unknown" });
    repeat(1_000, () => bank.accounts.list());
    expect(bank.trace().steps[0]).toMatchObject({ number: 1, path: "/unknown", method: "POST" });
    expect(bank.trace()).toMatchObject({ omitted: 1 });
  });

  test("keeps the steps of a fork and of its bank apart", () => {
    const bank = createBank();
    repeat(1_500, () => bank.accounts.list());
    const fork = bank.fork();
    repeat(1_200, () => fork.accounts.list());
    refuse(fork, "x");
    expect([bank.trace().steps.length, bank.trace().omitted]).toEqual([1_000, 500]);
    expect([fork.trace().steps.length, fork.trace().omitted]).toEqual([1_001, 200]);
    expect(fork.fork().trace()).toMatchObject({ steps: [], omitted: 0 });
  });
});
