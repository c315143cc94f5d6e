import { objectTypeOf } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { type Bank, createBank, replay, type SearchGroup } from "../../src/index.ts";
import { populatedBank } from "../proofs/populated-bank.ts";

/** A bank with a Card payment, a declined one, an ACH debit and a Limit. */
function busyBank() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Café Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Payroll" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 200_000 });
  const card = bank.cards.create({ account_id: account.id, description: "Office manager" });
  const limit = bank.limits.create({ model_id: card.id, metric: "volume", interval: "day", value: 50_000 });
  const pay = (amount: number, merchant_descriptor: string) =>
    bank.network.cardAuthorizations.create({ card_id: card.id, amount, merchant_descriptor });
  const { pending_transaction: pending } = pay(45_00, "Cedar Books");
  const { declined_transaction: declined } = pay(1_146_13, "Cedar Books");
  const transfer = bank.network.inboundAchTransfers.create({
    account_number_id: number.id,
    amount: -450_00,
    company_name: "Delta Air",
  });
  return { bank, account, number, card, limit, pending, declined, transfer, pay };
}

/** The names that a search finds, by type. */
function found(bank: Bank, text: string): Record<string, string[]> {
  return Object.fromEntries(bank.search(text).map(({ type, results }) => [type, results.map(({ name }) => name)]));
}

function resultsIn(groups: readonly SearchGroup[], type: string) {
  return groups.find((group) => group.type === type)?.results ?? [];
}

