import type { InboundAchTransfer } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances, MOST } from "../../support/money.ts";
import { declineBy, declinedWith, expectResult, START, transactionWith } from "../../support/rails.ts";
import { send } from "../../support/send.ts";
import { account, bank, create, newest, now, number, open, type Params, post, stage, waiting } from "./stage.ts";

const simulation = "/simulations/inbound_ach_transfers";

beforeEach(() => open());

const everything: Params = {
  addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "Invoice 29582" }] } },
  company_descriptive_date: "JAN 26",
  company_discretionary_data: "WEB",
  company_entry_description: "INVOICES",
  company_id: "0987654321",
  company_name: "EXAMPLE BILLER",
  receiver_id_number: "12345678900",
  receiver_name: "Example Company",
  standard_entry_class_code: "telephone_initiated",
};

/** The fields that the originator sent, as the transfer, its Transaction and its decline return them. */
const sent = {
  originator_company_descriptive_date: "JAN 26",
  originator_company_discretionary_data: "WEB",
  originator_company_id: "0987654321",
  originator_company_name: "EXAMPLE BILLER",
  receiver_id_number: "12345678900",
  receiver_name: "Example Company",
};

describe("POST /simulations/inbound_ach_transfers", () => {
  test.each([
    { direction: "credit", amount: 250, balance: 1_250 },
    { direction: "debit", amount: -250, balance: 750 },
  ])("settles an ACH $direction at once", ({ direction, amount, balance }) => {
    const body = { account_number_id: number.id, amount, ...everything };
    let transfer: InboundAchTransfer | undefined;
    const events = eventsOf(bank, () => {
      const answer = send<InboundAchTransfer>(bank, post(simulation, body));
      expect(answer.status).toBe(200);
      transfer = answer.body;
    });
    const transaction = newest();
    const traceNumber = transfer?.trace_number ?? "";
    expect(transfer).toEqual({
      ...sent,
      id: expect.stringMatching(/^inbound_ach_transfer_[0-9a-z]{20}$/),
      acceptance: { accepted_at: START, transaction_id: transaction.id },
      account_id: account.id,
      account_number_id: number.id,
      addenda: everything.addenda,
      amount: 250,
      automatically_resolves_at: START,
      created_at: START,
      decline: null,
      direction,
      effective_date: "2026-01-01",
      international_addenda: null,
      notification_of_change: null,
      originator_company_entry_description: "INVOICES",
      originator_routing_number: expect.stringMatching(/^0\d{8}$/),
      settlement: { settled_at: START, settlement_schedule: "same_day" },
      standard_entry_class_code: "telephone_initiated",
      status: "accepted",
      trace_number: expect.stringMatching(/^\d{15}$/),
      transfer_return: null,
      type: "inbound_ach_transfer",
    });
    expect(traceNumber.slice(0, 8)).toBe(transfer?.originator_routing_number.slice(0, 8));
    expect(transaction).toEqual(
      transactionWith(stage, {
        amount,
        description: "EXAMPLE BILLER",
        category: "inbound_ach_transfer",
        details: {
          ...sent,
          addenda: everything.addenda,
          amount: 250,
          originator_company_entry_description: "INVOICES",
          trace_number: traceNumber,
          transfer_id: transfer?.id,
        },
      }),
    );
    expectResult("inboundAchTransfers.retrieve", transfer ?? {});
    expectResult("transactions.retrieve", transaction);
    expect(bank.inboundAchTransfers.retrieve(transfer?.id as InboundAchTransfer["id"])).toEqual(transfer);
    expect(events).toEqual([
      ["inbound_ach_transfer.created", transfer?.id],
      ["transaction.created", transaction.id],
      ["inbound_ach_transfer.updated", transfer?.id],
    ]);
    expectBalances(bank, account.id, balance);
  });

  test("records a declined ACH debit with a positive amount and the fields that were sent (D-75) [declined-ach]", () => {
    let transfer: InboundAchTransfer | undefined;
    const declined = declineBy(stage, () => {
      transfer = create(-1_001, everything);
    });
    expect(declined).toEqual(
      declinedWith(stage, {
        amount: 1_001,
        description: "EXAMPLE BILLER",
        category: "ach_decline",
        details: {
          ...sent,
          id: expect.stringMatching(/^ach_decline_[0-9a-z]{20}$/),
          amount: 1_001,
          inbound_ach_transfer_id: transfer?.id,
          reason: "insufficient_funds",
          trace_number: transfer?.trace_number,
          type: "ach_decline",
        },
      }),
    );
    expect(transfer).toMatchObject({
      acceptance: null,
      amount: 1_001,
      decline: { declined_at: START, declined_transaction_id: declined.id, reason: "insufficient_funds" },
      direction: "debit",
      status: "declined",
    });
    expectResult("inboundAchTransfers.retrieve", transfer ?? {});
  });

  test("fills the fields of an ACH transfer that are not sent", () => {
    expect(create(1)).toMatchObject({
      addenda: null,
      originator_company_descriptive_date: null,
      originator_company_discretionary_data: null,
      originator_company_entry_description: expect.stringMatching(/^[ -~]{1,10}$/),
      originator_company_id: expect.stringMatching(/^[ -~]{1,15}$/),
      originator_company_name: expect.stringMatching(/^[ -~]{1,16}$/),
      receiver_id_number: null,
      receiver_name: null,
      standard_entry_class_code: "corporate_credit_or_debit",
    });
  });

  test("debits the whole available balance by ACH, and not one cent more (D-85)", () => {
    bank.pendingTransactions.create({ account_id: account.id, amount: -400 });
    expect(create(-601).decline?.reason).toBe("insufficient_funds");
    expect(create(-600).status).toBe("accepted");
    expectBalances(bank, account.id, 400, 0);
    expect(create(-1).decline?.reason).toBe("insufficient_funds");
  });

  test("debits the credit of a loan Account by ACH (D-33)", () => {
    const loan = {
      credit_limit: 500,
      grace_period_days: 1,
      statement_day_of_month: 1,
      statement_payment_type: "balance",
    } as const;
    const { id: account_id } = bank.accounts.create({ name: "Line", funding: "loan", loan });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Incoming" });
    expect(create(-501, { account_number_id }).decline?.reason).toBe("insufficient_funds");
    expect(create(-500, { account_number_id }).status).toBe("accepted");
    expectBalances(bank, account_id, -500, 0);
  });
});

