import { expect, test, vi } from "vitest";

/** Loads the classes again, as the build for `require` or a second install is another copy. */
async function copyOfTesting() {
  vi.resetModules();
  const { BankAssertionError } = await import("../src/assertion-error.ts");
  const { SweepError } = await import("../src/sweep/sweep-error.ts");
  return { BankAssertionError, SweepError };
}

test("`instanceof` recognizes the errors of every copy of the package, each by its own class", async () => {
  const [one, other] = [await copyOfTesting(), await copyOfTesting()];
  const [failed, swept] = [new one.BankAssertionError("It failed."), new one.SweepError("Runs failed.", [])];
  expect(one.SweepError).not.toBe(other.SweepError);
  for (const { BankAssertionError, SweepError } of [one, other]) {
    expect([failed, swept].map((error) => error instanceof BankAssertionError)).toEqual([true, false]);
    expect([failed, swept].map((error) => error instanceof SweepError)).toEqual([false, true]);
  }
  class OwnError extends other.SweepError {}
  expect([swept instanceof OwnError, new OwnError("Own.", []) instanceof one.SweepError]).toEqual([false, true]);
});
