import type { CheckTransfer, CheckTransferCreateParams } from "@sandbank/contract";
import { nameObject } from "@sandbank/contract/private/words";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, replay } from "../../../src/index.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { expectResult } from "../../support/rails.ts";
import { type Answer, invalid, notFound, notNow, refusalOf, send } from "../../support/send.ts";
import { byOthers, create, present, printed, write } from "./stage.ts";

let bank: Bank;
let number: ReturnType<Bank["accountNumbers"]["create"]>;
/** Creates an Account of 1,000 cents with an Account Number that pays checks of Check Transfers only. */
function open(options: Parameters<typeof createBank>[0] = {}): void {
  bank = createBank(options);
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id, amount: 1_000 });
  number = bank.accountNumbers.create({ account_id, name: "Checks" });
}
beforeEach(() => open());

type More = Partial<CheckTransferCreateParams>;

const make = (more: More = {}) => write(bank, number, more);
const now = ({ id }: CheckTransfer) => bank.checkTransfers.retrieve(id);
const post = (more: object): Answer<never> => {
  const ids = { account_id: number.account_id, source_account_number_id: number.id };
  return send(bank, { method: "POST", path: "/check_transfers", body: { ...ids, amount: 100, ...printed, ...more } });
};
const ask = (more: object) => refusalOf(post(more));
const paper = (more: object) => ({ physical_check: { ...printed.physical_check, ...more } });
const newest = () => bank.transactions.list({ limit: 1 }).data[0];
const eventNames = (act: () => unknown) => eventsOf(bank, act).map(([category]) => category);
const reasonOf = ({ declined_transaction_id: id }: ReturnType<typeof present>) =>
  id === null ? null : bank.declinedTransactions.retrieve(id).source.check_decline?.reason;

const [CREATED, UPDATED] = ["check_transfer.created", "check_transfer.updated"];
const [HELD, ENDED, POSTED] = ["pending_transaction.created", "pending_transaction.updated", "transaction.created"];

