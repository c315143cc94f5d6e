import { deserialize, serialize } from "node:v8";
import {
  type Bank,
  createBank,
  createPlatform,
  type ForkOptions,
  type Platform,
  replay,
  type Snapshot,
  tickingClock,
} from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { stateText } from "../support/send.ts";

const statusFor = (target: Bank | Platform, key: string) =>
  target.handle({ method: "GET", path: "/accounts", headers: { authorization: `Bearer ${key}` } }).status;

test.each([
  ["structuredClone", structuredClone<unknown>],
  ["the serialization between processes", (value: unknown) => deserialize(serialize(value)) as unknown],
])("%s copies a snapshot, which a bank restores, compares and replays from", (_, copy) => {
  const bank = createBank();
  bank.accounts.create({ name: "Before" });
  const snapshot = bank.snapshot();
  const clone = copy(snapshot) as Snapshot;
  expect(JSON.stringify(clone)).toBe(JSON.stringify(snapshot));
  const other = createBank();
  other.restore(clone);
  expect(stateText(other)).toBe(stateText(bank));
  bank.accounts.create({ name: "After" });
  expect(bank.diff(clone)).toEqual(bank.diff(snapshot));
  const replayed = (from: Snapshot) => stateText(replay(other.journal(), { from }));
  expect(replayed(clone)).toBe(replayed(snapshot));
  expect(() => other.restore({ ...clone, state: { ...clone.state, now: 1 } })).toThrow("changed or cut off");
});

describe("a fork with its own API keys", () => {
  test("accepts only its own API keys in a fork, and only the bank's in the bank", () => {
    const bank = createBank({ apiKeys: ["first"] });
    const fork = bank.fork({ apiKeys: ["second", "third"] });
    expect(fork.apiKey).toBe("second");
    expect(["first", "second", "third"].map((key) => statusFor(fork, key))).toEqual([401, 200, 200]);
    expect(["first", "second"].map((key) => statusFor(bank, key))).toEqual([200, 401]);
  });

  test.each<ForkOptions>([{ apiKeys: ["second"] }, { apiKeys: ["second"], seed: "other" }])(
    "keeps a fork's API keys through forks, snapshots, resets and replays: %o",
    (options) => {
      const bank = createBank();
      bank.accounts.create({ name: "Before" });
      const fork = bank.fork(options);
      fork.accounts.create({ name: "After" });
      const restored = createBank();
      restored.restore(JSON.parse(JSON.stringify(fork.snapshot())));
      const replayed = replay(JSON.parse(JSON.stringify(fork.journal())));
      for (const other of [fork.fork(), restored, replayed]) expect(stateText(other)).toBe(stateText(fork));
      fork.reset();
      expect([fork.apiKey, ...fork.accounts.list().data.map(({ name }) => name)]).toEqual(["second", "Before"]);
    },
  );

  test("makes the same ids in a fork with other API keys", () => {
    const bank = createBank();
    const [one, other] = [bank.fork(), bank.fork({ apiKeys: ["second"] })];
    expect(other.accounts.create({ name: "A" })).toEqual(one.accounts.create({ name: "A" }));
  });

  test("keeps its API keys when the given array changes", () => {
    const apiKeys = ["second"];
    const fork = createBank().fork({ apiKeys });
    apiKeys[0] = "third";
    expect(fork.apiKey).toBe("second");
  });

  test.each([
    [{ apiKeys: "abc" }, "apiKeys must be an array of keys."],
    [{ apiKeys: [] }, "apiKeys must hold at least one key, none empty or with white space."],
    [{ apiKeys: ["a b"] }, "apiKeys must hold at least one key, none empty or with white space."],
    [{ apiKey: ["a"] }, 'there is no option "apiKey". Did you mean "apiKeys"? Use seed, apiKeys, clock.'],
    ["other", "the options are not an object. Pass seed, apiKeys, clock by name."],
  ])("refuses to fork a bank with %o", (options, why) => {
    const fork = () => createBank().fork(options as ForkOptions);
    expect(fork).toThrow(TypeError);
    expect(fork).toThrow(`[sandbank] Failed to fork the bank: ${why}`);
  });
});

describe("the fork of a platform", () => {
  const names = (platform: Platform) =>
    [platform.live, platform.sandbox].map((bank) => bank.accounts.list().data.map(({ name }) => name));

  test("forks both banks of a platform, and answers each API key from its fork", () => {
    const platform = createPlatform();
    platform.live.accounts.create({ name: "Before" });
    const fork = platform.fork();
    const headers = { authorization: `Bearer ${fork.live.apiKey}`, "content-type": "application/json" };
    fork.handle({ method: "POST", path: "/accounts", headers, body: '{"name":"After"}' });
    platform.sandbox.accounts.create({ name: "Not in the fork" });
    expect(names(fork)).toEqual([["After", "Before"], []]);
    expect(names(platform)).toEqual([["Before"], ["Not in the fork"]]);
    expect([statusFor(fork, platform.sandbox.apiKey), statusFor(fork, "other")]).toEqual([200, 401]);
    expect(fork.bodyLimit({ method: "POST", path: "/accounts", headers })).toBe(2 ** 20);
  });

  test("resets a forked platform to the fork, and the platform to its start", () => {
    const platform = createPlatform();
    platform.live.accounts.create({ name: "Before" });
    const fork = platform.fork();
    for (const bank of [fork.live, fork.sandbox]) bank.accounts.create({ name: "After" });
    fork.reset();
    expect(names(fork)).toEqual([["Before"], []]);
    platform.reset();
    expect(names(platform)).toEqual([[], []]);
    expect(names(fork)).toEqual([["Before"], []]);
  });

  test("makes other ids in a fork of a platform with its own seed", () => {
    const platform = createPlatform();
    const forks = [platform.fork(), platform.fork(), platform.fork({ seed: "other" })];
    const ids = forks.map(({ live, sandbox }) => [live, sandbox].map((bank) => bank.accounts.create({ name: "A" }).id));
    expect(ids[1]).toEqual(ids[0]);
    expect(new Set(ids.flat()).size).toBe(4);
  });

  test("refuses to fork a platform with an unknown option", () => {
    expect(() => createPlatform().fork({ apiKeys: ["a"] } as object)).toThrow(
      '[sandbank] Failed to fork the platform: there is no option "apiKeys". Use seed.',
    );
  });
});

describe("bank.fork({ clock })", () => {
  test("gives the fork a clock of its own, which starts at the time of the bank", () => {
    const bank = createBank();
    let time = Date.parse("2026-01-01T00:00:00.000Z");
    const fork = bank.fork({ clock: tickingClock(() => time) });
    time += 60_000;
    expect(fork.clock.now()).toBe("2026-01-01T00:01:00.000Z");
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });
});
