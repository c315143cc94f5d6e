import type { DigitalCardProfile, DigitalCardProfileCreateParams, FileId } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank, type ErrorBody } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { notFound, refusalOf, send, stateText } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";

let bank: Bank;
let least: DigitalCardProfileCreateParams;
let whole: DigitalCardProfileCreateParams;
beforeEach(() => {
  bank = createBank();
  const [icon, background] = bank.files.list().data;
  least = {
    app_icon_file_id: icon?.id as FileId,
    background_image_file_id: background?.id as FileId,
    card_description: "Travel",
    description: "Blue",
    issuer_name: "Office",
  };
  whole = {
    ...least,
    contact_email: "cards@example.com",
    contact_phone: "+15555550100",
    contact_website: "https://example.com",
    text_color: { red: 0, green: 10, blue: 255 },
  };
});

const post = <Body = DigitalCardProfile>(path: string, body?: object, headers: Record<string, string> = {}) =>
  send<Body>(bank, { method: "POST", path: `/digital_card_profiles${path}`, body, headers });

describe("POST /digital_card_profiles", () => {
  test("creates an active Digital Card Profile with white text, and emits its Event (O-21)", () => {
    let id = "";
    const events = eventsOf(bank, () => {
      const { status, body } = post("", least, { "idempotency-key": "blue" });
      expect([status, body]).toEqual([
        200,
        {
          ...least,
          id: expect.stringMatching(/^digital_card_profile_[0-9a-z]{20}$/),
          contact_email: null,
          contact_phone: null,
          contact_website: null,
          created_at: START,
          idempotency_key: "blue",
          status: "active",
          text_color: { red: 255, green: 255, blue: 255 },
          type: "digital_card_profile",
        },
      ]);
      id = body.id;
    });
    expect(events).toEqual([["digital_card_profile.created", id]]);
  });

  test("creates a Digital Card Profile with every field that is sent", () => {
    expect(bank.digitalCardProfiles.create(whole)).toMatchObject(whole);
  });

  test.each(["nobody", "no body@example.com", "a@b@example.com"])("refuses the email address %s", (contact_email) => {
    expect(post("", { ...least, contact_email })).toMatchObject({
      status: 400,
      body: { errors: [{ field: "contact_email", message: "must be an email address of 1 to 32 characters" }] },
    });
  });
});

describe("POST /digital_card_profiles/{digital_card_profile_id}/clone", () => {
  test("clones an archived Digital Card Profile as an active one, with all that the request does not change", () => {
    const original = bank.digitalCardProfiles.create(whole, { idempotencyKey: "original" });
    bank.digitalCardProfiles.archive(original.id);
    bank.clock.advance({ hours: 1 });
    const changes = { issuer_name: "Branch", contact_phone: "1" };
    for (const body of [undefined, changes]) {
      let id = "";
      const events = eventsOf(bank, () => {
        const { status, body: clone } = post(`/${original.id}/clone`, body);
        id = clone.id;
        expect(id).not.toBe(original.id);
        const created = { id, created_at: "2026-01-01T01:00:00.000Z", idempotency_key: null };
        expect([status, clone]).toEqual([200, { ...original, ...body, ...created }]);
      });
      expect(events).toEqual([["digital_card_profile.created", id]]);
    }
    expect(bank.digitalCardProfiles.retrieve(original.id)).toEqual({ ...original, status: "archived" });
  });

  test.each(["app_icon_file_id", "background_image_file_id"])("refuses an unknown %s with 404", (field) => {
    const { id } = bank.digitalCardProfiles.create(least);
    const before = stateText(bank);
    expect(refusalOf(post<ErrorBody>(`/${id}/clone`, { [field]: "file_unknown" }))).toEqual(notFound);
    expect(stateText(bank)).toBe(before);
  });
});

describe("POST /digital_card_profiles/{digital_card_profile_id}/archive", () => {
  test("archives a Digital Card Profile, which Cards keep, and emits its Event", () => {
    const profile = bank.digitalCardProfiles.create(least);
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const card = bank.cards.create({ account_id, digital_wallet: { digital_card_profile_id: profile.id } });
    const events = eventsOf(bank, () =>
      expect(post(`/${profile.id}/archive`)).toMatchObject({ status: 200, body: { ...profile, status: "archived" } }),
    );
    expect(events).toEqual([["digital_card_profile.updated", profile.id]]);
    expect(bank.cards.retrieve(card.id)).toEqual(card);
  });
});
