import type { File, InboundMailItem, PendingTransaction } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { send } from "../../support/send.ts";
import { account, address, bank, depositOf, mailToAddress, open, recipient, START, transactionOf } from "./stage.ts";

const simulation = "/simulations/inbound_mail_items";

beforeEach(() => open());

const fileFor = (purpose: File["purpose"]) => bank.files.list({ purpose: { in: [purpose] } }).data[0]?.id as File["id"];
const mail = (body: unknown) => send<InboundMailItem>(bank, { method: "POST", path: simulation, body });
const mailToRecipient = (amount = 1_750) =>
  bank.simulations.inboundMailItems.create({ amount, lockbox_recipient_id: recipient.id });
const pendingOf = () =>
  bank.pendingTransactions.list({ status: { in: ["pending", "complete"] } }).data[0] as PendingTransaction;

describe("mail to a Lockbox Recipient", () => {
  test("deposits mail to a Lockbox Recipient at once into its Account (D-92, D-93) [mail-lockbox, mail-recipient-name, mail-rejection, mail-to-recipient, event-inbound-mail-item-created, event-inbound-mail-item-updated]", () => {
    bank.clock.advance({ hours: 1 });
    const now = bank.clock.now();
    let item: InboundMailItem | undefined;
    const events = eventsOf(bank, () => {
      const answer = mail({ amount: 1_750, lockbox_recipient_id: recipient.id });
      expect(answer.status).toBe(200);
      item = answer.body;
    });
    expect(item).toEqual({
      id: expect.stringMatching(/^inbound_mail_item_[0-9a-z]{20}$/),
      checks: [
        {
          amount: 1_750,
          back_file_id: fileFor("check_image_back"),
          check_deposit_id: expect.stringMatching(/^check_deposit_[0-9a-z]{20}$/),
          front_file_id: fileFor("check_image_front"),
          status: "deposited",
        },
      ],
      created_at: now,
      file_id: fileFor("inbound_mail_item"),
      lockbox_address_id: address.id,
      lockbox_recipient_id: recipient.id,
      recipient_name: "Example Company",
      rejection_reason: null,
      status: "processed",
      type: "inbound_mail_item",
    });
    const deposit = depositOf(item as InboundMailItem);
    const route = { route_id: recipient.id, route_type: "lockbox" };
    expect(deposit).toMatchObject({
      account_id: account.id,
      amount: 1_750,
      back_image_file_id: fileFor("check_image_back"),
      front_image_file_id: fileFor("check_image_front"),
      idempotency_key: null,
      inbound_mail_item_id: item?.id,
      lockbox_recipient_id: recipient.id,
      status: "submitted",
      transaction_id: transactionOf().id,
    });
    expect(transactionOf()).toMatchObject({ account_id: account.id, amount: 1_750, ...route });
    expect(pendingOf()).toMatchObject({ amount: 1_750, status: "complete", ...route });
    expect(events).toEqual([
      ["inbound_mail_item.created", item?.id],
      ["check_deposit.created", deposit.id],
      ["pending_transaction.created", pendingOf().id],
      ["pending_transaction.updated", pendingOf().id],
      ["transaction.created", transactionOf().id],
      ["check_deposit.updated", deposit.id],
      ["inbound_mail_item.updated", item?.id],
    ]);
    expect(bank.inboundMailItems.retrieve(item?.id as InboundMailItem["id"])).toEqual(item);
    expectBalances(bank, account.id, 1_750);
    expect(bank.accounts.balance(account.id, { at_time: START }).current_balance).toBe(0);
  });

  test("answers one simulated submission of a Check Deposit that the bank accepted by itself (O-23)", () => {
    const deposit = depositOf(mailToRecipient());
    const { id } = deposit;
    const submit = (body?: object) =>
      send(bank, { method: "POST", path: `/simulations/check_deposits/${id}/submit`, body });
    const scan = { account_number: "1", routing_number: "122000030" };
    expect(submit({ scan }).status).toBe(409);
    const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
    expect(eventsOf(bank, () => expect(submit()).toMatchObject({ status: 200, body: deposit }))).toEqual([]);
    expectBalances(bank, account.id, 1_750);
    const answered = JSON.parse(JSON.stringify(bank.snapshot()));
    expect(submit().status).toBe(409);
    bank.restore(snapshot);
    bank.simulations.checkDeposits.return(id);
    expect(submit().status).toBe(409);
    bank.restore(answered);
    expect(submit().status).toBe(409);
    expect(bank.audit()).toEqual([]);
  });

  test("leaves the Check Deposit of mail pending with checkDeposits manual (D-93)", () => {
    open({ checkDeposits: "manual" });
    let item: InboundMailItem | undefined;
    const events = eventsOf(bank, () => (item = mailToRecipient()));
    const deposit = depositOf(item as InboundMailItem);
    expect(item).toMatchObject({
      status: "processed",
      checks: [{ status: "deposited", check_deposit_id: deposit.id }],
    });
    expect(deposit).toMatchObject({ status: "pending", transaction_id: null });
    expect(events).toEqual([
      ["inbound_mail_item.created", item?.id],
      ["check_deposit.created", deposit.id],
      ["pending_transaction.created", pendingOf().id],
      ["inbound_mail_item.updated", item?.id],
    ]);
    expectBalances(bank, account.id, 0);
    bank.simulations.checkDeposits.submit(deposit.id);
    expect(() => bank.simulations.checkDeposits.submit(deposit.id)).toThrow("its check was accepted already");
    expectBalances(bank, account.id, 1_750);
    expect(transactionOf().route_id).toBe(recipient.id);
    bank.simulations.checkDeposits.return(deposit.id);
    expectBalances(bank, account.id, 0);
    expect(transactionOf()).toMatchObject({ amount: -1_750, route_id: recipient.id, route_type: "lockbox" });
  });

  test("records the lockbox as the route of a rejected check [declined-route]", () => {
    open({ checkDeposits: "manual" });
    const { deposit_rejection: rejection } = bank.simulations.checkDeposits.reject(depositOf(mailToRecipient()).id);
    const declined = bank.declinedTransactions.retrieve(
      rejection?.declined_transaction_id as `declined_transaction_${string}`,
    );
    expect(declined).toMatchObject({ route_id: recipient.id, route_type: "lockbox" });
    expectBalances(bank, account.id, 0);
  });

  test.each<[string, string, () => unknown]>([
    [
      "a disabled address",
      "lockbox_address_not_active",
      () => bank.lockboxAddresses.update(address.id, { status: "disabled" }),
    ],
    [
      "a canceled address",
      "lockbox_address_not_active",
      () => bank.lockboxAddresses.update(address.id, { status: "canceled" }),
    ],
    [
      "a disabled recipient",
      "lockbox_recipient_not_active",
      () => bank.lockboxRecipients.update(recipient.id, { status: "disabled" }),
    ],
    [
      "a canceled recipient",
      "lockbox_recipient_not_active",
      () => bank.lockboxRecipients.update(recipient.id, { status: "canceled" }),
    ],
    ["a closed Account", "lockbox_not_active", () => bank.accounts.close(account.id)],
    [
      "a disabled recipient of a closed Account",
      "lockbox_recipient_not_active",
      () => [bank.accounts.close(account.id), bank.lockboxRecipients.update(recipient.id, { status: "disabled" })],
    ],
    [
      "a disabled recipient at a disabled address",
      "lockbox_address_not_active",
      () => [
        bank.lockboxRecipients.update(recipient.id, { status: "disabled" }),
        bank.lockboxAddresses.update(address.id, { status: "disabled" }),
      ],
    ],
  ])("rejects mail to %s (D-90, D-92) [mail-rejection]", (_, reason, arrange) => {
    arrange();
    let item: InboundMailItem | undefined;
    const events = eventsOf(bank, () => (item = mailToRecipient()));
    expect(item).toMatchObject({
      checks: [{ amount: 1_750, check_deposit_id: null, status: null }],
      lockbox_address_id: address.id,
      lockbox_recipient_id: recipient.id,
      rejection_reason: reason,
      status: "rejected",
    });
    expect(events).toEqual([["inbound_mail_item.created", item?.id]]);
    expect(bank.checkDeposits.list().data).toEqual([]);
    expectBalances(bank, account.id, 0);
  });

  test("accepts mail again when the recipient is active again", () => {
    bank.lockboxRecipients.update(recipient.id, { status: "disabled" });
    mailToRecipient();
    bank.lockboxRecipients.update(recipient.id, { status: "active" });
    expect(mailToRecipient().status).toBe("processed");
    expectBalances(bank, account.id, 1_750);
  });
});

