import { createBank, createPlatform } from "@sandbank/engine";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { afterEach, describe, expect, test } from "vitest";

const closings: (() => void)[] = [];

function listening<Setup extends { listen(): void; close(): void }>(setup: Setup): Setup {
  setup.listen();
  closings.push(setup.close);
  return setup;
}

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

describe("setupBank with an open bank", () => {
  test("setupBank mounts an open bank with its objects and keys", async () => {
    const bank = createBank({ seed: "mine", apiKeys: ["mine"] });
    const account = bank.accounts.create({ name: "Operating" });
    const setup = listening(setupBank({ bank, baseUrl: "http://bank.test/v1" }));
    expect(setup.bank).toBe(bank);
    expect(setup.clientOptions).toMatchObject({ apiKey: "mine", baseUrl: "http://bank.test/v1" });
    expect((await new BankClient(setup.clientOptions).accounts.list()).data).toEqual([account]);
  });

  test("setupBank mounts a platform, and has client options for each environment", async () => {
    const platform = createPlatform();
    const { bank, clientOptions, reset } = listening(setupBank({ bank: platform }));
    expect(bank).toBe(platform);
    const account = await new BankClient(clientOptions.live).accounts.create({ name: "Operating" });
    expect(platform.live.accounts.list().data).toEqual([account]);
    expect((await new BankClient(clientOptions.sandbox).accounts.list()).data).toEqual([]);
    reset();
    expect(platform.live.accounts.list().data).toEqual([]);
  });

  test.each([
    [{ seed: 1 }, '"seed" would open another one. Pass "seed" to createBank, or leave out `bank`.'],
    [{ seed: 1, apiKeys: ["a"] }, '"seed", "apiKeys" would open another one.'],
  ])("setupBank refuses an open bank together with %o", (options, why) => {
    const setUp = () => setupBank({ bank: createBank(), ...options } as object);
    expect(setUp).toThrow(TypeError);
    expect(setUp).toThrow(`[sandbank] Failed to set up the bank: \`bank\` is open already, and ${why}`);
  });

  test.each([null, "bank", {}, []])("setupBank refuses %j as `bank`", (bank) => {
    expect(() => setupBank({ bank } as never)).toThrow(
      "[sandbank] Failed to set up the bank: this is neither a Bank nor a Platform. Pass what createBank(), createPlatform() or fork() returned.",
    );
  });
});

describe("setupBank", () => {
  test.each([
    [{ apiKey: "key" }, '"apiKey" is not an option. Use "apiKeys". All options: bank, baseUrl, '],
    [{ baseURL: "https://bank.test" }, '"baseURL" is not an option. Use "baseUrl". All options: bank, baseUrl, '],
    [
      { bank: createBank(), url: "https://bank.test" },
      '"url" is not an option. Use bank, baseUrl, environment, seed, ',
    ],
  ])("setupBank refuses the unknown option of %o, and names the known ones", (options, message) => {
    const setUp = () => setupBank(options as object);
    expect(setUp).toThrow(TypeError);
    expect(setUp).toThrow(`[sandbank] Failed to set up the bank: ${message}`);
  });
});

