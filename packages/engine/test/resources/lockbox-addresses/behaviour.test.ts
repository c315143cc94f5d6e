import type { LockboxAddress, LockboxAddressList, LockboxAddressUpdateStatus } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { isRefused } from "../../../src/resource-kit/state-table.ts";
import { lockboxAddressStates } from "../../../src/resources/lockbox-addresses/states.ts";
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

  const pairs = (["active", "disabled", "canceled"] as const).flatMap((from) =>
    Object.entries(lockboxAddressStates[from]).map(([to, next]) => [from, to, next] as const),
  );

  test.each(pairs)(
    "applies the state table of Lockbox Addresses to a status change from %s to %s (D-40)",
    (from, to, next) => {
      if (from !== "active") bank.lockboxAddresses.update(first.id, { status: from });
      const before = stateText(bank);
      const events = eventsOf(bank, () => {
        const answer = update({ status: to as LockboxAddressUpdateStatus });
        if (isRefused(next)) expect(refusalOf(answer)).toEqual(notNow);
        else expect(answer.body).toMatchObject({ status: next });
      });
      expect(stateText(bank) === before).toBe(isRefused(next));
      expect(events).toHaveLength(isRefused(next) || from === next ? 0 : 1);
    },
  );

  test.each([
    ["nothing", {}],
    ["its present status", { status: "active" }],
    ["its present description", { description: "Rent" }],
  ])("returns 200 and emits nothing when a Lockbox Address is updated with %s (D-40)", (_, body) => {
    const { id } = bank.lockboxAddresses.create({ description: "Rent" });
    expect(eventsOf(bank, () => expect(update(body, id).status).toBe(200))).toEqual([]);
  });

  test("accepts an update without changes of a canceled Lockbox Address (D-40)", () => {
    const canceled = bank.lockboxAddresses.update(first.id, { status: "canceled" });
    expect(eventsOf(bank, () => expect(update({}).body).toEqual(canceled))).toEqual([]);
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
