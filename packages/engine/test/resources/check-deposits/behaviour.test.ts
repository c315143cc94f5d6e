import {
  type Account,
  type CheckDeposit,
  type CheckDepositRejectionReason,
  type File,
  type PendingTransaction,
  pendingTransactionCategories,
  type Transaction,
} from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import type { World } from "../../../src/world/world.ts";
import { keyed } from "../../support/cards.ts";
import { eventsOf, expectBalances, MOST, move, openBankWithWorld } from "../../support/money.ts";
import { send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/check_deposits";

let bank: Bank;
let world: World;
let account: Account;
let images: { front_image_file_id: File["id"]; back_image_file_id: File["id"] };
beforeEach(() => {
  ({ bank, world } = openBankWithWorld());
  account = bank.accounts.create({ name: "Operating" });
  images = { front_image_file_id: fileFor("check_image_front"), back_image_file_id: fileFor("check_image_back") };
});

function fileFor(purpose: File["purpose"]): File["id"] {
  return bank.files.list({ purpose: { in: [purpose] } }).data[0]?.id as File["id"];
}

const deposit = (amount = 1_750, id = account.id) => bank.checkDeposits.create({ account_id: id, amount, ...images });

const simulate = (id: string, trigger: string, body?: unknown) =>
  send<CheckDeposit>(bank, { method: "POST", path: `/simulations/check_deposits/${id}/${trigger}`, body });

const all = { status: { in: ["pending" as const, "complete" as const] } };
const pendingOf = () => bank.pendingTransactions.list(all).data[0] as PendingTransaction;
const transactionOf = () => bank.transactions.list().data[0] as Transaction;

describe.each(["automatic", "manual"] as const)(
  "POST /check_deposits with checkDeposits %s (D-93)",
  (checkDeposits) => {
    beforeEach(() => {
      ({ bank, world } = openBankWithWorld({ checkDeposits }));
      account = bank.accounts.create({ name: "Operating" });
    });

    test("creates a pending Check Deposit with a Pending Transaction that holds nothing (D-94)", () => {
      let made: CheckDeposit | undefined;
      const events = eventsOf(bank, () => {
        const body = { account_id: account.id, amount: 1_750, ...images, description: "Rent" };
        const headers = { "idempotency-key": "check-1" };
        const answer = send<CheckDeposit>(bank, { method: "POST", path, body, headers });
        expect(answer.status).toBe(200);
        made = answer.body;
        expect(made).toEqual({
          ...body,
          id: expect.stringMatching(/^check_deposit_[0-9a-z]{20}$/),
          created_at: START,
          deposit_acceptance: null,
          deposit_adjustments: [],
          deposit_rejection: null,
          deposit_return: null,
          deposit_submission: null,
          idempotency_key: "check-1",
          inbound_funds_hold: null,
          inbound_mail_item_id: null,
          lockbox_recipient_id: null,
          status: "pending",
          transaction_id: null,
          type: "check_deposit",
        });
      });
      const pending = pendingOf();
      expect(pending).toMatchObject({
        amount: 1_750,
        held_amount: 0,
        route_id: null,
        route_type: null,
        status: "pending",
      });
      const details = { amount: 1_750, ...images, check_deposit_id: made?.id, currency: "USD" };
      expect(pending.source).toEqual(keyed(pendingTransactionCategories, "check_deposit_instruction", details));
      expect(events).toEqual([
        ["check_deposit.created", made?.id],
        ["pending_transaction.created", pending.id],
      ]);
      expectBalances(bank, account.id, 0);
    });
  },
);

describe("a Check Deposit that is submitted", () => {
  const scan = { account_number: "123", routing_number: "021000021", auxiliary_on_us: "9", serial_number: "1001" };

  test("posts a Transaction for a submitted Check Deposit, and completes its Pending Transaction", () => {
    const made = deposit();
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () => {
      const { status, body } = simulate(made.id, "submit", { scan });
      expect(status).toBe(200);
      const acceptance = { ...scan, amount: 1_750, check_deposit_id: made.id, currency: "USD" };
      const transaction = transactionOf();
      expect(body).toEqual({
        ...made,
        deposit_acceptance: acceptance,
        deposit_submission: {
          back_file_id: images.back_image_file_id,
          front_file_id: images.front_image_file_id,
          submitted_at: "2026-01-01T01:00:00.000Z",
        },
        status: "submitted",
        transaction_id: transaction.id,
      });
      expect(transaction).toMatchObject({ account_id: account.id, amount: 1_750, route_id: null, route_type: null });
      expect(transaction.source).toMatchObject({
        category: "check_deposit_acceptance",
        check_deposit_acceptance: acceptance,
        check_deposit_return: null,
      });
    });
    expect(pendingOf()).toMatchObject({ status: "complete", completed_at: "2026-01-01T01:00:00.000Z" });
    expect(events).toEqual([
      ["pending_transaction.updated", pendingOf().id],
      ["transaction.created", transactionOf().id],
      ["check_deposit.updated", made.id],
    ]);
    expectBalances(bank, account.id, 1_750);
    expect(bank.accounts.balance(account.id, { at_time: START })).toMatchObject({ current_balance: 0 });
  });

  test("generates the scan of a submitted check with a valid routing number checksum by default", () => {
    const { deposit_acceptance: read } = simulate(deposit().id, "submit").body;
    expect(read).toMatchObject({
      account_number: expect.stringMatching(/^\d{10}$/),
      auxiliary_on_us: null,
      routing_number: expect.stringMatching(/^0\d{8}$/),
      serial_number: expect.stringMatching(/^\d{4}$/),
    });
    const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
    const digits = [...(read?.routing_number ?? "")].map(Number);
    expect(digits.reduce((sum, digit, index) => sum + digit * (weights[index] as number), 0) % 10).toBe(0);
  });

  test("returns null for the parts that a scan leaves out", () => {
    const body = { scan: { account_number: "1", routing_number: "2" } };
    expect(simulate(deposit().id, "submit", body).body.deposit_acceptance).toMatchObject({
      auxiliary_on_us: null,
      serial_number: null,
    });
  });

  test("completes the Pending Transaction of the submitted Check Deposit and no other", () => {
    const [one, other] = [deposit(1), deposit(2)];
    simulate(one.id, "submit");
    expect(bank.pendingTransactions.list().data.map(({ amount }) => amount)).toEqual([other.amount]);
  });

  test("rejects a Check Deposit when the balance has become too large to receive it (D-41)", () => {
    const { id } = deposit(1);
    move(world, account.id, MOST);
    expect(simulate(id, "reject").body.status).toBe("rejected");
  });
});

