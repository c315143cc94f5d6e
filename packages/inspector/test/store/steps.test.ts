import type { EventId } from "@sandbank/contract";
import { type Bank, createBank, type TraceStep } from "@sandbank/engine";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addEvents,
  clearSteps,
  type ReadSteps,
  readMissingSteps,
  readOlder,
  steps,
  unread,
} from "../../src/store/steps.ts";

function repeat(times: number, act: (number: number) => unknown): void {
  for (let number = 1; number <= times; number++) act(number);
}

/** A request without a key, which the bank refuses. */
function refuse(bank: Bank): void {
  bank.handle({ method: "POST", path: "/accounts" });
}

function decline(bank: Bank): string {
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  const { declined_transaction } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1 });
  return declined_transaction?.id ?? "";
}

/** Passes on all steps of a bank from a number on, as the stream does. */
function stream(bank: Bank, after = 0): void {
  addEvents(bank.trace({ after }).steps.map((step) => ({ type: "step", step })));
}

/** Reads a bank, and counts the requests. */
function reader(bank: Bank) {
  const requests: object[] = [];
  const read: ReadSteps = async (params) => {
    requests.push(params);
    return bank.trace(params).steps;
  };
  return { read, requests };
}

const numbersOf = (list: readonly TraceStep[]) => list.map(({ number }) => number);

beforeEach(clearSteps);

describe("the steps that the page knows", () => {
  test("have a decline with its explanation after 10,000 reads that the stream sent", () => {
    const bank = createBank();
    const id = decline(bank);
    stream(bank);
    repeat(20, () => {
      const { omitted } = bank.trace({ last: 0 });
      repeat(500, () => bank.accounts.list());
      stream(bank, omitted);
    });
    expect(steps.value.filter(({ declines }) => declines.length > 0)).toMatchObject([{ declines: [bank.explain(id)] }]);
    expect(steps.value).toEqual(bank.trace().steps);
    expect(steps.value).toHaveLength(1_003);
  });

  test("are the latest 1,000 reads and 10,000 others, in order", () => {
    const bank = createBank();
    repeat(11, () => {
      const { omitted } = bank.trace({ last: 0 });
      repeat(1_000, (number) => {
        refuse(bank);
        if (number % 5 === 0) bank.accounts.list();
      });
      stream(bank, omitted);
    });
    expect(numbersOf(steps.value)).toEqual(numbersOf(bank.trace().steps));
    expect(steps.value).toHaveLength(11_000);
  });

  test("stay the same objects when steps are added, except the latest one, which is replaced when it changes", () => {
    const bank = createBank();
    bank.accounts.list();
    bank.clock.advance({ days: 1 });
    stream(bank);
    const before = steps.value;
    bank.clock.advance({ days: 1 });
    bank.accounts.list();
    stream(bank, 1);
    expect(steps.value[0]).toBe(before[0]);
    expect(steps.value).toEqual(bank.trace().steps);
    expect(steps.value).toHaveLength(3);
  });

  test("are put in order, if older ones are read after newer ones came", () => {
    const bank = createBank();
    repeat(10, () => bank.accounts.list());
    const all = bank.trace().steps;
    addEvents(all.slice(7).map((step) => ({ type: "step", step })));
    addEvents(all.slice(0, 8).map((step) => ({ type: "step", step })));
    expect(steps.value).toEqual(all);
  });
});

describe("reading the steps of a server", () => {
  test("reads all that the server keeps, the latest ones first", async () => {
    const bank = createBank();
    decline(bank);
    repeat(2_500, () => bank.clock.advance({ seconds: 1 }));
    repeat(1_200, (number) => (number % 2 === 0 ? bank.accounts.list() : bank.clock.advance({ seconds: 1 })));
    repeat(1_000, () => refuse(bank));
    const { read, requests } = reader(bank);
    await readMissingSteps(read);
    expect(steps.value).toEqual(bank.trace().steps);
    expect(requests.length).toBe(Math.floor(steps.value.length / 1_000) + 1);
    expect(requests[0]).toEqual({ last: 1_000 });
  });

  test("reads older steps than those of the last 30 days once they are wanted", async () => {
    const bank = createBank();
    repeat(1_500, () => refuse(bank));
    bank.clock.advance({ days: 31 });
    repeat(1_000, () => refuse(bank));
    const { read } = reader(bank);
    await readMissingSteps(read);
    expect(steps.value).toHaveLength(2_000);
    readOlder();
    await readMissingSteps(read);
    expect(steps.value).toEqual(bank.trace().steps);
  });

  test("reads only steps with webhooks again after a change without a step", async () => {
    const bank = createBank();
    repeat(1_500, () => refuse(bank));
    const { read, requests } = reader(bank);
    await readMissingSteps(read);
    requests.length = 0;
    addEvents([{ type: "changed" }]);
    await readMissingSteps(read);
    expect(requests).toEqual([]);
    bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 500 });
    repeat(4, () => bank.accounts.list());
    stream(bank, 1_500);
    bank.webhooks.resend(steps.value.at(-5)?.events[0]?.id as EventId);
    addEvents([{ type: "changed" }]);
    await readMissingSteps(read);
    expect(requests).toEqual([{ last: 5 }]);
    expect(steps.value.at(-5)?.deliveries).toHaveLength(2);
  });

  test("reads all steps with unanswered webhooks again after a delivery, even if many steps followed them", async () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: "https://app.test/hooks" });
    repeat(2_100, () => refuse(bank));
    const { read, requests } = reader(bank);
    await readMissingSteps(read);
    requests.length = 0;
    const before = unread.value;
    for (const { id } of bank.webhooks.due()) bank.webhooks.record(id, { status: 204 });
    addEvents([{ type: "delivery" }]);
    expect(unread.value).toBe(before + 1);
    await readMissingSteps(read);
    expect(steps.value[0]?.deliveries).toMatchObject([{ state: "succeeded" }]);
    expect(requests).toHaveLength(3);
    requests.length = 0;
    await readMissingSteps(read);
    expect(requests).toEqual([]);
  });

  test("reads all steps again after the stream missed some, and after a read failed", async () => {
    const bank = createBank();
    repeat(3, () => bank.accounts.list());
    const { read, requests } = reader(bank);
    await readMissingSteps(read);
    addEvents([{ type: "missed" }]);
    await expect(readMissingSteps(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    addEvents([{ type: "changed" }]);
    await readMissingSteps(read);
    expect(requests).toEqual([{ last: 1_000 }, { last: 1_000 }]);
  });

  test("drops the steps of reads that began before the bank restarted", async () => {
    const bank = createBank();
    bank.accounts.list();
    await readMissingSteps(async (params) => {
      clearSteps();
      return bank.trace(params).steps;
    });
    expect(steps.value).toEqual([]);
  });
});
