import type { InboundCheckDeposit } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { declineBy, expectResult, reasonsOf, transactionWith } from "../../support/rails.ts";
import { send } from "../../support/send.ts";
import { account, bank, create, newest, newestDecline, number, open, post, reasonOf, stage, waiting } from "./stage.ts";

const path = "/inbound_check_deposits";

beforeEach(() => open());

describe("POST /inbound_check_deposits/{inbound_check_deposit_id}/decline", () => {
  test("declines a pending check with the reason user_initiated", () => {
    const check = waiting(300);
    bank.clock.advance({ minutes: 30 });
    const at = "2026-01-01T00:30:00.000Z";
    let events: unknown;
    const declined = declineBy(stage, () => {
      events = eventsOf(bank, () => {
        const answer = send<InboundCheckDeposit>(bank, post(`${path}/${check.id}/decline`));
        const changes = { declined_at: at, declined_transaction_id: newestDecline().id, status: "declined" };
        expect([answer.status, answer.body]).toEqual([200, { ...check, ...changes }]);
        expectResult("inboundCheckDeposits.decline", answer.body);
      });
    });
    expect(declined).toMatchObject({ amount: -300, source: { check_decline: { reason: "user_initiated" } } });
    expect(bank.explain(declined.id)).toMatchObject({ decidedBy: "client", reason: "user_initiated" });
    expect(events).toEqual([
      ["declined_transaction.created", declined.id],
      ["inbound_check_deposit.updated", check.id],
    ]);
    // When its time comes, nothing more happens.
    expect(eventsOf(bank, () => bank.clock.advance({ hours: 1 }))).toEqual([]);
  });
});

describe("POST /inbound_check_deposits/{inbound_check_deposit_id}/return", () => {
  test("credits the amount of a returned check (O-18)", () => {
    const check = create(300);
    bank.clock.advance({ days: 1 });
    const at = "2026-01-02T00:00:00.000Z";
    const events = eventsOf(bank, () => {
      const answer = send<InboundCheckDeposit>(bank, post(`${path}/${check.id}/return`, { reason: "refer_to_maker" }));
      const deposit_return = { reason: "refer_to_maker", returned_at: at, transaction_id: newest().id };
      expect([answer.status, answer.body]).toEqual([200, { ...check, deposit_return, status: "returned" }]);
      expectResult("inboundCheckDeposits.return", answer.body);
    });
    const transaction = newest();
    expect(transaction).toEqual(
      transactionWith(stage, {
        amount: 300,
        created_at: at,
        description: "Return of check 1001",
        category: "inbound_check_deposit_return_intention",
        details: { inbound_check_deposit_id: check.id, transfer_id: null },
      }),
    );
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["transaction.created", transaction.id],
      ["inbound_check_deposit.updated", check.id],
    ]);
    expectBalances(bank, account.id, 1_000);
  });

  test.each(reasonsOf("inboundCheckDeposits.return"))("returns a check with the reason %s", (reason) => {
    const { body } = send<InboundCheckDeposit>(bank, post(`${path}/${create(300).id}/return`, { reason }));
    expect(body.deposit_return?.reason).toBe(reason);
  });

  test("removes a returned check from its Limits (D-72)", () => {
    bank.limits.create({ metric: "count", model_id: number.id, value: 1, interval: "day" });
    const { id } = create(300);
    expect(reasonOf(create(1))).toBe("breaches_limit");
    bank.inboundCheckDeposits.return(id, { reason: "duplicate_presentment" });
    expect(create(1).status).toBe("accepted");
  });
});
