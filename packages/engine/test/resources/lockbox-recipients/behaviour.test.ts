import type { Account, LockboxAddress, LockboxRecipient } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { send } from "../../support/send.ts";

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
  test("creates an active Lockbox Recipient with a mail stop code, and emits `lockbox.created` (D-94, O-18)", () => {
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
    expect(events).toEqual([["lockbox.created", id]]);
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
});
