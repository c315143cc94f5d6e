import { expect } from "bun:test";
import { test } from "node:test"; // Bun runs these as its own
import { assertDeclined, withBank } from "@sandbank/testing/node";
import { customers, openAccount } from "../app/app.ts";

test(
  "declines a debit that the balance does not cover",
  withBank(async ({ bank, client }) => {
    const { number } = await openAccount(client, "Ada");
    const debit = bank.simulations.inboundAchTransfers.create({
      account_number_id: number.id,
      amount: -5_00,
    });
    assertDeclined(debit, { reason: "insufficient_funds" });
  }),
);

test(
  "retries after a lost response and after a 429",
  withBank(async ({ bank, client, clock }) => {
    bank.faults.arm({
      kind: "drop_after_commit",
      operation: "accounts.create",
    });
    bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.list" });
    await openAccount(client, "Ada");
    expect(await customers(client)).toEqual(["Ada"]);
    expect(clock.now()).toBe("2026-01-01T00:00:01.500Z");
  }),
);

test(
  "sends the same ids and idempotency keys in each run",
  withBank(async ({ client }) => {
    expect(await openAccount(client, "Ada")).toMatchSnapshot();
  }),
);