describe("bank.search", () => {
  test("finds objects by their names, without regard to case and accents", () => {
    const { bank } = busyBank();
    expect(found(bank, "CAFE oper")).toEqual({ account: ["Café Operating"] });
    expect(Object.keys(found(bank, "office MANAGER"))).toEqual(["card", "limit"]);
    expect(found(bank, "payroll")["account_number"]).toEqual([expect.stringMatching(/^Payroll \.\.\d{4} on Café/)]);
  });

  test("finds payments by their merchant, newest first", () => {
    const { bank, pay } = busyBank();
    pay(46_00, "Cedar Books");
    expect(found(bank, "cedar")).toEqual({
      declined_transaction: ["Declined card payment of $1,146.13 at Cedar Books"],
      pending_transaction: ["Hold of $46.00 for Cedar Books", "Hold of $45.00 for Cedar Books"],
      card_payment: [
        "Card payment of $46.00 at Cedar Books",
        "Declined authorization of $1,146.13 at Cedar Books",
        "Card payment of $45.00 at Cedar Books",
      ],
    });
  });

  test.each([
    ["45.00", "$45.00"],
    ["$45", "$45.00"],
    ["45", "$45.00"],
    ["4500", "$45.00"],
    ["-45", "$45.00"],
    ["1146.13", "$1,146.13"],
    ["$1,146.13", "$1,146.13"],
    ["1,146.1", "$1,146.13"],
  ])("finds the amount %s", (text, shown) => {
    const names = Object.values(found(busyBank().bank, text)).flat();
    expect(names).not.toEqual([]);
    for (const name of names) expect(name).toContain(shown);
  });

  test("finds with a sign only amounts below zero", () => {
    const { bank } = busyBank();
    expect(found(bank, "2000.00")["transaction"]).toHaveLength(1);
    expect(found(bank, "-2000.00")).toEqual({});
  });

  test("finds a Limit by its volume, and not by its number of debits", () => {
    const { bank, card } = busyBank();
    bank.limits.create({ model_id: card.id, metric: "count", interval: "day", value: 777 });
    expect(found(bank, "500.00")["limit"]).toEqual([`Limit of $500.00 a day on card Office manager ..${card.last4}`]);
    expect(found(bank, "7.77")).toEqual({});
  });

  test("finds a Limit by the name of the Card that it restricts", () => {
    const { bank, limit } = busyBank();
    const [group] = bank.search("manager limit");
    expect(group?.results).toMatchObject([{ id: limit.id, matched: "model_id" }]);
  });

  test("finds only objects that contain all words", () => {
    const { bank } = busyBank();
    expect(found(bank, "cedar 45.00 hold")).toEqual({ pending_transaction: ["Hold of $45.00 for Cedar Books"] });
    expect(found(bank, "cedar delta")).toEqual({});
  });

  test("finds numbers from their start, and Cards and account numbers by the last four digits", () => {
    const { bank, card, number, transfer } = busyBank();
    expect(resultsIn(bank.search(card.last4), "card")[0]).toMatchObject({ id: card.id, matched: "name" });
    expect(resultsIn(bank.search(number.account_number.slice(-4)), "account_number")[0]?.id).toBe(number.id);
    expect(resultsIn(bank.search(number.account_number), "account_number")[0]?.matched).toBe("account_number");
    expect(resultsIn(bank.search(transfer.trace_number.slice(0, 12)), "inbound_ach_transfer")[0]).toMatchObject({
      id: transfer.id,
      matched: "trace_number",
    });
    expect(resultsIn(bank.search(transfer.trace_number.slice(1)), "inbound_ach_transfer")).toEqual([]);
  });

  test("finds an object by its id, by the start of it, and by the start of what follows the prefix", () => {
    const { bank, card } = busyBank();
    for (const text of [card.id, card.id.slice(0, 9), card.id.slice(5, 9)]) {
      expect(resultsIn(bank.search(text), "card").map(({ id }) => id)).toEqual([card.id]);
    }
    expect(resultsIn(bank.search(card.id.slice(5, 8)), "card")).toEqual([]);
  });

  test("finds a Card Payment by the id of an element of it", () => {
    const { bank, declined } = busyBank();
    const id = declined?.source.card_decline?.id ?? "";
    expect(resultsIn(bank.search(id), "card_payment")[0]).toMatchObject({ matched: "id" });
  });

  test("finds an Event by its id only", () => {
    const { bank, account } = busyBank();
    const event = bank.events.list({ associated_object_id: account.id }).data[0];
    expect(resultsIn(bank.search(event?.id ?? ""), "event")).toHaveLength(1);
    expect(bank.search("account").map(({ type }) => type)).not.toContain("event");
  });

  test("says of each result the Account, the status, when it was created and which field matched", () => {
    const { bank, account, card } = busyBank();
    expect(bank.search("manager")[0]).toEqual({
      type: "card",
      count: 1,
      results: [
        {
          id: card.id,
          name: `Office manager ..${card.last4} on Café Operating`,
          account: { id: account.id, name: "Café Operating" },
          status: "active",
          at: card.created_at,
          matched: "name",
        },
      ],
    });
  });

  test("returns at most 50 objects of a type, and counts all", () => {
    const bank = createBank();
    for (let index = 0; index < 60; index++) bank.accounts.create({ name: `Branch ${index}` });
    const [group] = bank.search("branch");
    expect(group).toMatchObject({ type: "account", count: 60 });
    expect(group?.results.map(({ name }) => name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Branch ${59 - index}`),
    );
  });

  test("finds nothing for a text without words, and refuses one of more than 200 characters", () => {
    const { bank } = busyBank();
    for (const text of ["  ", "...", "$"]) expect(bank.search(text)).toEqual([]);
    expect(bank.search("")).toContainEqual({ type: "account", count: bank.accounts.list().data.length, results: [] });
    expect(bank.search("🏦".repeat(200))).toEqual([]);
    expect(() => bank.search("🏦".repeat(201))).toThrow(
      new RangeError("[sandbank] Failed to search: the text has 201 characters. Pass at most 200."),
    );
  });

  test("finds the same in a replay, and changes nothing", () => {
    const { bank } = busyBank();
    const before = JSON.stringify(bank.snapshot());
    expect(replay(bank.journal()).search("cedar")).toEqual(bank.search("cedar"));
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  });

  test("finds emoji and letters of other scripts", () => {
    const bank = createBank();
    bank.accounts.create({ name: "🍕 بطاقة 漢字" });
    for (const text of ["🍕", "بطاقة", "字"]) expect(found(bank, text)["account"]).toHaveLength(1);
  });
});

describe("bank.names", () => {
  test("names the objects of each type by their ids", () => {
    const bank = populatedBank({});
    const objects = bank.diff(createBank()).resources.flatMap(({ created }) => created);
    const names = bank.names(objects.map(({ id }) => id));
    for (const { id, type } of objects) {
      expect(objectTypeOf(id)).toBe(type);
      expect(names[id], id).toMatch(/\S/);
      expect(names[id], id).not.toMatch(/undefined|null|NaN/);
    }
  });

  test("leaves out ids that the bank does not have", () => {
    const { bank, account } = busyBank();
    expect(bank.names([account.id, "account_unknown", "nothing"])).toEqual({ [account.id]: "Café Operating" });
  });
});
