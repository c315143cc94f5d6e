import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookAttempt } from "@sandbank/engine";
import { moveLines } from "@sandbank/view/words/move-lines";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Page } from "../../src/cli/command.ts";
import { movedLines } from "../../src/cli/commands/clock/clock-lines.ts";
import type { RunningServer } from "../../src/index.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen({});
});
afterAll(() => server.stop());

describe("clock.advance", () => {
  test("names an ACH Transfer that no schedule settles, from the next day on", async () => {
    const own = await startFrozen({});
    onTestFinished(() => own.stop());
    const admin = adminOf(own);
    const call = (operation: string, params: Record<string, unknown>) => admin.call("call", { operation, params });
    const { id: account_id } = await call("accounts.create", { name: "Operating" });
    await call("simulations.interestPayments.create", { account_id, amount: 500_00 });
    const to = { account_number: "987654321", routing_number: "101050001", statement_descriptor: "B1" };
    const { id } = await call("achTransfers.create", { account_id, amount: 30_00, ...to });
    expect(await admin.call("clock.advance", { duration: "1h" })).toMatchObject({ unsettled: null });
    const moved = await admin.call("clock.advance", { duration: "5d" });
    expect(moved).toMatchObject({ unsettled: id });
    const page = { paint: (_: unknown, text: string) => text, width: 200, names: {} } as unknown as Page;
    expect(movedLines(moved, page)).toContain(
      `\n  Nothing fell due\n  No schedule settles ${id}: simulate it, or start the server with --schedules live`,
    );
  });

  test("says what happened: jobs by kind and outcome, with amounts, objects and the number of the step", async () => {
    const admin = adminOf(server);
    const call = (operation: string, params: Record<string, unknown>) =>
      admin.call("call", { operation, params }) as Promise<{
        id: string;
        pending_transaction?: { source: { card_authorization: { card_payment_id: string } } };
      }>;
    const { id: account_id } = await call("accounts.create", { name: "Operating" });
    await call("simulations.interestPayments.create", { account_id, amount: 500_00 });
    const number = await call("accountNumbers.create", { account_id, name: "Payroll" });
    const transfer = (amount: number) =>
      call("simulations.inboundAchTransfers.create", {
        account_number_id: number.id,
        amount,
        resolve_at: "2026-01-02T00:00:00Z",
      });
    const accepted = await transfer(45_00);
    const declined = await transfer(-9_000_00);
    const card = await call("cards.create", { account_id });
    const payments: unknown[] = [];
    for (const amount of [40_00, 1_13]) {
      const held = await call("simulations.cardAuthorizations.create", { card_id: card.id, amount });
      payments.push(held.pending_transaction?.source.card_authorization.card_payment_id);
    }
    await call("eventSubscriptions.create", { url: "http://127.0.0.1:9/hooks" });
    const move = await admin.call("clock.advance", { duration: "31d" });
    const { steps } = await admin.call("trace", { last: 1 });
    expect(steps).toMatchObject([{ kind: "advance", number: move.step }]);
    expect(move.failed).toBeGreaterThan(0);
    const deliveries = steps.flatMap((step) => step["deliveries"] as WebhookAttempt[]);
    const failed = deliveries.filter(({ state }) => state === "failed");
    expect(move.failedAttempts).toHaveLength(move.failed);
    expect(move.failedAttempts).toEqual(expect.arrayContaining(failed.map(({ id }) => id)));
    const { ran } = move;
    expect(ran).toContainEqual({
      kind: "card_authorizations.expire",
      outcome: null,
      count: 2,
      amount: 41_13,
      objects: payments,
    });
    const resolved = { kind: "inbound_ach_transfers.resolve", count: 1 };
    expect(ran).toContainEqual({ ...resolved, outcome: "accepted", amount: 45_00, objects: [accepted.id] });
    expect(ran).toContainEqual({ ...resolved, outcome: "declined", amount: 9_000_00, objects: [declined.id] });
    const deleted = ran.find(({ kind }) => kind === "events.retire");
    expect(deleted).toMatchObject({ outcome: null, amount: null, objects: [] });
    expect(move.deletedFailures).toBeGreaterThan(0);
    expect(moveLines(move).map(({ text }) => text)).toEqual([
      "1 ACH transfer accepted, $45.00",
      "1 ACH transfer declined, $9,000.00",
      "2 holds expired, $41.13",
      `${move.failed} webhook attempts failed`,
      `${deleted?.count} old Events deleted`,
      `${move.deletedFailures} failed webhooks deleted after 30 days`,
    ]);
  });
});

