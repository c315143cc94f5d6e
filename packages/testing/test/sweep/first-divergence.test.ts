import { type Bank, createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { type AppEntry, booksMatch, firstDivergence, type StoryParts, sweep } from "../../src/sweep.ts";
import { createLedger, failuresOf, type Ledger, type LedgerBug, ledgerSweep, pay } from "./support.ts";

/** A bank with 300 payments on two Accounts, and the entries of an app that has booked all of them. */
function busyBank() {
  const bank = createBank();
  const ids = ["Ada", "Grace"].map((name) => bank.accounts.create({ name }).id);
  for (let index = 0; index < 300; index++) pay(bank, ids[index % 2] as string, 100 + (index % 7));
  return { bank, entries: entriesOf(bank), accounts: ids as [string, string] };
}

/** The Transactions of a bank as entries, oldest first. */
function entriesOf(bank: Bank): AppEntry[] {
  const entries: AppEntry[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: { data: { id: string; account_id: string; amount: number }[]; next_cursor: string | null } =
      bank.transactions.list({ limit: 100, ...(cursor === null ? {} : { cursor }) });
    for (const { account_id, amount } of page.data) entries.push({ account_id, amount });
    cursor = page.next_cursor;
    if (cursor === null) return entries.reverse();
  }
}

/** The same entries, with the Events by which the app learned of them. */
function withEvents(bank: Bank, entries: readonly AppEntry[]): AppEntry[] {
  const ids: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: { data: { id: string }[]; next_cursor: string | null } = bank.events.list({
      limit: 100,
      category: { in: ["transaction.created"] },
      ...(cursor === null ? {} : { cursor }),
    });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
    if (cursor === null) break;
  }
  ids.reverse();
  return entries.map((entry, index) => ({ ...entry, event_id: ids[index] }));
}

describe("firstDivergence finds", () => {
  test("nothing if the books agree, in any order", () => {
    const { bank, entries } = busyBank();
    expect(firstDivergence(bank, entries)).toBeNull();
    expect(firstDivergence(bank, withEvents(bank, entries).reverse())).toBeNull();
  });

  test("the Transaction that the app has not", () => {
    const { bank, entries } = busyBank();
    const all = withEvents(bank, entries);
    const missing = all[150] as AppEntry;
    const divergence = firstDivergence(bank, all.toSpliced(150, 1));
    expect(divergence).toMatchObject({ event: { id: missing.event_id }, account_id: missing.account_id });
    expect((divergence?.bank ?? 0) - (divergence?.app ?? 0)).toBe(missing.amount);
    expect(divergence?.message).toMatch(/^The app has no entry for transaction_\w+, \$1\.03 on account_\w+\.$/);
  });

  test("the Transaction that the app has twice, by its Event or by its amount", () => {
    const { bank, entries } = busyBank();
    const all = withEvents(bank, entries);
    const twice = all[10] as AppEntry;
    const byEvent = firstDivergence(bank, [...all, twice]);
    expect(byEvent).toMatchObject({ event: { id: twice.event_id } });
    expect((byEvent?.app ?? 0) - (byEvent?.bank ?? 0)).toBe(twice.amount);
    const byAmount = firstDivergence(bank, [...entries, { account_id: twice.account_id, amount: 103 }]);
    expect(byAmount?.message).toMatch(/^The app has more than one entry for transaction_/);
  });

  test("the earlier of two, and an amount that differs", () => {
    const { bank, entries } = busyBank();
    const all = withEvents(bank, entries);
    const wrong = { ...(all[20] as AppEntry), amount: 1 };
    const divergence = firstDivergence(bank, [...all.toSpliced(20, 1, wrong), all[200] as AppEntry]);
    expect(divergence).toMatchObject({ event: { id: wrong.event_id } });
    expect(divergence?.message).toMatch(/^The app has \$0\.01 on account_\w+ for transaction_\w+, \$1\.06 on/);
  });

  test("an entry that the bank does not have", () => {
    const { bank, entries, accounts } = busyBank();
    const divergence = firstDivergence(bank, [...entries, { account_id: accounts[0], amount: -7 }]);
    expect(divergence).toMatchObject({ transaction: null, event: null, attempts: [] });
    expect(divergence?.message).toBe(`The bank has no Transaction for an entry of the app, -$0.07 on ${accounts[0]}.`);
  });

  test("the Transaction that explains a balance", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "Ada" });
    pay(bank, id, 100, 250, 400);
    expect(firstDivergence(bank, { [id]: 750 })).toBeNull();
    expect(firstDivergence(bank, new Map([[id, 500]]))).toMatchObject({
      transaction: { amount: 250 },
      app: 500,
      bank: 750,
    });
    expect(firstDivergence(bank, { [id]: 1_150 })?.message).toMatch(/\$4\.00, would be in its books twice\.$/);
    expect(firstDivergence(bank, { [id]: 100 })).toMatchObject({ transaction: { amount: 250 } });
    expect(firstDivergence(bank, { [id]: 7 })).toMatchObject({ transaction: null, event: null });
  });

  test("books without any Account", () => {
    const { bank } = busyBank();
    expect(firstDivergence(bank, {})).toMatchObject({ app: 0 });
    expect(firstDivergence(createBank(), new Map())).toBeNull();
  });

  test("the delivery attempts of the Event", () => {
    const bank = createBank();
    bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
    const { id } = bank.accounts.create({ name: "Ada" });
    pay(bank, id, 100);
    for (const attempt of bank.webhooks.due()) bank.webhooks.record(attempt.id, { status: 500 });
    expect(firstDivergence(bank, [])?.attempts).toMatchObject([{ category: "transaction.created", status: 500 }]);
  });
});

