import { join } from "node:path";
import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { Banks } from "../../src/banks/banks.ts";
import { createSentDeliveries } from "../../src/banks/sent-deliveries.ts";
import { openStorage } from "../../src/storage/storage.ts";
import { temporary } from "../support/persisted.ts";

const START = Date.parse("2026-01-01T00:00:00Z");

function opened(most = 1_000) {
  const time = { now: START };
  const storage = openStorage({
    directory: join(temporary(), "data"),
    isDurable: false,
    isSeedKept: false,
    isReset: false,
    isRepaired: false,
    warn() {},
  });
  const seeded = createBank();
  storage.begin({ seed: null, bankSeed: null, start: null, bank: null }, seeded);
  const banks = new Banks({
    seeded,
    seedDeliveries: createSentDeliveries(),
    live: undefined,
    machineTime: () => time.now,
    start: undefined,
    rate: undefined,
    sendDelivery: () => () => Promise.reject(new Error("Nothing is sent.")),
    signTime: "bank",
    isOpenedByName: true,
    most,
    storage,
  });
  const end = () => {
    banks.close(() => true);
    storage.close();
  };
  return { banks, time, end };
}

const accounts = (banks: Banks, name: string) => banks.use(name)?.bank.accounts;
const namesIn = (banks: Banks, name: string) =>
  accounts(banks, name)
    ?.list()
    .data.map((account) => account.name);

describe("a bank that is kept", () => {
  test("is unloaded when it is idle, and continues at its next request from the time at which it stopped", () => {
    const { banks, time, end } = opened();
    accounts(banks, "worker-1")?.create({ name: "One" });
    time.now += 60_000;
    accounts(banks, "worker-1")?.create({ name: "Two" });
    accounts(banks, "worker-2")?.create({ name: "Other" });
    time.now += 3_600_000;
    expect(banks.use("worker-2")?.name).toBe("worker-2");
    expect(banks.closeIdleSince(time.now - 60_000)).toEqual(["worker-1"]);
    expect(banks.list().map(({ name }) => name)).toEqual(["default", "worker-2"]);
    expect(banks.kept().map(({ name }) => name)).toEqual(["worker-1"]);
    time.now += 3_600_000;
    expect(namesIn(banks, "worker-1")).toEqual(["Two", "One"]);
    // The hour until it was unloaded has passed for the bank, the hour after that has not.
    expect(banks.use("worker-1")?.bank.clock.now()).toBe("2026-01-01T01:01:00.000Z");
    expect(banks.use("worker-1")?.bank.audit()).toEqual([]);
    end();
  });

  test("stays open while an operation or a stream uses it", () => {
    const { banks, time, end } = opened();
    const served = banks.use("worker-1");
    if (served === undefined) throw new Error("There is no bank.");
    served.holders++;
    time.now += 3_600_000;
    expect(banks.closeIdleSince(time.now)).toEqual([]);
    served.holders--;
    expect(banks.closeIdleSince(time.now)).toEqual(["worker-1"]);
    end();
  });

  test("unloads the bank that was used the longest time ago if too many are open", () => {
    const { banks, time, end } = opened(3);
    for (const name of ["a", "b", "c", "d", "a"]) {
      time.now += 1_000;
      accounts(banks, name)?.create({ name: `in ${name}` });
    }
    expect(banks.list().map(({ name }) => name)).toEqual(["default", "d", "a"]);
    expect(namesIn(banks, "a")).toEqual(["in a", "in a"]);
    expect(namesIn(banks, "b")).toEqual(["in b"]);
    end();
  });

  test("undoes the calls that it receives after it was unloaded", () => {
    const { banks, time, end } = opened();
    const bank = banks.use("worker-1")?.bank;
    banks.closeIdleSince(time.now + 1);
    expect(() => bank?.accounts.create({ name: "Lost" })).toThrow("The bank was unloaded meanwhile");
    expect(bank?.accounts.list().data).toEqual([]);
    expect(namesIn(banks, "worker-1")).toEqual([]);
    end();
  });
});
