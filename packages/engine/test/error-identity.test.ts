import { expect, test, vi } from "vitest";

/** Loads the engine again, as the build for `require` or a second install is another copy. */
async function copyOfEngine() {
  vi.resetModules();
  const { BankError, createBank, SandbankBug } = await import("../src/index.ts");
  const { applySeed, ScenarioError, SeedError, StepError } = await import("../src/scenarios.ts");
  return { createBank, applySeed, classes: { BankError, SandbankBug, ScenarioError, SeedError, StepError } };
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test("`instanceof` recognizes the errors of every copy of the engine, each by its own class", async () => {
  const [one, other] = [await copyOfEngine(), await copyOfEngine()];
  expect(one.classes.BankError).not.toBe(other.classes.BankError);
  const { BankError, SandbankBug, ScenarioError, SeedError, StepError } = one.classes;
  const errors = {
    BankError: thrownBy(() => one.createBank().accounts.retrieve("account_1")),
    SandbankBug: new SandbankBug("A bug."),
    ScenarioError: new ScenarioError("states account.status closed", "Not reached."),
    SeedError: thrownBy(() => one.applySeed(one.createBank(), {} as never)),
    StepError: new StepError({ index: 0, path: "steps[0]", action: "accounts.create", why: "No." }),
  };
  for (const [name, error] of Object.entries(errors)) {
    for (const { classes } of [one, other]) {
      const found = Object.entries(classes).filter(([, each]) => error instanceof each);
      expect(found.map(([found]) => found)).toEqual([name]);
    }
  }
  class OwnError extends other.classes.BankError {}
  expect(errors.BankError instanceof OwnError).toBe(false);
  expect(new OwnError((errors.BankError as InstanceType<typeof BankError>).body) instanceof BankError).toBe(true);
  for (const value of [new Error("other"), { name: "BankError" }, null, undefined]) {
    expect(value instanceof BankError || value instanceof SeedError).toBe(false);
  }
});