describe("a Check Deposit that is rejected", () => {
  test("records a rejected Check Deposit as a Declined Transaction of a negative amount, and moves no money (D-75, D-82) [declined-check-deposit, error-declines]", () => {
    const made = deposit();
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () => {
      const { status, body } = simulate(made.id, "reject");
      expect(status).toBe(200);
      expect(body).toEqual({
        ...made,
        deposit_rejection: {
          amount: 1_750,
          check_deposit_id: made.id,
          currency: "USD",
          declined_transaction_id: expect.stringMatching(/^declined_transaction_/),
          reason: "incomplete_image",
          rejected_at: "2026-01-01T01:00:00.000Z",
        },
        status: "rejected",
      });
    });
    const rejection = bank.checkDeposits.retrieve(made.id).deposit_rejection;
    const declined = bank.declinedTransactions.retrieve(
      rejection?.declined_transaction_id as `declined_transaction_${string}`,
    );
    expect(declined).toMatchObject({ account_id: account.id, amount: -1_750, route_id: null });
    expect(declined.source).toMatchObject({ category: "check_deposit_rejection", check_deposit_rejection: rejection });
    expect(events).toEqual([
      ["pending_transaction.updated", pendingOf().id],
      ["declined_transaction.created", declined.id],
      ["check_deposit.updated", made.id],
    ]);
    expect(pendingOf().status).toBe("complete");
    expectBalances(bank, account.id, 0);
    expect(bank.accounts.close(account.id).status).toBe("closed");
  });

  const reasons: Record<CheckDepositRejectionReason, true> = {
    incomplete_image: true,
    duplicate: true,
    poor_image_quality: true,
    incorrect_amount: true,
    incorrect_recipient: true,
    not_eligible_for_mobile_deposit: true,
    missing_required_data_elements: true,
    suspected_fraud: true,
    deposit_window_expired: true,
    requested_by_user: true,
    international: true,
    unknown: true,
  };

  test.each(Object.keys(reasons))("rejects a Check Deposit for the reason %s (D-84)", (reason) => {
    const { body } = simulate(deposit().id, "reject", { decline_reason: reason });
    expect(body.deposit_rejection?.reason).toBe(reason);
    expect(bank.explain(body.id)).toMatchObject({ reason, decidedBy: "decline_reason" });
  });

  test("attributes a rejection without a reason to the network", () => {
    const { body } = simulate(deposit().id, "reject");
    expect(bank.explain(body.id)).toMatchObject({ reason: "incomplete_image", decidedBy: "network" });
  });
});

describe("a Check Deposit that is returned", () => {
  test("takes the money of a returned Check Deposit back, even if it overdraws the Account (D-85)", () => {
    const made = deposit();
    const submitted = simulate(made.id, "submit").body;
    bank.pendingTransactions.create({ account_id: account.id, amount: -1_000 });
    move(world, account.id, -700);
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () => {
      const { status, body } = simulate(made.id, "return");
      const transaction = transactionOf();
      const details = {
        amount: 1_750,
        check_deposit_id: made.id,
        currency: "USD",
        return_reason: "insufficient_funds",
        returned_at: "2026-01-01T01:00:00.000Z",
        transaction_id: transaction.id,
      };
      expect([status, body]).toEqual([200, { ...submitted, deposit_return: details, status: "returned" }]);
      expect(transaction).toMatchObject({ amount: -1_750, route_id: null });
      expect(transaction.source).toMatchObject({
        category: "check_deposit_return",
        check_deposit_acceptance: null,
        check_deposit_return: details,
      });
    });
    expect(events).toEqual([
      ["transaction.created", transactionOf().id],
      ["check_deposit.updated", made.id],
    ]);
    expectBalances(bank, account.id, -700, -1_700);
    expect(bank.accounts.balance(account.id, { at_time: START }).current_balance).toBe(1_050);
  });
});
