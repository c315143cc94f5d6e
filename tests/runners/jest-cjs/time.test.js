const { bankTest } = require("@sandbank/testing/jest");

const withBank = bankTest({ time: "together" });
const { setInterval: realInterval } = globalThis;

test(
  "moves the timers of the app together with the bank",
  withBank(async ({ bank, client, clock }) => {
    setInterval(() => client.accounts.create({ name: "Daily" }), 86_400_000);
    await clock.advance({ days: 31 });
    expect(new Date().toISOString()).toBe("2026-02-01T00:00:00.000Z");
    const [latest] = bank.accounts.list().data;
    expect(latest.created_at).toBe("2026-02-01T00:00:00.000Z");
  }),
);

test(
  "names clock.advance when only the bank would move",
  withBank(({ bank }) => {
    expect(() => bank.clock.advance({ days: 1 })).toThrow(
      "await clock.advance(...)",
    );
    expect(setInterval).not.toBe(realInterval);
  }),
);

test("has real timers after the tests", () => {
  expect(setInterval).toBe(realInterval);
});
