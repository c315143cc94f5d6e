import type { File, InboundCheckDeposit } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances, MOST } from "../../support/money.ts";
import { declineBy, declinedWith, expectResult, START, stageWith, transactionWith } from "../../support/rails.ts";
import { send } from "../../support/send.ts";
import {
  account,
  bank,
  create,
  newest,
  newestDecline,
  now,
  number,
  open,
  post,
  reasonOf,
  stage,
  waiting,
} from "./stage.ts";

const simulation = "/simulations/inbound_check_deposits";

beforeEach(() => open());

/** The images of every check. */
function images() {
  const imageOf = (purpose: File["purpose"]) => bank.files.list({ purpose: { in: [purpose] } }).data[0]?.id;
  return { back_image_file_id: imageOf("check_image_back"), front_image_file_id: imageOf("check_image_front") };
}

describe("POST /simulations/inbound_check_deposits", () => {
  test("debits the amount of a check at once", () => {
    const body = {
      account_number_id: number.id,
      amount: 250,
      check_number: "1001",
      payee_name_analysis: "name_matches",
    };
    let check: InboundCheckDeposit | undefined;
    const events = eventsOf(bank, () => {
      const answer = send<InboundCheckDeposit>(bank, post(simulation, body));
      expect(answer.status).toBe(200);
      check = answer.body;
    });
    const transaction = newest();
    expect(check).toEqual({
      ...images(),
      id: expect.stringMatching(/^inbound_check_deposit_[0-9a-z]{20}$/),
      accepted_at: START,
      account_id: account.id,
      account_number_id: number.id,
      adjustments: [],
      amount: 250,
      automatically_resolves_at: START,
      bank_of_first_deposit_routing_number: expect.stringMatching(/^0\d{8}$/),
      check_number: "1001",
      check_transfer_id: null,
      created_at: START,
      currency: "USD",
      declined_at: null,
      declined_transaction_id: null,
      deposit_return: null,
      payee_name_analysis: "name_matches",
      status: "accepted",
      transaction_id: transaction.id,
      type: "inbound_check_deposit",
    });
    expect(transaction).toEqual(
      transactionWith(stage, {
        amount: -250,
        description: "Check 1001",
        category: "check_transfer_deposit",
        details: {
          ...images(),
          bank_of_first_deposit_routing_number: check?.bank_of_first_deposit_routing_number,
          deposited_at: START,
          inbound_check_deposit_id: check?.id,
          transaction_id: transaction.id,
          transfer_id: null,
          type: "check_transfer_deposit",
        },
      }),
    );
    expectResult("inboundCheckDeposits.retrieve", check ?? {});
    expectResult("transactions.retrieve", transaction);
    expect(events).toEqual([
      ["inbound_check_deposit.created", check?.id],
      ["transaction.created", transaction.id],
      ["inbound_check_deposit.updated", check?.id],
    ]);
    expectBalances(bank, account.id, 750);
  });

  test("records a declined check with a negative amount and a generated Check Transfer (D-75, D-86) [declined-check]", () => {
    let check: InboundCheckDeposit | undefined;
    const declined = declineBy(stage, () => {
      check = create(1_001);
    });
    expect(declined).toEqual(
      declinedWith(stage, {
        amount: -1_001,
        description: "Check 1001",
        category: "check_decline",
        details: {
          ...images(),
          amount: 1_001,
          auxiliary_on_us: "1001",
          check_transfer_id: expect.stringMatching(/^check_transfer_[0-9a-z]{20}$/),
          inbound_check_deposit_id: check?.id,
          reason: "insufficient_funds",
        },
      }),
    );
    expect(check).toMatchObject({
      accepted_at: null,
      declined_at: START,
      declined_transaction_id: declined.id,
      payee_name_analysis: "not_evaluated",
      status: "declined",
      transaction_id: null,
    });
    expectResult("inboundCheckDeposits.retrieve", check ?? {});
  });

  test("declines a check on a default Account Number, which accepts only Check Transfers (D-51, D-78)", () => {
    const { id: account_number_id } = bank.accountNumbers.create({ account_id: account.id, name: "Usual" });
    const declined = declineBy(stage, () => create(1, { account_number_id }));
    expect(declined.source.check_decline?.reason).toBe("not_authorized");
  });

  test("debits the whole available balance by check, and not one cent more (D-85)", () => {
    bank.pendingTransactions.create({ account_id: account.id, amount: -400 });
    expect(reasonOf(create(601))).toBe("insufficient_funds");
    expect(create(600).status).toBe("accepted");
    expectBalances(bank, account.id, 400, 0);
    expect(reasonOf(create(MOST))).toBe("insufficient_funds");
  });
});

