import { BankClient } from "@sandbank/sdk";
import { describe, expect, test, vi } from "vitest";
import { customers, openAccount } from "../app/app.ts";
import { setup } from "./bank.ts";

const appsClient = new BankClient(); // made by your app, from the environment

test("reaches the bank from a client of the app", async () => {
  await openAccount(appsClient, "Ada");
  expect(setup.bank.accounts.list().data).toHaveLength(1);
});

test("starts each test without the Accounts of other tests", async () => {
  expect(await customers(appsClient)).toEqual([]);
});

describe.concurrent("concurrent tests", () => {
  for (const name of ["Ada", "Grace"]) {
    test(
      `open an Account for ${name}`,
      setup.isolated(async (_, { expect }) => {
        await openAccount(appsClient, name);
        expect(await customers(appsClient)).toEqual([name]);
      }),
    );
  }
});

test("retries after a lost response and after a 429", async () => {
  setup.bank.faults.arm({
    kind: "drop_after_commit",
    operation: "accounts.create",
  });
  setup.bank.faults.arm({
    kind: "rate_limited_error",
    operation: "accounts.list",
  });
  const client = new BankClient(setup.clientOptions);
  await openAccount(client, "Ada");
  expect(await customers(client)).toEqual(["Ada"]);
  expect(setup.bank.clock.now()).toBe("2026-01-01T00:00:01.500Z");
});

test("sends the same ids and idempotency keys in each run", async () => {
  expect(
    await openAccount(new BankClient(setup.clientOptions), "Ada"),
  ).toMatchSnapshot();
});

test("receives a response under fake timers", async () => {
  vi.useFakeTimers();
  await openAccount(appsClient, "Ada");
  vi.useRealTimers();
  expect(setup.bank.accounts.list().data).toHaveLength(1);
});