describe("an ACH transfer near the safe integers (D-41)", () => {
  test.each([1_000, -1])("declines an ACH debit past the safe integers, with a balance of %i", (balance) => {
    if (balance < 0) overdraw(-balance);
    const declined = declineBy(stage, () => create(-MOST));
    expect(declined).toMatchObject({ amount: MOST, source: { ach_decline: { reason: "insufficient_funds" } } });
  });

  test("declines a pending ACH debit past the safe integers, with an overdrawn balance", () => {
    const transfer = waiting(-MOST);
    overdraw(1);
    declineBy(stage, () => bank.clock.advance({ hours: 1 }));
    expect(now(transfer).decline?.reason).toBe("insufficient_funds");
  });

  test("declines an ACH credit if the balance can no longer receive it when it resolves", () => {
    const transfer = waiting(MOST - 1_000);
    create(1);
    declineBy(stage, () => bank.clock.advance({ hours: 1 }));
    expect(now(transfer).decline?.reason).toBe("transaction_not_allowed");
    expectBalances(bank, account.id, 1_001);
  });
});

/** Overdraws the Account by returning a credit. */
function overdraw(amount: number): void {
  const credit = create(amount);
  create(-bank.accounts.balance(account.id).available_balance);
  bank.inboundAchTransfers.transferReturn(credit.id, { reason: "duplicate_entry" });
  expect(bank.accounts.balance(account.id).available_balance).toBe(-amount);
}
