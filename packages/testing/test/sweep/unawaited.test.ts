import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, test } from "vitest";
import { type SweepOptions, sweep } from "../../src/sweep.ts";
import { failuresOf } from "./support.ts";

type Turns = (text: string) => number;

interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<unknown>;
  release(): void;
}

/** A pool, as that of pg, with one table of users. `turns`: how many turns of the event loop a statement takes. */
class Users {
  readonly rows = new Map<string, string | null>();
  readonly #turns: Turns;
  readonly #max: number;
  readonly #queue: ((connection: Connection) => void)[] = [];
  totalCount = 0;
  idleCount = 0;

  constructor(turns: Turns = () => 0, max = 10) {
    this.#turns = turns;
    this.#max = max;
  }

  get waitingCount(): number {
    return this.#queue.length;
  }

  async connect(): Promise<Connection> {
    if (this.totalCount === this.#max) return new Promise((resolve) => this.#queue.push(resolve));
    this.totalCount++;
    const connection = {
      query: (text: string, values?: readonly unknown[]) => this.#perform(text, values),
      release: () => {
        const next = this.#queue.shift();
        if (next === undefined) this.totalCount--;
        else next(connection);
      },
      getTransactionStatus: () => "I",
      on() {},
      removeListener() {},
    };
    return connection;
  }

  async query(_text: string, _values?: readonly unknown[]): Promise<unknown> {
    throw new Error("The sweep takes a connection for each statement.");
  }
  on(): void {}
  end(): void {}

  async #perform(text: string, [name, account]: readonly unknown[] = []): Promise<unknown> {
    for (let turn = 0; turn < this.#turns(text); turn++) await new Promise(setImmediate);
    const isNew = !this.rows.has(String(name));
    if (text.startsWith("INSERT") ? isNew : !isNew) this.rows.set(String(name), (account ?? null) as string | null);
    return { rows: [] };
  }
}

interface App {
  readonly store: Users;
  readonly client: BankClient;
}

const INSERT = "INSERT INTO users VALUES ($1, $2) ON CONFLICT DO NOTHING";
const UPDATE = "UPDATE users SET account = $2 WHERE name = $1";

/** Sweeps an app that signs Ada up. */
function signUp(
  act: (app: App) => Promise<unknown>,
  store: SweepOptions<App, Users>["store"],
): SweepOptions<App, Users> {
  return {
    bank: createBank(),
    store,
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    story: ({ step }) => step("sign up", act),
    check: ({ bank, store }) => expect([...store.rows.values()]).toEqual(bank.accounts.list().data.map(({ id }) => id)),
  };
}

const open = async ({ client }: App) => (await client.accounts.create({ name: "Ada" }, { idempotencyKey: "ada" })).id;

describe("an app that does not await a statement", () => {
  const lost = "A crash loses a write that is in progress: await each call of `store` before you respond.";

  test("loses it in a crash after the step, however fast the database is", async () => {
    const act = async (app: App) => void app.store.query(INSERT, ["Ada", await open(app)]).catch(() => {});
    const { failures } = await failuresOf(signUp(act, () => new Users()));
    const only = 'crash after step "sign up", INSERT INTO users in progress #1';
    expect(failures).toMatchObject([{ only, message: expect.stringContaining(lost), count: 1 }]);
    await expect(sweep({ ...signUp(act, () => new Users()), only })).rejects.toThrow(lost);
    const awaits = async (app: App) => app.store.query(INSERT, ["Ada", await open(app)]);
    await sweep(signUp(awaits, () => new Users()));
  });

  test("loses it in a crash after the response to a webhook", async () => {
    const { failures } = await failuresOf({
      ...signUp(open, () => new Users()),
      async receive({ store }, request) {
        const { category, associated_object_id: id } = await request.json();
        if (category === "account.created") void store.query(INSERT, ["Ada", id]);
        return new Response();
      },
      story: async ({ bank, settle }) => {
        bank.accounts.create({ name: "Ada" });
        await settle();
      },
    });
    const only = "crash after webhook account.created, INSERT INTO users in progress #1";
    expect(failures).toMatchObject([{ only, message: expect.stringContaining(lost) }]);
  });

  const opensBetween = async (app: App) => {
    void app.store.query(INSERT, ["Ada"]);
    await app.store.query(UPDATE, ["Ada", await open(app)]);
  };
  const inProgress =
    "INSERT INTO users was in progress when the app went on (before accounts.create), and what ends first is chance: await each call of `store`, or let `store` return a pool with `max: 1`.";

  test.each([0, 1, 100])("is told so if another needs it, also if it takes %d turns", async (slow) => {
    const store = () => new Users((text) => (text === INSERT ? slow : 0));
    await expect(sweep(signUp(opensBetween, store))).rejects.toThrow(
      new RegExp(
        `^\\[sandbank\\] The story fails without a fault: check failed: [^]*\n${inProgress.replace(/[.()]/g, "\\$&")}$`,
      ),
    );
    const throws = async (app: App) => {
      await opensBetween(app);
      if (app.store.rows.get("Ada") == null) throw new Error("no row");
    };
    await expect(sweep(signUp(throws, store))).rejects.toThrow(
      `[sandbank] The story fails without a fault: step "sign up" failed: no row\n${inProgress}`,
    );
  });
});

test("an app may perform statements in parallel on one connection, and is told so on several", async () => {
  const act = async (app: App) => {
    const id = await open(app);
    await Promise.all([app.store.query(INSERT, ["Ada", id]), app.store.query(UPDATE, ["Ada", id])]);
  };
  await sweep(signUp(act, () => new Users(undefined, 1)));
  await expect(sweep(signUp(act, () => new Users()))).rejects.toThrow(
    "INSERT INTO users was in progress when the app went on (before UPDATE users), and what ends first is chance",
  );
});

test("statements on several connections, of which one waits for the other, end", async () => {
  let release = () => {};
  const act = async (app: App) => {
    const id = await open(app);
    await Promise.all([app.store.query(INSERT, ["Ada", id]), app.store.query(UPDATE, ["Ada", id])]);
  };
  class Locked extends Users {
    override async connect(): Promise<Connection> {
      const connection = await super.connect();
      const inserted = new Promise<void>((resolve) => {
        release = resolve;
      });
      return {
        ...connection,
        query: async (text, values) => {
          if (text === UPDATE) await inserted;
          return connection.query(text, values).finally(release);
        },
      };
    }
  }
  await sweep({ ...signUp(act, () => new Locked()), answerTimeoutMs: 20 });
});

test("a run that fails only once is named, and ends the sweep", async () => {
  let plays = 0;
  const { message } = await failuresOf({
    ...signUp(
      async (app) => app.store.query(INSERT, ["Ada", await open(app)]),
      () => new Users(),
    ),
    check: () => expect(++plays).not.toBe(3),
  });
  expect(message.replaceAll(/\s+/g, " ")).toContain(
    'The sweep stopped. Failed to sweep: two runs that must be equal differ: the run "crash before accounts.create #1" fails, and passes when it is played again.',
  );
});
