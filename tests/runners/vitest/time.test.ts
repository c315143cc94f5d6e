import { bankTest, expect } from "@sandbank/testing/vitest";
import { it } from "vitest";

const test = bankTest({ time: "together" });
const { setInterval: realInterval } = globalThis;

test("moves the timers of the app together with the bank", async ({
  bank,
  client,
  clock,
}) => {
  setInterval(() => client.accounts.create({ name: "Daily" }), 86_400_000);
  await clock.advance({ days: 31 });
  const [latest] = bank.accounts.list().data;
  expect(latest?.created_at).toBe("2026-02-01T00:00:00.000Z");
});

it("has real timers after the test", () => {
  expect(setInterval).toBe(realInterval);
});