describe("POST /check_transfers", () => {
  test("holds the amount of a check, with the numbers of its Account Number", () => {
    let transfer = {} as CheckTransfer;
    const events = eventNames(() => {
      transfer = make();
    });
    expect(events).toEqual([CREATED, HELD]);
    const { city, line1, postal_code, state } = printed.physical_check.mailing_address;
    expect(transfer).toEqual({
      id: expect.stringMatching(/^check_transfer_[0-9a-z]{20}$/),
      account_id: number.account_id,
      account_number: number.account_number,
      amount: 100,
      approval: null,
      approved_inbound_check_deposit_id: null,
      balance_check: null,
      cancellation: null,
      check_number: "1001",
      created_at: "2026-01-01T00:00:00.000Z",
      created_by: { category: "api_key", api_key: { description: null }, oauth_application: null, user: null },
      currency: "USD",
      fulfillment_method: "physical_check",
      idempotency_key: null,
      mailing: null,
      pending_transaction_id: expect.stringMatching(/^pending_transaction_/),
      physical_check: {
        attachment_file_id: null,
        check_voucher_image_file_id: null,
        mailing_address: { city, line1, line2: null, name: "Landlord", phone: null, postal_code, state },
        memo: "Rent",
        note: null,
        payer: [],
        recipient_name: "Landlord",
        return_address: null,
        return_address_name: null,
        shipping_method: "postal_first_class",
        signature: { image_file_id: null, text: null },
        tracking_updates: [],
      },
      routing_number: number.routing_number,
      source_account_number_id: number.id,
      status: "pending_submission",
      stop_payment_request: null,
      submission: null,
      third_party: null,
      type: "check_transfer",
      valid_until_date: null,
    });
    expectResult("checkTransfers.retrieve", transfer);
    expect(bank.pendingTransactions.retrieve(transfer.pending_transaction_id as never)).toMatchObject({
      amount: -100,
      description: "Check 1001",
      held_amount: 100,
      route_id: number.id,
      source: { check_transfer_instruction: { amount: 100, currency: "USD", transfer_id: transfer.id } },
    });
    expectBalances(bank, number.account_id, 1_000, 900);
    expect(nameObject(transfer)).toBe("Check 1001 of $1.00 to Landlord");
  });

  test("holds nothing and compares no balance with `balance_check: none`", () => {
    const transfer = make({ amount: 5_000, balance_check: "none" });
    const pending = bank.pendingTransactions.retrieve(transfer.pending_transaction_id as never);
    expect(pending).toMatchObject({ amount: 0, held_amount: 0 });
    expect(pending.source.check_transfer_instruction?.amount).toBe(5_000);
    expectBalances(bank, number.account_id, 1_000);
    expect(ask({ amount: 5_000 })).toEqual(notNow);
  });

  test("chooses the smallest number above 1000 that the Account Number has not used (O-16)", () => {
    make({ check_number: "1002" });
    bank.checkTransfers.stopPayment(make().id);
    expect(ask({ amount: 5_000 })).toEqual(notNow);
    expect([make().check_number, make({ check_number: "7" }).check_number, make().check_number]).toEqual([
      "1003",
      "7",
      "1004",
    ]);
    expect(create(bank).check_number).toBe("1001");
    expect(ask({ check_number: "1001" })).toEqual(notNow);
    expect(ask({ check_number: "01005" })).toEqual(invalid("check_number"));
  });

  test("a check that others print is mailed from the start (O-17)", () => {
    const transfer = make({
      ...byOthers,
      third_party: { recipient_name: "Tenant" },
      physical_check: undefined,
    } as never);
    expect(transfer).toMatchObject({
      mailing: null,
      physical_check: null,
      status: "mailed",
      submission: null,
      third_party: { recipient_name: "Tenant" },
    });
    expect(nameObject(transfer)).toBe("Check 1001 of $1.00 to Tenant");
  });

  test("takes the older name of the signature, and refuses unknown Files and a fifth payer (O-07, O-15)", () => {
    const { body } = post(paper({ signature_text: "Owner" })) as unknown as Answer<CheckTransfer>;
    expect(body.physical_check?.signature).toEqual({ image_file_id: null, text: "Owner" });
    for (const name of ["attachment_file_id", "check_voucher_image_file_id"]) {
      expect(ask(paper({ [name]: "file_1" }))).toEqual(notFound);
    }
    expect(ask(paper({ signature: { image_file_id: "file_1" } }))).toEqual(notFound);
    const payer = [1, 2, 3, 4, 5].map((line) => ({ contents: String(line) }));
    expect(ask(paper({ payer }))).toEqual(invalid("physical_check.payer"));
    const { mailing_address } = printed.physical_check;
    expect(ask(paper({ mailing_address: { ...mailing_address, postal_code: "6270" } }))).toEqual(
      invalid("physical_check.mailing_address.postal_code"),
    );
  });
});

describe("the steps of a Check Transfer", () => {
  const unapproved = () => make({ require_approval: true });

  test.each([
    ["checkTransfers.approve", unapproved, "pending_submission", [UPDATED], 900],
    ["checkTransfers.cancel", unapproved, "canceled", [ENDED, UPDATED], 1_000],
    ["checkTransfers.stopPayment", () => make(), "stopped", [ENDED, UPDATED], 1_000],
    ["simulations.checkTransfers.mail", () => make(), "mailed", [UPDATED], 900],
    ["simulations.checkTransfers.mail", unapproved, "mailed", [UPDATED, UPDATED], 900],
    ["simulations.checkTransfers.reject", () => make(), "rejected", [ENDED, UPDATED], 1_000],
  ] as const)("%s: the state, the Events in order and the balance", (operation, from, status, events, available) => {
    const { id } = from();
    const [simulations, name] = [operation.startsWith("simulations"), operation.split(".").at(-1) as "mail"];
    const methods = (simulations ? bank.simulations : bank).checkTransfers as typeof bank.simulations.checkTransfers;
    expect(eventNames(() => methods[name](id))).toEqual(events);
    expect(bank.checkTransfers.retrieve(id).status).toBe(status);
    expectBalances(bank, number.account_id, 1_000, available);
  });

  test("the approval of a check that others print mails it", () => {
    const { id } = create(bank, { ...byOthers, require_approval: true });
    expect(bank.checkTransfers.approve(id).status).toBe("mailed");
  });

  test("the envelope has the address in capital letters, and a courier's number", () => {
    const transfer = make(paper({ shipping_method: "courier_a_overnight" }) as never);
    expect(bank.simulations.checkTransfers.mail(transfer.id)).toMatchObject({
      mailing: { mailed_at: "2026-01-01T00:00:00.000Z" },
      submission: {
        preview_file_id: null,
        submitted_address: {
          city: "SPRINGFIELD",
          line1: "1 MAIN STREET",
          line2: null,
          recipient_name: "LANDLORD",
          state: "IL",
          zip: "62701",
        },
        tracking_number: expect.stringMatching(/^\d{12}$/),
      },
    });
    expect(bank.simulations.checkTransfers.mail(make().id).submission?.tracking_number).toBeNull();
  });

  test("a stopped check says when and why", () => {
    const { id } = make();
    expect(bank.checkTransfers.stopPayment(id, { reason: "not_authorized" }).stop_payment_request).toEqual({
      reason: "not_authorized",
      requested_at: "2026-01-01T00:00:00.000Z",
      transfer_id: id,
      type: "check_transfer_stop_payment_request",
    });
  });

  test("the clock stops a check after its last day in New York, in every bank", () => {
    const valid = make({ valid_until_date: "2025-12-31" });
    const waiting = make({ valid_until_date: "2025-12-31", require_approval: true });
    bank.clock.advanceTo("2026-01-01T04:59:59.999Z");
    expect(now(valid).status).toBe("pending_submission");
    bank.clock.advance({ milliseconds: 1 });
    expect(now(valid)).toMatchObject({
      status: "stopped",
      stop_payment_request: { reason: "valid_until_date_passed", requested_at: "2026-01-01T05:00:00.000Z" },
    });
    expect(now(waiting).status).toBe("pending_approval");
    expect(ask({ valid_until_date: "2025-12-31" })).toEqual(invalid("valid_until_date"));
    expect(bank.audit()).toEqual([]);
  });
});

