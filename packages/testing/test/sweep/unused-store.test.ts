import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { sqlite } from "../../../../tests/support/sqlite.ts";
import { type StartParts, type SweepOptions, sweep } from "../../src/sweep.ts";
import { createLedger, type Kept, type Ledger, ledgerSweep } from "./support.ts";

const REFUSAL = "[sandbank] Failed to sweep: the story never goes through `store`, so no crash can come between";

/** An app that opens an Account in a step. */
function signUp<Store extends object | null>(
  store: () => Store,
  open: (client: BankClient, store: Store) => unknown,
  more: Partial<SweepOptions<StartParts<Store>, Store>> = {},
): SweepOptions<StartParts<Store>, Store> {
  return {
    bank: createBank(),
    store,
    start: (parts) => parts,
    story: ({ step }) => step("Ada signs up", (parts) => open(new BankClient(parts.clientOptions), parts.store)),
    check: () => {},
    faults: ["crash"],
    ...more,
  };
}

const create = (client: BankClient) => client.accounts.create({ name: "Ada" }, { idempotencyKey: "ada" });

describe("sweep refuses a story that never goes through the store", () => {
  test("of an app whose module has a store of its own", async () => {
    let own: Kept = new Map();
    const start: SweepOptions<Ledger, Kept>["start"] = (parts) => createLedger({ ...parts, store: own });
    const store = () => {
      own = new Map();
      return own;
    };
    // The store that is returned is the one that the app uses, but not by way of the sweep.
    await expect(sweep({ ...ledgerSweep(), start, store })).rejects.toThrow(REFUSAL);
    await expect(sweep({ ...ledgerSweep(), start })).rejects.toThrow(
      /in place of the module's own database\n.*\n {2}start: \(\{ store \}\) => createApp\(store\), .*\nIf the app keeps nothing, let `store` return null\.$/,
    );
  });

  test("of an app whose check fails because of that", async () => {
    const own: Kept = new Map();
    const start: SweepOptions<Ledger, Kept>["start"] = (parts) => createLedger({ ...parts, store: own });
    const check: SweepOptions<Ledger, Kept>["check"] = ({ store }) => store.has("account");
    await expect(sweep({ ...ledgerSweep(), start, check })).rejects.toThrow(REFUSAL);
  });

  test("of an app that creates tables in the store at its start", async () => {
    const start = (parts: StartParts<Kept>) => {
      parts.store.set("schema", 1);
      return parts;
    };
    await expect(sweep(signUp(() => new Map(), create, { start }))).rejects.toThrow(REFUSAL);
  });

  test("of an app that reads the store only at its start, and passes every run", async () => {
    const start = (parts: StartParts<Kept>) => {
      if (!parts.store.has("schema")) parts.store.set("schema", 1);
      return parts;
    };
    await expect(sweep(signUp(() => new Map(), create, { start }))).rejects.toThrow(REFUSAL);
  });

  test("of an app that uses it only for `check`", async () => {
    const check: SweepOptions<StartParts<Kept>, Kept>["check"] = ({ app, store }) =>
      !app.store.has("account") && !store.has("account");
    await expect(sweep(signUp(() => new Map(), create, { check }))).rejects.toThrow(REFUSAL);
  });

  test.each([
    ["an object", () => ({ orders: [] as string[], save() {} })],
    ["a function", () => Object.assign(() => {}, { end() {} })],
    ["an object with stores", () => ({ cache: new Map() })],
  ])("that is %s", async (_, store) => {
    await expect(sweep(signUp<object>(store, create))).rejects.toThrow(REFUSAL);
  });

  test.skipIf(sqlite === undefined)("that is a database of SQLite", async () => {
    const open = () => new (sqlite as NonNullable<typeof sqlite>).DatabaseSync(":memory:");
    await expect(sweep(signUp(open, create, { close: (store) => store.close() }))).rejects.toThrow(REFUSAL);
  });
});

describe("sweep accepts", () => {
  test("an app that only reads its store", async () => {
    const options = signUp(
      () => new Map([["name", "Ada"]]),
      (client, store) => client.accounts.create({ name: store.get("name") ?? "" }, { idempotencyKey: "ada" }),
    );
    expect((await sweep(options)).runs).toBeGreaterThan(0);
  });

  test("an app that does all its work at the start", async () => {
    const start: SweepOptions<Kept, Kept>["start"] = async ({ store, clientOptions }) => {
      if (!store.has("Ada")) store.set("Ada", (await create(new BankClient(clientOptions))).id);
      return store;
    };
    const story = ({ settle }: { settle(): Promise<void> }) => settle();
    const check: SweepOptions<Kept, Kept>["check"] = ({ bank, store }) =>
      store.get("Ada") === bank.accounts.list().data[0]?.id;
    expect((await sweep({ bank: createBank(), store: () => new Map(), start, story, check })).runs).toBeGreaterThan(0);
  });

  test("an app that keeps a file, and has points of its own around it", async () => {
    let file: string[] = [];
    const store = () => {
      file = [];
      return new Map();
    };
    const story: SweepOptions<StartParts<Kept>, Kept>["story"] = ({ step }) =>
      step("Ada signs up", async ({ clientOptions, point }) => {
        const { id } = await create(new BankClient(clientOptions));
        if (!file.includes(id)) file.push(id);
        await point("written");
      });
    expect((await sweep(signUp(store, create, { story, check: () => file.length === 1 }))).runs).toBeGreaterThan(0);
  });

  test("an app that keeps nothing, if `store` returns null", async () => {
    const check: SweepOptions<StartParts<null>, null>["check"] = ({ app, bank, store }) =>
      bank.accounts.list().data.length === 1 && store === null && app.store === null;
    expect((await sweep(signUp(() => null, create, { check }))).runs).toBeGreaterThan(0);
    await expect(sweep(signUp(() => undefined as never, create))).rejects.toThrow(
      "`store` returned undefined. Return what survives a crash, such as `new Map()`, or null if nothing does.",
    );
  });
});