test("booksMatch ignores Transactions from before the sweep, unless the app has them", async () => {
  const bank = createBank();
  const { id } = bank.accounts.create({ name: "Operating" });
  pay(bank, id, 5_000);
  const options = { ...ledgerSweep("mark first"), bank, faults: ["crash"] as const };
  const { failures } = await failuresOf({ ...options, check: booksMatch((ledger) => ledger.entries()) });
  expect(failures[0]?.divergence).toMatchObject({ transaction: { amount: 500 }, app: 0, bank: 500 });
  const all = booksMatch((ledger: { entries(): readonly AppEntry[] }) => [
    ...ledger.entries(),
    { account_id: id, amount: 5_000 },
  ]);
  expect((await failuresOf({ ...options, check: all })).failures[0]?.divergence).toMatchObject({ app: 0, bank: 500 });
});

describe("Transactions from before the sweep", () => {
  type Form = "entries" | "entries with their Events" | "balances";
  const forms: readonly Form[] = ["entries", "entries with their Events", "balances"];
  interface Parts {
    readonly form: Form;
    /** Whether the app has booked what came before. Default: no. */
    readonly isInformed?: boolean;
    /** What the app gets wrong. Default: nothing. */
    readonly bug?: LedgerBug;
    readonly before?: readonly number[];
    readonly payments?: readonly number[];
  }

  /** A ledger of a bank in which an Account got payments before the sweep. */
  function laterLedger({ form, isInformed = false, bug, before = [500], payments = [500] }: Parts) {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "Operating" });
    pay(bank, id, ...before);
    const earlier = withEvents(bank, entriesOf(bank));
    const check = booksMatch((ledger: Ledger) => {
      const entries = [...(isInformed ? earlier : []), ...ledger.entries()];
      if (form === "balances") return { [id]: entries.reduce((total, { amount }) => total + amount, 0) };
      return form === "entries" ? entries.map(({ account_id, amount }) => ({ account_id, amount })) : entries;
    });
    return {
      ...ledgerSweep(bug),
      bank,
      faults: ["crash", "duplicate"] as const,
      story: async ({ bank, settle }: StoryParts<Ledger>) => {
        pay(bank, id, ...payments);
        await settle();
      },
      check,
    };
  }

  const cases = forms.flatMap((form) => [false, true].map((isInformed) => ({ form, isInformed })));

  test.each(cases)("of the same amount may be missing: $form, known: $isInformed", async (parts) => {
    for (const [before, payments] of [
      [[500], [500]],
      [[900], [500]],
      [[700, 500], [500]],
      [[500], [700, 500]],
    ] as const)
      await sweep(laterLedger({ ...parts, before, payments }));
  });

  test.each(cases)("do not hide that one of the story is lost: $form, known: $isInformed", async (parts) => {
    const { failures } = await failuresOf(laterLedger({ ...parts, bug: "mark first" }));
    // Nothing was delivered before the sweep.
    expect(failures[0]?.divergence?.attempts.length).toBeGreaterThan(1);
  });

  test.each(cases)("do not hide that one of the story is booked twice: $form, known: $isInformed", async (parts) => {
    const { failures } = await failuresOf(laterLedger({ ...parts, bug: "no mark" }));
    expect(failures[0]?.divergence?.attempts.length).toBeGreaterThan(1);
  });

  test("are told apart from the balance since then in the report", async () => {
    const { message } = await failuresOf(laterLedger({ form: "entries", bug: "mark first" }));
    expect(message).toMatch(
      /After it account_\w+ has \$0\.00 in the app, and \$10\.00 in the bank, \$5\.00 of it from before the sweep\.\n/,
    );
    const balances = await failuresOf(laterLedger({ form: "balances", bug: "mark first" }));
    expect(balances.failures[0]?.message).toMatch(
      /^check failed: The app has \$0\.00 on account_\w+, and the bank has \$10\.00, \$5\.00 of it from before the sweep: transaction_\w+, \$5\.00, would be missing\.$/,
    );
  });

  test("that an app learns of only after a fault are no entry too many", async () => {
    const options = laterLedger({ form: "entries", before: [900] });
    const account_id = options.bank.accounts.list().data[0]?.id as string;
    let isLate = false;
    await sweep({
      ...options,
      faults: ["crash"],
      start: (parts) => {
        isLate = parts.store.has("entries");
        return createLedger(parts);
      },
      check: booksMatch((ledger) => [...ledger.entries(), ...(isLate ? [{ account_id, amount: 900 }] : [])]),
    });
  });

  test("are learned for each comparison of a check", async () => {
    const options = laterLedger({ form: "entries", isInformed: false });
    const other = laterLedger({ form: "balances", isInformed: true });
    await sweep({
      ...options,
      check: async (parts) => {
        await options.check(parts);
        await other.check(parts);
        await options.check(parts);
      },
    });
  });
});

test("firstDivergence refuses what are no books", () => {
  const bank = createBank();
  const wrong: readonly [unknown, string][] = [
    [undefined, "the books are undefined"],
    [[{ accountId: "x", amount: 1 }], "entry 0 has the account_id undefined"],
    [[{ account_id: "x", amount: 5n }], "entry 0 has the amount 5n"],
    [{ account_1: "5.00" }, 'the balance of account_1 is "5.00"'],
    [new Map([["account_1", 0.5]]), "the balance of account_1 is 0.5"],
  ];
  for (const [books, message] of wrong) {
    expect(() => firstDivergence(bank, books as never)).toThrow(`Failed to compare the books: ${message}`);
  }
});
