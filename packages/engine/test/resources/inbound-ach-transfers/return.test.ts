import type { InboundAchTransfer } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { expectResult, reasonsOf, transactionWith } from "../../support/rails.ts";
import { send } from "../../support/send.ts";
import { account, bank, create, newest, number, open, post, stage } from "./stage.ts";

const path = "/inbound_ach_transfers";

beforeEach(() => open());

describe("POST /inbound_ach_transfers/{inbound_ach_transfer_id}/transfer_return", () => {
  test.each([
    { what: "credits the Account when an ACH debit is returned", amount: -300, moved: 300 },
    { what: "debits the Account when an ACH credit is returned", amount: 300, moved: -300 },
  ])("$what", ({ amount, moved }) => {
    const transfer = create(amount, { company_name: "EXAMPLE BILLER" });
    bank.clock.advance({ days: 1 });
    const at = "2026-01-02T00:00:00.000Z";
    const events = eventsOf(bank, () => {
      const answer = send<InboundAchTransfer>(
        bank,
        post(`${path}/${transfer.id}/transfer_return`, { reason: "duplicate_entry" }),
      );
      const transfer_return = { reason: "duplicate_entry", returned_at: at, transaction_id: newest().id };
      expect([answer.status, answer.body]).toEqual([200, { ...transfer, status: "returned", transfer_return }]);
      expectResult("inboundAchTransfers.transferReturn", answer.body);
    });
    const transaction = newest();
    expect(transaction).toEqual(
      transactionWith(stage, {
        amount: moved,
        created_at: at,
        description: "Return of EXAMPLE BILLER",
        category: "inbound_ach_transfer_return_intention",
        details: { inbound_ach_transfer_id: transfer.id },
      }),
    );
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["transaction.created", transaction.id],
      ["inbound_ach_transfer.updated", transfer.id],
    ]);
    expect(bank.declinedTransactions.list().data).toEqual([]);
    expectBalances(bank, account.id, 1_000);
  });

  test.each(reasonsOf("inboundAchTransfers.transferReturn"))("returns an ACH transfer with the reason %s", (reason) => {
    const { id } = create(-300);
    const { body } = send<InboundAchTransfer>(bank, post(`${path}/${id}/transfer_return`, { reason }));
    expect(body.transfer_return?.reason).toBe(reason);
  });

  test("returns an ACH credit even if it overdraws the Account (D-85)", () => {
    const credit = create(300);
    create(-1_200);
    bank.inboundAchTransfers.transferReturn(credit.id, { reason: "returned_per_odfi_request" });
    expectBalances(bank, account.id, -200);
  });

  test("removes a returned ACH debit from its Limits (D-72)", () => {
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    bank.limits.create({ metric: "volume", model_id: number.id, value: 300, interval: "day" });
    const debit = create(-300);
    expect(create(-1).decline?.reason).toBe("breaches_limit");
    bank.inboundAchTransfers.transferReturn(debit.id, { reason: "duplicate_entry" });
    expect(create(-300).status).toBe("accepted");
    expect(create(-1).decline?.reason).toBe("breaches_limit");
  });

  test("leaves Limits unchanged when an ACH credit is returned", () => {
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    const credit = create(300);
    create(-300);
    bank.inboundAchTransfers.transferReturn(credit.id, { reason: "duplicate_entry" });
    expect(create(-1).decline?.reason).toBe("breaches_limit");
  });

  test("returns an ACH transfer when the Account Number or the Entity is no longer active", () => {
    const debit = create(-300);
    bank.accountNumbers.update(number.id, { status: "canceled" });
    bank.entities.archive(account.entity_id);
    expect(bank.inboundAchTransfers.transferReturn(debit.id, { reason: "duplicate_entry" }).status).toBe("returned");
    expectBalances(bank, account.id, 1_000);
  });
});