describe("mail to a Lockbox Address without a recipient", () => {
  test("keeps mail without a recipient pending, and moves no money (contract: Routing of simulated mail) [mail-lockbox, mail-recipient-name, mail-to-address]", () => {
    let item: InboundMailItem | undefined;
    const file = fileFor("check_image_front");
    const events = eventsOf(bank, () => {
      item = mail({ amount: 5, lockbox_address_id: address.id, contents_file_id: file }).body;
    });
    expect(item).toMatchObject({
      checks: [{ amount: 5, check_deposit_id: null, status: "pending" }],
      file_id: file,
      lockbox_address_id: address.id,
      lockbox_recipient_id: null,
      recipient_name: null,
      rejection_reason: null,
      status: "pending",
    });
    expect(events).toEqual([["inbound_mail_item.created", item?.id]]);
    expectBalances(bank, account.id, 0);
  });

  test.each(["disabled", "canceled"] as const)(
    "rejects mail without a recipient when the address is %s (D-90)",
    (status) => {
      bank.lockboxAddresses.update(address.id, { status });
      expect(mailToAddress()).toMatchObject({
        checks: [{ status: null }],
        lockbox_recipient_id: null,
        rejection_reason: "lockbox_address_not_active",
        status: "rejected",
      });
    },
  );
});

test("refuses an unknown value of the option `checkDeposits` (D-93)", () => {
  expect(() => createBank({ checkDeposits: "never" as "manual" })).toThrow(/checkDeposits must be/);
});

describe("simulated mail", () => {
  test("uses the contents File of simulated mail, and by default a File of the bank [mail-contents]", () => {
    const bank = createBank();
    const address = bank.lockboxAddresses.list().data[0]?.id as `lockbox_address_${string}`;
    const [other, ...files] = bank.files.list().data.toSorted((one) => (one.purpose === "inbound_mail_item" ? 1 : -1));
    const mail = { amount: 1, lockbox_address_id: address };
    const byDefault = bank.simulations.inboundMailItems.create(mail);
    const sent = bank.simulations.inboundMailItems.create({ ...mail, contents_file_id: other?.id as `file_${string}` });
    expect(sent.file_id).toBe(other?.id);
    expect(files.map(({ id }) => id)).toContain(byDefault.file_id);
    expect(bank.files.retrieve(byDefault.file_id).purpose).toBe("inbound_mail_item");
    expect(bank.files.retrieve(byDefault.checks[0]?.front_file_id ?? "file_").purpose).toBe("check_image_front");
  });
});