describe("a check that is deposited (positive pay)", () => {
  test("pays the Check Transfer with its number: its hold ends, and the Transaction has its details (O-26)", () => {
    const transfer = make();
    let deposit = {} as ReturnType<typeof present>;
    const events = eventNames(() => {
      deposit = present(bank, transfer, { check_number: "0001001" });
    });
    const [IN, RESOLVED] = ["inbound_check_deposit.created", "inbound_check_deposit.updated"];
    expect(events).toEqual([IN, ENDED, POSTED, RESOLVED, UPDATED]);
    expect(deposit).toMatchObject({ check_transfer_id: transfer.id, status: "accepted" });
    expect(now(transfer)).toMatchObject({ approved_inbound_check_deposit_id: deposit.id, status: "deposited" });
    expect(bank.inboundCheckDeposits.list({ check_transfer_id: transfer.id }).data).toEqual([deposit]);
    expect(newest()).toMatchObject({ amount: -100, description: "Check 1001", id: deposit.transaction_id });
    expect(newest()?.source.check_transfer_deposit).toEqual({
      back_image_file_id: deposit.back_image_file_id,
      bank_of_first_deposit_routing_number: deposit.bank_of_first_deposit_routing_number,
      deposited_at: "2026-01-01T00:00:00.000Z",
      front_image_file_id: deposit.front_image_file_id,
      inbound_check_deposit_id: deposit.id,
      transaction_id: deposit.transaction_id,
      transfer_id: transfer.id,
      type: "check_transfer_deposit",
    });
    expectBalances(bank, number.account_id, 900);
    const returned = eventNames(() => bank.inboundCheckDeposits.return(deposit.id, { reason: "not_authorized" }));
    expect(returned).toEqual([POSTED, RESOLVED, UPDATED]);
    expect(now(transfer).status).toBe("returned");
    expect(newest()).toMatchObject({ amount: 100, description: "Return of check 1001" });
    expect(newest()?.source.inbound_check_deposit_return_intention).toEqual({
      inbound_check_deposit_id: deposit.id,
      transfer_id: transfer.id,
    });
    expectBalances(bank, number.account_id, 1_000);
  });

  test("is declined for the state or the amount of its Check Transfer, which stays as it is", () => {
    const stopped = make();
    bank.checkTransfers.stopPayment(stopped.id);
    const unapproved = make({ require_approval: true });
    const paid = make();
    present(bank, paid);
    const open = make();
    const declined = present(bank, open, { amount: 99 });
    expect([reasonOf(present(bank, stopped)), reasonOf(present(bank, unapproved))]).toEqual([
      "stop_payment_requested",
      "not_authorized",
    ]);
    expect([reasonOf(present(bank, paid)), reasonOf(declined)]).toEqual(["duplicate_presentment", "amount_mismatch"]);
    const { source } = bank.declinedTransactions.retrieve(declined.declined_transaction_id as never);
    expect(source.check_decline?.check_transfer_id).toBe(open.id);
    expect(bank.explain(declined.id).conclusion).toBe("The check is written for $1.00, not $0.99.");
    expect(now(open)).toEqual(open);
    expect(reasonOf(present(bank, { ...open, check_number: "9" }))).toBe("not_authorized");
    expectBalances(bank, number.account_id, 900, 700);
  });

  test("counts its own hold as available, and `explain` shows both", () => {
    const transfer = make({ amount: 700 });
    const { id: card_id } = bank.cards.create({ account_id: number.account_id });
    bank.network.cardSettlements.create({ card_id, amount: 300 });
    bank.network.cardSettlements.create({ card_id, amount: 100 });
    expectBalances(bank, number.account_id, 600, -100);
    const declined = present(bank, transfer);
    expect(reasonOf(declined)).toBe("insufficient_funds");
    const { conclusion, text } = bank.explain(declined.id);
    expect(conclusion).toBe("The available balance of -$1.00 and the $7.00 on hold for the check do not cover $7.00.");
    expect(text).toContain("heldForCheck $7.00");
    bank.network.interestPayments.create({ account_id: number.account_id, amount: 100 });
    expect(present(bank, transfer).status).toBe("accepted");
    expectBalances(bank, number.account_id, 0);
  });

  test("of an archived Entity is paid, of a disabled one not, and Limits apply (O-04, O-25)", () => {
    const [first, second, third] = [make(), make(), make()];
    bank.limits.create({ metric: "count", model_id: number.id, value: 1, interval: "all_time" });
    const { entity_id } = bank.accounts.retrieve(number.account_id);
    bank.entities.archive(entity_id);
    expect(present(bank, first).status).toBe("accepted");
    expect(reasonOf(present(bank, second))).toBe("breaches_limit");
    open();
    const own = make();
    bank.entities.disable(bank.accounts.retrieve(number.account_id).entity_id);
    expect(reasonOf(present(bank, own))).toBe("entity_not_active");
    expect(third.status).toBe("pending_submission");
  });

  test("is matched when it arrives, and judged by the state of the Check Transfer when it resolves", () => {
    bank.accountNumbers.update(number.id, { inbound_checks: { status: "allowed" } });
    const resolve_at = "2026-01-01T01:00:00Z";
    const early = present(bank, { ...make(), check_number: "1002" }, { resolve_at });
    const late = make();
    const pending = present(bank, late, { resolve_at });
    bank.checkTransfers.stopPayment(late.id);
    bank.clock.advance({ hours: 1 });
    expect([early.check_transfer_id, bank.inboundCheckDeposits.retrieve(early.id).status]).toEqual([null, "accepted"]);
    expect(reasonOf(bank.inboundCheckDeposits.retrieve(pending.id))).toBe("stop_payment_requested");
  });
});

describe.each([{ environment: "live" }, { schedules: "live" }] as const)(
  "the schedule of checks with %j",
  (options) => {
    test("prints a check after an hour and mails it at 17:00 Pacific time of a business day (O-27)", () => {
      open(options);
      bank.clock.advanceTo("2026-01-09T23:00:00Z"); // Friday, 15:00 Pacific time
      const soon = make();
      bank.clock.advance({ hours: 1, milliseconds: 1 });
      expect(now(soon)).toMatchObject({
        status: "pending_mailing",
        submission: { submitted_at: "2026-01-10T00:00:00.000Z" },
      });
      const late = make();
      const byHand = bank.network.checkTransfers.mail(make().id);
      bank.clock.advanceTo("2026-01-10T01:00:00Z");
      expect(now(soon)).toMatchObject({ mailing: { mailed_at: "2026-01-10T01:00:00.000Z" }, status: "mailed" });
      bank.clock.advance({ days: 7 });
      expect(now(late).mailing).toEqual({ mailed_at: "2026-01-13T01:00:00.000Z" });
      expect(now(byHand)).toEqual(byHand);
      expect(replay(bank.journal()).snapshot().toJSON()).toEqual(bank.snapshot().toJSON());
    });
  },
);
