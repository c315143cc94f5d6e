import type { Account, LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { expectFilters } from "../../support/filters.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/lockbox_recipients";

let bank: Bank;
let account: Account;
let address: LockboxAddress;
beforeEach(() => {
  bank = createBank();
  account = bank.accounts.create({ name: "Operating" });
  address = bank.lockboxAddresses.list().data[0] as LockboxAddress;
});

const recipient = (params: object = {}) =>
  bank.lockboxRecipients.create({ account_id: account.id, lockbox_address_id: address.id, ...params });

describe("POST /lockbox_recipients", () => {
  test("creates an active Lockbox Recipient with a mail stop code, and emits `lockbox_recipient.created` (D-94)", () => {
    const body = {
      account_id: account.id,
      lockbox_address_id: address.id,
      description: "Rent",
      recipient_name: "Example Company",
    };
    let id = "";
    const events = eventsOf(bank, () => {
      const headers = { "idempotency-key": "recipient-1" };
      const answer = send<LockboxRecipient>(bank, { method: "POST", path, body, headers });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        ...body,
        id: expect.stringMatching(/^lockbox_[0-9a-z]{20}$/),
        created_at: START,
        idempotency_key: "recipient-1",
        mail_stop_code: expect.stringMatching(/^[0-9A-Z]{5}$/),
        status: "active",
        type: "lockbox_recipient",
      });
      id = answer.body.id;
    });
    expect(events).toEqual([["lockbox_recipient.created", id]]);
    expect(bank.audit()).toEqual([]);
  });

  test("creates a Lockbox Recipient without description and name by default", () => {
    expect(recipient()).toMatchObject({ description: null, recipient_name: null, idempotency_key: null });
  });

  test("gives each Lockbox Recipient its own code, the same for the same seed", () => {
    const codes = Array.from({ length: 50 }, () => recipient().mail_stop_code);
    expect(new Set(codes).size).toBe(50);
    const again = createBank();
    const { id } = again.accounts.create({ name: "Operating" });
    const same = again.lockboxRecipients.create({ account_id: id, lockbox_address_id: address.id });
    expect(same.mail_stop_code).toBe(codes[0]);
  });

  const canceledAddress = () =>
    bank.lockboxAddresses.update(bank.lockboxAddresses.create().id, { status: "canceled" }).id;

  test.each<[string, (right: object) => object, ReturnType<typeof refusalOf>]>([
    ["an empty body", () => ({}), invalid("account_id", "lockbox_address_id")],
    ["no account_id", (right) => ({ ...right, account_id: undefined }), invalid("account_id")],
    ["no lockbox_address_id", (right) => ({ ...right, lockbox_address_id: undefined }), invalid("lockbox_address_id")],
    ["an empty description", (right) => ({ ...right, description: "" }), invalid("description")],
    ["a name of 201 characters", (right) => ({ ...right, recipient_name: "a".repeat(201) }), invalid("recipient_name")],
    ["an unknown field", (right) => ({ ...right, mail_stop_code: "VRE6P" }), invalid("mail_stop_code")],
    ["an Account that does not exist", (right) => ({ ...right, account_id: "account_0" }), notFound],
    ["an address that does not exist", (right) => ({ ...right, lockbox_address_id: "lockbox_address_0" }), notFound],
    ["the id of an Account for the address", (right) => ({ ...right, lockbox_address_id: account.id }), notFound],
    ["a canceled address", (right) => ({ ...right, lockbox_address_id: canceledAddress() }), notNow],
  ])("refuses to create a Lockbox Recipient with %s", (_, wrong, expected) => {
    const body = wrong({ account_id: account.id, lockbox_address_id: address.id });
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});

describe("GET /lockbox_recipients", () => {
  let all: LockboxRecipient[];
  let otherAccount: Account;
  let otherAddress: LockboxAddress;

  beforeEach(() => {
    otherAccount = bank.accounts.create({ name: "Other" });
    otherAddress = bank.lockboxAddresses.create();
    const make = (account_id: Account["id"], at: LockboxAddress["id"], idempotencyKey?: string) =>
      bank.lockboxRecipients.create({ account_id, lockbox_address_id: at }, idempotencyKey ? { idempotencyKey } : {});
    const early = [make(account.id, address.id, "key-1"), make(otherAccount.id, address.id)];
    bank.clock.advance({ hours: 1 });
    const late = [make(account.id, otherAddress.id), make(otherAccount.id, otherAddress.id, "key-2")];
    all = [...early, ...late].toReversed();
  });

  test("returns the Lockbox Recipients that match every filter, for every combination of filters, newest first (D-08, D-09, D-26)", () => {
    expectFilters({
      list: bank.lockboxRecipients.list,
      all,
      filters: {
        account_id: [undefined, account.id, otherAccount.id, "account_of_nobody"],
        lockbox_address_id: [undefined, address.id, otherAddress.id, "lockbox_address_of_nobody"],
        idempotency_key: [undefined, "key-1", "key-2", "key-3"],
        created_at: [undefined, { after: START }, { on_or_before: START }],
      },
    });
  });

  test("continues a Lockbox Recipient list where the page before ended (D-11)", () => {
    const pages = pagesOf((cursor) => bank.lockboxRecipients.list({ limit: 3, ...(cursor && { cursor }) }));
    expect(pages).toEqual([all.slice(0, 3), all.slice(3)]);
  });

  test("retrieves each Lockbox Recipient, and refuses one that does not exist", () => {
    expect(all.map(({ id }) => bank.lockboxRecipients.retrieve(id))).toEqual(all);
    expect(refusalOf(send(bank, { method: "GET", path: `${path}/lockbox_0` }))).toEqual(notFound);
  });
});

describe("PATCH /lockbox_recipients/{lockbox_recipient_id}", () => {
  const update = (id: string, body: unknown) => send(bank, { method: "PATCH", path: `${path}/${id}`, body });

  test("updates description, name and status of a Lockbox Recipient, and emits `lockbox_recipient.updated` (D-94)", () => {
    const before = recipient();
    const body = { description: "Rent", recipient_name: "Example Company", status: "disabled" };
    const events = eventsOf(bank, () =>
      expect(update(before.id, body)).toMatchObject({ status: 200, body: { ...before, ...body } }),
    );
    expect(events).toEqual([["lockbox_recipient.updated", before.id]]);
    expect(bank.audit()).toEqual([]);
  });

  const canceled = () => bank.lockboxRecipients.update(recipient().id, { status: "canceled" }).id;

  test.each<[string, () => string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty description", () => recipient().id, { description: "" }, invalid("description")],
    ["an empty name", () => recipient().id, { recipient_name: "" }, invalid("recipient_name")],
    ["a status that is null", () => recipient().id, { status: null }, invalid("status")],
    ["an unknown status", () => recipient().id, { status: "pending" }, invalid("status")],
    ["another Account", () => recipient().id, { account_id: "account_0" }, invalid("account_id")],
    ["an id that does not exist", () => "lockbox_0", {}, notFound],
    ["a new name after cancellation", canceled, { recipient_name: "Late" }, notNow],
  ])("refuses to update a Lockbox Recipient with %s", (_, idOf, body, expected) => {
    const id = idOf();
    const before = stateText(bank);
    expect(refusalOf(update(id, body))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});