describe("use", () => {
  test("reset returns to the bank that was passed to use before listen, with the objects created before listen", () => {
    const original = createBank();
    const setup = setupBank({ bank: original });
    setup.use(original.fork({ seed: "mine" }));
    const fork = setup.bank;
    fork.accounts.create({ name: "Seeded" });
    listening(setup);
    fork.accounts.create({ name: "In a test" });
    setup.reset();
    expect(setup.bank).toBe(fork);
    expect(fork.accounts.list().data.map(({ name }) => name)).toEqual(["Seeded"]);
    expect(original.accounts.list().data).toEqual([]);
    setup.reset({ to: "empty" });
    expect(fork.accounts.list().data).toEqual([]);
  });

  test("use routes requests to another bank until reset, and `bank` and client options follow", async () => {
    const setup = listening(setupBank());
    const original = setup.bank;
    const fork = original.fork({ seed: "other", apiKeys: ["fork_key"] });
    setup.use(fork);
    expect(setup.bank).toBe(fork);
    expect(setup.clientOptions.apiKey).toBe("fork_key");
    await new BankClient(setup.clientOptions).accounts.create({ name: "In the fork" });
    const old = new BankClient({ ...setup.clientOptions, apiKey: original.apiKey });
    await expect(old.accounts.list()).rejects.toMatchObject({ status: 401 });

    setup.reset();
    expect(setup.bank).toBe(original);
    expect(setup.clientOptions.apiKey).toBe(original.apiKey);
    expect((await new BankClient(setup.clientOptions).accounts.list()).data).toEqual([]);
    expect(fork.accounts.list().data).toHaveLength(1);
  });

  test("use accepts a platform in a setup of a platform", async () => {
    const setup = listening(setupBank({ bank: createPlatform() }));
    const client = new BankClient(setup.clientOptions.live);
    setup.use(setup.bank.fork());
    await client.accounts.create({ name: "In the fork" });
    expect(setup.bank.live.accounts.list().data).toHaveLength(1);
    setup.reset();
    expect(setup.bank.live.accounts.list().data).toEqual([]);
  });

  test("clients take idempotency keys from the bank in use, and move its clock", async () => {
    const { bank, clientOptions, use } = setupBank();
    const fork = bank.fork();
    use(fork);
    await clientOptions.sleep(1_000);
    expect([fork.clock.now(), bank.clock.now()]).toEqual(["2026-01-01T00:00:01.000Z", "2026-01-01T00:00:00.000Z"]);
    expect(new Date(clientOptions.now()).toISOString()).toBe(fork.clock.now());
    expect(clientOptions.random()).toBe(0);
  });

  test.each([
    [null, "this is neither a Bank nor a Platform."],
    [createPlatform(), "this is a Platform, and the setup has a Bank. Pass a Bank, such as a fork of `setup.bank`."],
  ])("use refuses %s in a setup of a bank", (other, why) => {
    const setup = setupBank();
    const { bank } = setup;
    expect(() => setup.use(other as never)).toThrow(`[sandbank] Failed to use the bank: ${why}`);
    expect(setup.bank).toBe(bank);
  });
});

describe("reset", () => {
  const namesIn = ({ bank }: { bank: { accounts: { list(): { data: { name: string }[] } } } }) =>
    bank.accounts.list().data.map(({ name }) => name);

  test("reset returns to the objects from before listen, and to an empty bank with to: empty", () => {
    const setup = setupBank();
    setup.bank.accounts.create({ name: "Seeded" });
    listening(setup);
    setup.bank.accounts.create({ name: "In a test" });
    setup.reset();
    expect(namesIn(setup)).toEqual(["Seeded"]);
    setup.reset({ to: "empty" });
    expect(namesIn(setup)).toEqual([]);
    setup.reset();
    expect(namesIn(setup)).toEqual(["Seeded"]);
  });

  test("reset removes the objects of a mounted bank only with to: empty", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Seeded" });
    const setup = setupBank({ bank });
    bank.accounts.create({ name: "Before listen" });
    setup.reset();
    expect(namesIn(setup)).toEqual(["Seeded"]);
    setup.reset({ to: "empty" });
    expect(namesIn(setup)).toEqual([]);
  });

  test("after reset, a new client gets the same responses, to the byte", async () => {
    const setup = listening(setupBank());
    const run = async () => {
      const client = new BankClient(setup.clientOptions);
      await client.accounts.create({ name: "Operating" });
      return JSON.stringify([await client.accounts.list(), setup.bank.journal().entries]);
    };
    const first = await run();
    setup.reset();
    expect(await run()).toBe(first);
  });

  test("listen and reset can be passed directly to hooks of test runners", () => {
    const { listen, reset } = setupBank();
    // Jest and node:test pass a callback to a hook that declares parameters, and wait until the hook calls it.
    expect([listen.length, reset.length]).toEqual([0, 0]);
  });

  test("reset refuses other values of `to`", () => {
    expect(() => setupBank().reset({ too: "empty" } as never)).toThrow(
      '[sandbank] Failed to reset: "too" is not an option. Use `to`.',
    );
    expect(() => setupBank().reset({ to: "seed" } as never)).toThrow(
      '[sandbank] Failed to reset: `to` must be "empty", not "seed".',
    );
  });
});
