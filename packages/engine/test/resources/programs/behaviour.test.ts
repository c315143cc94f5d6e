import type { Program, ProgramList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { send } from "../../support/send.ts";

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
});

describe("POST /simulations/programs", () => {
  const create = (body: unknown) => send<Program>(bank, { method: "POST", path: "/simulations/programs", body });

  test("creates a Program without lending by default, and emits `program.created` before the Event of its default profile (D-94)", () => {
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
    const events = bank.events.list().data.toReversed();
    const [profile] = bank.physicalCardProfiles.list().data;
    expect(profile).toMatchObject({ program_id: body.id, is_default: true, status: "active" });
    expect(events.map((event) => [event.category, event.associated_object_id])).toEqual([
      ["program.created", body.id],
      ["physical_card_profile.created", profile?.id],
    ]);
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
});
