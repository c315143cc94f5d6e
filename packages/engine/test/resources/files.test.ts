import type { File, FileList } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../src/index.ts";
import { invalid, notFound, refusalOf, send } from "../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

const purposesOf = (files: readonly File[]) => files.map(({ purpose }) => purpose);

describe("GET /files", () => {
  test("has the three Files of a new bank, newest first, and no Events of them (D-09)", () => {
    const { status, body } = send<FileList>(bank, { method: "GET", path: "/files" });
    expect(status).toBe(200);
    const common = {
      id: expect.stringMatching(/^file_[0-9a-z]{20}$/),
      created_at: START,
      description: null,
      direction: "from_operator",
      idempotency_key: null,
      type: "file",
    };
    expect(body).toEqual({
      data: [
        { ...common, filename: "mail-item.pdf", mime_type: "application/pdf", purpose: "inbound_mail_item" },
        { ...common, filename: "check-back.png", mime_type: "image/png", purpose: "check_image_back" },
        { ...common, filename: "check-front.png", mime_type: "image/png", purpose: "check_image_front" },
      ],
      next_cursor: null,
    });
    expect(bank.events.list().data).toEqual([]);
  });

  test.each<[string, string[]]>([
    ["purpose.in=check_image_front", ["check_image_front"]],
    ["purpose.in=check_image_front,check_image_back", ["check_image_back", "check_image_front"]],
    ["purpose.in=inbound_mail_item&limit=1", ["inbound_mail_item"]],
    ["purpose.in=export", []],
    ["idempotency_key=key-1", []],
    ["created_at.on_or_before=2026-01-01T00:00:00Z&purpose.in=check_image_back", ["check_image_back"]],
    ["created_at.after=2026-01-01T00:00:00Z", []],
  ])("answers %s (D-08, D-26)", (query, expected) => {
    const { status, body } = send<FileList>(bank, { method: "GET", path: `/files?${query}` });
    expect([status, purposesOf(body.data)]).toEqual([200, expected]);
  });

  test("goes on where the page before ended (D-11)", () => {
    const first = bank.files.list({ limit: 2 });
    const second = bank.files.list({ limit: 2, cursor: first.next_cursor as string });
    expect(purposesOf([...first.data, ...second.data])).toEqual(purposesOf(bank.files.list().data));
    expect(second.next_cursor).toBeNull();
  });

  test.each<[string, ReturnType<typeof refusalOf>]>([
    ["purpose.in=selfie", invalid("query.purpose.in.0")],
    ["purpose.in=", invalid("query.purpose.in")],
    ["idempotency_key=", invalid("query.idempotency_key")],
    ["limit=101", invalid("query.limit")],
    ["direction=to_operator", invalid("query.direction")],
  ])("refuses %s", (query, expected) => {
    expect(refusalOf(send(bank, { method: "GET", path: `/files?${query}` }))).toEqual(expected);
  });
});

describe("GET /files/{file_id}", () => {
  test("answers the File", () => {
    const [file] = bank.files.list().data;
    expect(send(bank, { method: "GET", path: `/files/${file?.id}` })).toMatchObject({ status: 200, body: file });
  });

  test.each(["file_00000000000000000000", "program"])("refuses the id %s (D-28)", (id) => {
    const path = `/files/${id === "program" ? bank.programs.list().data[0]?.id : id}`;
    expect(refusalOf(send(bank, { method: "GET", path }))).toEqual(notFound);
  });
});
