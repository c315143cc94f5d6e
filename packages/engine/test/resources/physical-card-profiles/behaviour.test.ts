import type { File, PhysicalCardProfile, PhysicalCardProfileCreateParams } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";

let bank: Bank;
let params: PhysicalCardProfileCreateParams;
beforeEach(() => {
  bank = createBank();
  const [front, carrier] = bank.files.list().data;
  params = {
    carrier_image_file_id: carrier?.id as File["id"],
    contact_phone: "+15555550100",
    description: "Blue with the logo",
    front_image_file_id: front?.id as File["id"],
  };
});

const create = (body: unknown) =>
  send<PhysicalCardProfile>(bank, { method: "POST", path: "/physical_card_profiles", body });
const archive = (id: string | undefined) =>
  send<PhysicalCardProfile>(bank, { method: "POST", path: `/physical_card_profiles/${id}/archive` });

/** The Events, oldest first, as category and object. */
function events(): [string, string][] {
  const { data } = bank.events.list({ order_by: { direction: "ascending" } });
  return data.map(({ category, associated_object_id }) => [category, associated_object_id]);
}

describe("POST /physical_card_profiles", () => {
  test("creates an active Physical Card Profile of the only Program, and emits its Event (D-31, D-94)", () => {
    const { status, body } = create(params);
    expect([status, body]).toEqual([
      200,
      {
        ...params,
        id: expect.stringMatching(/^physical_card_profile_[0-9a-z]{20}$/),
        back_image_file_id: null,
        created_at: START,
        creator: "user",
        front_text: null,
        idempotency_key: null,
        is_default: false,
        program_id: bank.programs.list().data[0]?.id,
        status: "active",
        type: "physical_card_profile",
      },
    ]);
    expect(events()).toEqual([["physical_card_profile.created", body.id]]);
  });

  test("creates a Physical Card Profile with every field that is sent", () => {
    const program_id = bank.simulations.programs.create({ name: "Second" }).id;
    const full = { ...params, program_id, front_text: { line1: "Example", line2: "Company" } };
    expect(bank.physicalCardProfiles.create(full, { idempotencyKey: "blue" })).toMatchObject({
      ...full,
      idempotency_key: "blue",
    });
  });

  test("returns null for a second line that is not sent", () => {
    expect(create({ ...params, front_text: { line1: "Example" } }).body.front_text).toEqual({
      line1: "Example",
      line2: null,
    });
  });
});

describe("GET /physical_card_profiles", () => {
  test("starts a new bank with the default profile of its Program, without an Event (D-31)", () => {
    expect(bank.physicalCardProfiles.list()).toEqual({
      data: [
        {
          id: expect.stringMatching(/^physical_card_profile_[0-9a-z]{20}$/),
          back_image_file_id: null,
          carrier_image_file_id: null,
          contact_phone: null,
          created_at: START,
          creator: "operator",
          description: "Default",
          front_image_file_id: null,
          front_text: null,
          idempotency_key: null,
          is_default: true,
          program_id: bank.programs.list().data[0]?.id,
          status: "active",
          type: "physical_card_profile",
        },
      ],
      next_cursor: null,
    });
    expect(events()).toEqual([]);
  });

  test("creates a default profile for each new Program, with its Event", () => {
    const program = bank.simulations.programs.create({ name: "Second" });
    const [profile] = bank.physicalCardProfiles.list().data;
    expect(profile).toMatchObject({ program_id: program.id, is_default: true, status: "active" });
    expect(events().at(-1)).toEqual(["physical_card_profile.created", profile?.id]);
  });
});

describe("POST /physical_card_profiles/{physical_card_profile_id}/archive", () => {
  test("archives a Physical Card Profile, and emits its Event (D-94)", () => {
    const { body } = create(params);
    expect(archive(body.id)).toMatchObject({ status: 200, body: { ...body, status: "archived" } });
    expect(bank.physicalCardProfiles.retrieve(body.id).status).toBe("archived");
    expect(events()).toEqual([
      ["physical_card_profile.created", body.id],
      ["physical_card_profile.updated", body.id],
    ]);
  });
});
