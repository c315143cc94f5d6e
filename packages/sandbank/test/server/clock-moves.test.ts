import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { moveLines } from "../../src/words/move-lines.ts";
import { adminOf, startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen({});
});
afterAll(() => server.stop());

describe("clock.advance", () => {
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
      `${move.failed} deliveries failed`,
      `${deleted?.count} old Events deleted`,
      `${move.deletedFailures} failed webhooks deleted after 30 days`,
    ]);
  });
});

describe("moveLines", () => {
  const move = { from: "2026-01-01T00:00:00.000Z", to: "2026-02-01T00:00:00.000Z", step: 1, delivered: 0, failed: 0 };

  test("returns no line if nothing happened", () => {
    expect(moveLines({ ...move, ran: [] })).toEqual([]);
  });

  test("says that one delivery succeeded and one failed, and marks the failure", () => {
    expect(moveLines({ ...move, ran: [], delivered: 1, failed: 1 })).toEqual([
      { text: "1 delivery succeeded", isBad: false, objects: [] },
      { text: "1 delivery failed", isBad: true, objects: [] },
    ]);
  });

  test("says last that failed webhooks were deleted, and marks it; nothing of a server that does not count them", () => {
    const ran = [{ kind: "events.retire", outcome: null, count: 1, amount: null, objects: [] }];
    const deleted = { text: "1 old Event deleted", isBad: false, objects: [] };
    expect(moveLines({ ...move, ran, deletedFailures: 1 })).toEqual([
      deleted,
      { text: "1 failed webhook deleted after 30 days", isBad: true, objects: [] },
    ]);
    expect(moveLines({ ...move, ran })).toEqual([deleted]);
  });

  test("names a kind of a newer server as it is", () => {
    const ran = [{ kind: "loans.bill", outcome: null, count: 3, amount: null, objects: ["account_1"] }];
    expect(moveLines({ ...move, ran })).toEqual([{ text: "3 x loans.bill", isBad: false, objects: ["account_1"] }]);
  });
});
