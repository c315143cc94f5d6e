import type { LockboxAddress, LockboxAddressList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, notFound, notNow, refusalOf, send, stateText } from "../../support/send.ts";
import { pagesOf } from "../../support/walk.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/lockbox_addresses";

let bank: Bank;
let first: LockboxAddress;
beforeEach(() => {
  bank = createBank();
  first = bank.lockboxAddresses.list().data[0] as LockboxAddress;
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

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty description", { description: "" }, invalid("description")],
    ["a description of 201 characters", { description: "a".repeat(201) }, invalid("description")],
    ["a description that is null", { description: null }, invalid("description")],
    ["an unknown field", { status: "active" }, invalid("status")],
  ])("refuses to create a Lockbox Address with %s", (_, body, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path, body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
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

  test("lists Lockbox Addresses newest first, in pages, by key and time of creation (D-08, D-09, D-11, D-26)", () => {
    const second = bank.lockboxAddresses.create({}, { idempotencyKey: "key-1" });
    bank.clock.advance({ hours: 1 });
    const third = bank.lockboxAddresses.create();
    const pages = pagesOf((cursor) => bank.lockboxAddresses.list({ limit: 1, ...(cursor && { cursor }) }));
    expect(pages).toEqual([[third], [second], [first]]);
    const found = (query: string) =>
      send<LockboxAddressList>(bank, { method: "GET", path: `${path}?${query}` }).body.data;
    expect(found("idempotency_key=key-1")).toEqual([second]);
    expect(found("idempotency_key=key-2")).toEqual([]);
    expect(found(`created_at.after=${START}`)).toEqual([third]);
    expect(found(`created_at.on_or_before=${START}`)).toEqual([second, first]);
    const answer = send(bank, { method: "GET", path: `${path}?idempotency_key=` });
    expect(refusalOf(answer)).toEqual(invalid("query.idempotency_key"));
  });

  test("retrieves each Lockbox Address, and refuses one that does not exist", () => {
    expect(bank.lockboxAddresses.retrieve(first.id)).toEqual(first);
    expect(refusalOf(send(bank, { method: "GET", path: `${path}/lockbox_address_0` }))).toEqual(notFound);
  });
});

describe("PATCH /lockbox_addresses/{lockbox_address_id}", () => {
  const update = (body: unknown, id: string = first.id) => send(bank, { method: "PATCH", path: `${path}/${id}`, body });

  test("updates description and status of a Lockbox Address, and emits `lockbox_address.updated` (D-94)", () => {
    const events = eventsOf(bank, () =>
      expect(update({ description: "Rent", status: "disabled" })).toMatchObject({
        status: 200,
        body: { ...first, description: "Rent", status: "disabled" },
      }),
    );
    expect(events).toEqual([["lockbox_address.updated", first.id]]);
    expect(bank.audit()).toEqual([]);
  });

  const cancel = () => {
    bank.lockboxAddresses.update(first.id, { status: "canceled" });
    return first.id;
  };

  test.each<[string, () => string, unknown, ReturnType<typeof refusalOf>]>([
    ["an empty description", () => first.id, { description: "" }, invalid("description")],
    ["a status that only the bank sets", () => first.id, { status: "pending" }, invalid("status")],
    ["an unknown field", () => first.id, { address: null }, invalid("address")],
    ["an id that does not exist", () => "lockbox_address_0", {}, notFound],
    ["a return to active after cancellation", cancel, { status: "active" }, notNow],
  ])("refuses to update a Lockbox Address with %s", (_, idOf, body, expected) => {
    const id = idOf();
    const before = stateText(bank);
    expect(refusalOf(update(body, id))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});