describe("a check of 0 cents", () => {
  test("pays a check of 0 cents with a Transaction of 0 and no ledger entry", () => {
    const entries = () => bank.snapshot().toJSON().state.ledger.length;
    const before = entries();
    expect(create(0).status).toBe("accepted");
    expect(newest().amount).toBe(0);
    expect(entries()).toBe(before);
    expectBalances(bank, account.id, 1_000);
  });

  test("counts a check of 0 cents as one debit of a Limit, with no volume", () => {
    bank.limits.create({ metric: "volume", model_id: account.id, value: 0, interval: "day" });
    expect(create(0).status).toBe("accepted");
    bank.limits.create({ metric: "count", model_id: account.id, value: 1, interval: "day" });
    expect(reasonOf(create(0))).toBe("breaches_limit");
    expect(newestDecline().amount).toBe(0);
  });

  test("pays a check of 0 cents from an overdrawn Account, but not one of 1 cent", () => {
    const { id } = bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount: 1 });
    create(1_001);
    bank.inboundWireTransfers.reverse(id, { reason: "duplicate" });
    expectBalances(bank, account.id, -1);
    expect(create(0).status).toBe("accepted");
    expect(reasonOf(create(1))).toBe("insufficient_funds");
  });

  test("returns a check of 0 cents with a Transaction of 0", () => {
    const { id } = create(0);
    expect(bank.inboundCheckDeposits.return(id, { reason: "not_authorized" }).status).toBe("returned");
    expect(newest().amount).toBe(0);
    expectBalances(bank, account.id, 1_000);
  });
});

describe("a check with resolve_at", () => {
  test("keeps a check pending until `resolve_at`, and moves nothing before", () => {
    let check: InboundCheckDeposit | undefined;
    const arrival = eventsOf(bank, () => {
      check = waiting(300);
    });
    const { id = "inbound_check_deposit_0" } = check ?? {};
    expect(arrival).toEqual([["inbound_check_deposit.created", id]]);
    expect(check).toMatchObject({
      accepted_at: null,
      automatically_resolves_at: "2026-01-01T01:00:00.000Z",
      status: "pending",
      transaction_id: null,
    });
    expect(eventsOf(bank, () => bank.clock.advance({ milliseconds: 3_599_999 }))).toEqual([]);
    expectBalances(bank, account.id, 1_000);
    const resolution = eventsOf(bank, () => bank.clock.advance({ milliseconds: 1 }));
    expect(resolution).toEqual([
      ["transaction.created", newest().id],
      ["inbound_check_deposit.updated", id],
    ]);
    expect(bank.inboundCheckDeposits.retrieve(id)).toEqual({
      ...check,
      accepted_at: "2026-01-01T01:00:00.000Z",
      status: "accepted",
      transaction_id: newest().id,
    });
    expectBalances(bank, account.id, 700);
  });

  test("resolves a check at once if `resolve_at` is the bank's present time", () => {
    expect(create(1, { resolve_at: START })).toMatchObject({ automatically_resolves_at: START, status: "accepted" });
  });

  test("resolves a check in a live bank after an hour by default", () => {
    open(stageWith(1_000, { environment: "live" }));
    const check = create(300);
    expect(check).toMatchObject({ automatically_resolves_at: "2026-01-01T01:00:00.000Z", status: "pending" });
    bank.clock.advance({ milliseconds: 3_599_999 });
    expect(now(check).status).toBe("pending");
    bank.clock.advance({ milliseconds: 1 });
    expect(now(check)).toMatchObject({ accepted_at: "2026-01-01T01:00:00.000Z", status: "accepted" });
    expectBalances(bank, account.id, 700);
  });
});
