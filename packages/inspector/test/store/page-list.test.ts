import type { Account } from "@sandbank/contract";
import { type Bank, createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { RefusedError, UnreachableError } from "../../src/source/errors.ts";
import { createPageList, type Page, type PageList, type Pages } from "../../src/store/page-list.ts";

/** The list of a bank's open Accounts, ten to a page, and what is counted of it. */
interface Watched {
  readonly bank: Bank;
  readonly list: PageList<Account>;
  /** The cursors that were read since they were taken last. */
  readonly takeReads: () => (string | null)[];
  /** Resolves when nothing is read. */
  readonly settled: () => Promise<void>;
  readonly rows: () => readonly Account[];
  readonly pages: () => Pages<Account>;
  /** Changes the bank, and reads again. */
  readonly change: (work: () => void) => Promise<void>;
  readonly restart: () => Promise<void>;
  /** The error of the next read. */
  failure: Error | undefined;
}

function watchedList(accounts: number): Watched {
  const bank = createBank();
  for (let index = 1; index <= accounts; index++) bank.accounts.create({ name: `Account ${index}` });
  let [revision, restarts, running] = [0, 0, 0];
  const reads: (string | null)[] = [];
  const list = createPageList<Account>({
    async load(cursor): Promise<Page<Account>> {
      running++;
      reads.push(cursor);
      // The response of a server takes a turn, too.
      await Promise.resolve();
      running--;
      if (watched.failure !== undefined) throw watched.failure;
      const { data, next_cursor } = bank.accounts.list({
        limit: 10,
        status: { in: ["open"] },
        ...(cursor !== null && { cursor }),
      });
      return { rows: data, next: next_cursor };
    },
    idOf: ({ id }) => id,
    revision: () => revision,
    restarts: () => restarts,
  });
  const watched: Watched = {
    bank,
    list,
    takeReads: () => reads.splice(0),
    async settled() {
      do await new Promise(setImmediate);
      while (running > 0);
    },
    rows: () => watched.pages().rows,
    pages() {
      const read = list.read.peek();
      if (read.state !== "ready") throw new Error(`The list is ${read.state}.`);
      return read.data;
    },
    async change(work) {
      work();
      revision++;
      list.refresh();
      await watched.settled();
    },
    async restart() {
      restarts++;
      await watched.change(() => {});
    },
    failure: undefined,
  };
  return watched;
}

async function openedList(accounts: number, pages: number): Promise<Watched> {
  const watched = watchedList(accounts);
  watched.list.refresh();
  await watched.settled();
  for (let page = 1; page < pages; page++) {
    watched.list.more();
    await watched.settled();
  }
  return watched;
}

const namesOf = (rows: readonly Account[]) => rows.map(({ name }) => Number(name.replace("Account ", "")));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe("a list that is read page by page", () => {
  test("each further page is one request, and no earlier page is read again", async () => {
    const { takeReads, rows, pages } = await openedList(95, 10);
    const reads = takeReads();
    expect(reads).toHaveLength(10);
    expect(new Set(reads).size).toBe(10);
    expect(namesOf(rows())).toEqual(down(95, 1));
    expect(pages().hasMore).toBe(false);
  });

  test("asking for more after the last page reads nothing", async () => {
    const { list, takeReads, settled } = await openedList(15, 2);
    takeReads();
    list.more();
    await settled();
    expect(takeReads()).toEqual([]);
  });

  test("a change of the bank reads the first page, and the pages on the screen", async () => {
    const { bank, list, rows, takeReads, change } = await openedList(100, 10);
    list.show(rows().slice(45, 55));
    takeReads();
    const seen = rows()[47] as Account;
    const unseen = rows()[77] as Account;
    await change(() => {
      for (const { id } of [seen, unseen]) bank.accounts.update(id, { name: "Renamed" });
    });
    expect(takeReads()).toHaveLength(3);
    expect(rows()[47]?.name).toBe("Renamed");
    expect(rows()[77]?.name).toBe(unseen.name);
  });

  test("a page that comes to the screen is read again if the bank changed", async () => {
    const { bank, list, rows, takeReads, change, settled } = await openedList(100, 10);
    await change(() => bank.accounts.update((rows()[77] as Account).id, { name: "Renamed" }));
    takeReads();
    list.show(rows().slice(72, 79));
    await settled();
    expect(takeReads()).toHaveLength(1);
    expect(rows()[77]?.name).toBe("Renamed");
    list.show(rows().slice(71, 78));
    await settled();
    expect(takeReads()).toEqual([]);
  });

  test("new rows come at the top, and no row is missing or twice", async () => {
    const { bank, list, rows, change, settled } = await openedList(50, 4);
    for (let round = 0; round < 30; round++) {
      list.show(rows().slice(round, round + 8));
      await settled();
      await change(() => {
        for (const index of [0, 1, 2]) bank.accounts.create({ name: `Account ${51 + 3 * round + index}` });
      });
      expect(namesOf(rows())).toEqual(down(53 + 3 * round, 11));
    }
  });

  test("rows that no longer match the filter leave the page on the screen", async () => {
    const { bank, list, rows, change } = await openedList(60, 6);
    list.show(rows().slice(30, 38));
    await change(() => {
      for (const { id } of rows().slice(30, 44)) bank.accounts.close(id);
    });
    expect(namesOf(rows())).toEqual([...down(60, 31), ...down(16, 1)]);
  });

  test("the list is read from its start after more new rows than a page has, because the rows in between are unknown", async () => {
    const { bank, rows, pages, change } = await openedList(30, 3);
    await change(() => {
      for (let index = 31; index <= 45; index++) bank.accounts.create({ name: `Account ${index}` });
    });
    expect(namesOf(rows())).toEqual(down(45, 36));
    expect(pages().hasMore).toBe(true);
  });

  test("reads a list from its first page after the bank restarted", async () => {
    const { rows, takeReads, restart } = await openedList(30, 3);
    takeReads();
    await restart();
    expect(takeReads()).toEqual([null]);
    expect(rows()).toHaveLength(10);
  });

  test("rows stay while the server does not answer, and are read again when it answers", async () => {
    const watched = await openedList(30, 3);
    const { bank, list, rows, change, settled } = watched;
    watched.failure = new UnreachableError("The server does not answer.");
    await change(() => bank.accounts.create({ name: "Account 31" }));
    list.more();
    await settled();
    expect(namesOf(rows())).toEqual(down(30, 1));
    watched.failure = undefined;
    await change(() => {});
    expect(namesOf(rows())).toEqual(down(31, 1));
  });

  test("a refusal replaces the rows until a later read succeeds", async () => {
    const watched = await openedList(30, 1);
    watched.failure = new RefusedError(400, { title: "The cursor is another one." });
    await watched.change(() => {});
    expect(watched.list.read.peek()).toEqual({ state: "failed", error: watched.failure });
    watched.failure = undefined;
    await watched.change(() => {});
    expect(namesOf(watched.rows())).toEqual(down(30, 21));
  });
});