test("clock.advance names the statements of a loan that passed, and what became past due, as the log does", async () => {
  const own = await startFrozen({});
  onTestFinished(() => own.stop());
  const admin = adminOf(own);
  const call = (operation: string, params: Record<string, unknown>) =>
    admin.call("call", { operation, params }) as Promise<{ id: string }>;
  const { id: account_id } = await call("accounts.create", {
    name: "Credit",
    funding: "loan",
    loan: {
      credit_limit: 5_000_00,
      grace_period_days: 5,
      statement_day_of_month: 20,
      statement_payment_type: "balance",
    },
  });
  const card = await call("cards.create", { account_id });
  await call("simulations.cardSettlements.create", { card_id: card.id, amount: 2_834_19 });
  const { next } = await admin.call("clock.get");
  expect(next).toMatchObject({ kind: "accounts.statement", object: account_id });
  await call("accounts.list", {});
  const move = await admin.call("clock.advance", { duration: "27d" });
  const of = { outcome: null, count: 1, amount: 2_834_19, objects: [account_id] };
  expect(move.loanDates).toEqual([
    { ...of, kind: "accounts.statement" },
    { ...of, kind: "accounts.payment_due" },
  ]);
  const lines = moveLines(move).map(({ text }) => text);
  expect(lines).toEqual(
    expect.arrayContaining(["1 loan statement, $2,834.19", "1 loan payment became past due, $2,834.19"]),
  );
  const { steps } = await admin.call("trace", { last: 1 });
  expect(steps).toMatchObject([{ ran: move.ran, loanDates: move.loanDates, deletedFailures: move.deletedFailures }]);
});

test("clock.due lists no deadline of a webhook on its way, and clock.next does not move to it", async () => {
  const receiver = createServer(() => {});
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const own = await startFrozen({});
  onTestFinished(() => own.stop());
  const admin = adminOf(own);
  const { port } = receiver.address() as AddressInfo;
  await admin.call("call", {
    operation: "eventSubscriptions.create",
    params: { url: `http://127.0.0.1:${port}/hooks`, selected_event_categories: null },
  });
  await admin.call("call", { operation: "accounts.create", params: { name: "Operating" } });
  const { data: sending } = await admin.call("attempts");
  expect(sending.filter(({ state }) => state === "due").length).toBeGreaterThan(0);
  const { data } = await admin.call("clock.due");
  expect(data.map(({ kind }) => kind)).toEqual(["events.retire"]);
  // Old Events are deleted then, which nobody waits for.
  expect((await admin.call("clock.get")).next).toBe(null);
  await expect(admin.call("clock.next")).rejects.toThrow(/^Nothing will fall due in this bank\./);
});

describe("moveLines", () => {
  const move = { from: "2026-01-01T00:00:00.000Z", to: "2026-02-01T00:00:00.000Z", step: 1, delivered: 0, failed: 0 };

  test("returns no line if nothing happened", () => {
    expect(moveLines({ ...move, ran: [] })).toEqual([]);
  });

  test("says that one webhook attempt succeeded and one failed, and marks the failure", () => {
    expect(moveLines({ ...move, ran: [], delivered: 1, failed: 1 })).toEqual([
      { text: "1 webhook attempt succeeded", isBad: false, objects: [], attempts: [] },
      { text: "1 webhook attempt failed", isBad: true, objects: [], attempts: [] },
    ]);
  });

  test("says last that failed webhooks were deleted; nothing of a server that does not count them", () => {
    const ran = [{ kind: "events.retire", outcome: null, count: 1, amount: null, objects: [] }];
    const deleted = { text: "1 old Event deleted", isBad: false, objects: [], attempts: [] };
    expect(moveLines({ ...move, ran, deletedFailures: 1 })).toEqual([
      deleted,
      { text: "1 failed webhook deleted after 30 days", isBad: false, objects: [], attempts: [] },
    ]);
    expect(moveLines({ ...move, ran })).toEqual([deleted]);
  });

  test("names a kind of a newer server as it is", () => {
    const ran = [{ kind: "loans.bill", outcome: null, count: 3, amount: null, objects: ["account_1"] }];
    expect(moveLines({ ...move, ran })).toEqual([
      { text: "3 x loans.bill", isBad: false, objects: ["account_1"], attempts: [] },
    ]);
  });
});
