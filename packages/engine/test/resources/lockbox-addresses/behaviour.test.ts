import type { LockboxAddress } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/lockbox_addresses";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

const building = { city: "Springfield", line1: "1 Main Street", postal_code: "62701", state: "IL" };

describe("POST /lockbox_addresses", () => {
  test("creates an active Lockbox Address with its own box, and emits `lockbox_address.created` (D-94)", () => {
    let id = "";
    const events = eventsOf(bank, () => {
      const headers = { "idempotency-key": "box-1" };
      const answer = send<LockboxAddress>(bank, { method: "POST", path, body: { description: "Rent" }, headers });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        id: expect.stringMatching(/^lockbox_address_[0-9a-z]{20}$/),
        address: { ...building, line2: "Lockbox 101" },
        created_at: START,
        description: "Rent",
        idempotency_key: "box-1",
        status: "active",
        type: "lockbox_address",
      });
      id = answer.body.id;
    });
    expect(events).toEqual([["lockbox_address.created", id]]);
    expect(bank.audit()).toEqual([]);
  });

  test("creates a Lockbox Address without description by default", () => {
    expect(bank.lockboxAddresses.create()).toMatchObject({ description: null, idempotency_key: null });
  });
});

describe("GET /lockbox_addresses", () => {
  test("starts a new bank with one active Lockbox Address, without an Event (D-31)", () => {
    expect(bank.lockboxAddresses.list()).toEqual({
      data: [
        {
          id: expect.stringMatching(/^lockbox_address_[0-9a-z]{20}$/),
          address: { ...building, line2: "Lockbox 100" },
          created_at: START,
          description: null,
          idempotency_key: null,
          status: "active",
          type: "lockbox_address",
        },
      ],
      next_cursor: null,
    });
    expect(bank.events.list().data).toEqual([]);
  });
});
