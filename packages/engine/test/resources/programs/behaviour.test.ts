import type { Program, ProgramList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { invalid, notFound, refusalOf, send, stateText } from "../../support/send.ts";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

describe("GET /programs", () => {
  test("starts a new bank with one Program, which may lend, without an Event (D-31, D-32, D-42)", () => {
    const { status, body } = send<ProgramList>(bank, { method: "GET", path: "/programs" });
    expect([status, body]).toEqual([
      200,
      {
        data: [
          {
            id: expect.stringMatching(/^program_[0-9a-z]{20}$/),
            bank: "partner_bank_1",
            billing_account_id: null,
            created_at: "2026-01-01T00:00:00.000Z",
            default_digital_card_profile_id: null,
            interest_rate: "0.01",
            lending: { maximum_extendable_credit: expect.any(Number) },
            name: "Commercial Banking",
            type: "program",
            updated_at: "2026-01-01T00:00:00.000Z",
          },
        ],
        next_cursor: null,
      },
    ]);
    expect(bank.events.list().data).toEqual([]);
  });

  test("lists Programs newest first, by time of creation, in pages (D-26)", () => {
    const [first] = bank.programs.list().data;
    bank.clock.advance({ days: 1 });
    const second = bank.simulations.programs.create({ name: "Second" });
    expect(bank.programs.list().data).toEqual([second, first]);
    expect(bank.programs.list({ created_at: { before: "2026-01-02T00:00:00Z" } }).data).toEqual([first]);
    const page = bank.programs.list({ limit: 1 });
    expect(bank.programs.list({ limit: 1, cursor: page.next_cursor as string })).toEqual({
      data: [first],
      next_cursor: null,
    });
  });

  test("refuses an unknown parameter of the Program list", () => {
    expect(refusalOf(send(bank, { method: "GET", path: "/programs?name=Second" }))).toEqual(invalid("query.name"));
  });
});

describe("GET /programs/{program_id}", () => {
  test("retrieves a Program", () => {
    const [program] = bank.programs.list().data;
    expect(send(bank, { method: "GET", path: `/programs/${program?.id}` })).toMatchObject({
      status: 200,
      body: program,
    });
  });
});

describe("POST /simulations/programs", () => {
  const create = (body: unknown) => send<Program>(bank, { method: "POST", path: "/simulations/programs", body });

  test("creates a Program without lending by default, and emits only the Event of its default profile (D-94)", () => {
    bank.clock.advance({ hours: 1 });
    const { status, body } = create({ name: "Second" });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^program_[0-9a-z]{20}$/),
        bank: "partner_bank_1",
        billing_account_id: null,
        created_at: bank.clock.now(),
        default_digital_card_profile_id: null,
        interest_rate: "0.01",
        lending: null,
        name: "Second",
        type: "program",
        updated_at: bank.clock.now(),
      },
    ]);
    const events = bank.events.list().data.map((event) => [event.category, event.associated_object_id]);
    const [profile] = bank.physicalCardProfiles.list().data;
    expect(profile).toMatchObject({ program_id: body.id, is_default: true, status: "active" });
    expect(events).toEqual([["physical_card_profile.created", profile?.id]]);
  });

  test("creates a Program with every field that is sent", () => {
    const reserve = bank.accounts.create({ name: "Reserve" });
    const params = {
      name: "Lending",
      bank: "core_bank",
      lending_maximum_extendable_credit: 0,
      reserve_account_id: reserve.id,
    };
    expect(create(params)).toMatchObject({
      status: 200,
      body: { name: "Lending", bank: "core_bank", lending: { maximum_extendable_credit: 0 } },
    });
  });

  test.each<[string, unknown, ReturnType<typeof refusalOf>]>([
    ["no name", {}, invalid("name")],
    ["an empty name", { name: "" }, invalid("name")],
    ["an unknown bank", { name: "Second", bank: "partner_bank_3" }, invalid("bank")],
    [
      "a lending maximum below zero",
      { name: "Second", lending_maximum_extendable_credit: -1 },
      invalid("lending_maximum_extendable_credit"),
    ],
    ["an unknown field", { name: "Second", lending: null }, invalid("lending")],
    ["a reserve Account that does not exist", { name: "Second", reserve_account_id: "account_0" }, notFound],
  ])("refuses to create a Program with %s", (_, body, expected) => {
    const before = stateText(bank);
    expect(refusalOf(send(bank, { method: "POST", path: "/simulations/programs", body }))).toEqual(expected);
    expect(stateText(bank)).toBe(before);
  });
});
