// Jest copies the names of a built-in module: only its default is faked.
import timers from "node:timers/promises";
import { bankTest } from "@sandbank/testing/jest";

const withBank = bankTest({ time: "together" });
const { setInterval: realInterval } = globalThis;

test(
  "moves the timers of the app together with the bank",
  withBank(async ({ bank, client, clock }) => {
    const seen = [];
    setInterval(() => client.accounts.create({ name: "Daily" }), 86_400_000);
    void timers
      .setTimeout(3_600_000)
      .then(() => seen.push(new Date().toISOString()));
    await clock.advance({ days: 31 });
    expect(seen).toEqual(["2026-01-01T01:00:00.000Z"]);
    const [latest] = bank.accounts.list().data;
    expect(latest.created_at).toBe("2026-02-01T00:00:00.000Z");
  }),
);

test("has real timers after the test", () => {
  expect(setInterval).toBe(realInterval);
});
