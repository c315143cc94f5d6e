import { crc32, inflateSync } from "node:zlib";
import type { File, FileList, LockboxAddress } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERY_BYTE } from "../../../../../tests/support/form.ts";
import { type Bank, createBank, type Journal, replay, type SnapshotJson } from "../../../src/index.ts";
import { send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

describe("GET /files", () => {
  test("starts a new bank with three Files, newest first, without Events (D-09)", () => {
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
});

describe("files.create", () => {
  const params = { file: EVERY_BYTE, purpose: "check_image_front" } as const;

  test("creates a File from bytes, of which the bank keeps a copy (D-106)", () => {
    const mine = Uint8Array.from(EVERY_BYTE);
    const file = bank.files.create({ ...params, file: mine });
    mine.fill(0);
    expect(file).toMatchObject({ direction: "to_operator", filename: null, mime_type: "application/octet-stream" });
    const { content, mime_type } = bank.files.contents(file.id);
    expect([content, mime_type]).toEqual([EVERY_BYTE, "application/octet-stream"]);
    content.fill(0);
    expect(bank.files.contents(file.id).content).toEqual(EVERY_BYTE);
  });

  test("accepts a Buffer and a view into a larger Buffer", () => {
    const whole = Buffer.from(EVERY_BYTE);
    const { id } = bank.files.create({ ...params, file: whole.subarray(250) });
    whole.fill(0);
    expect(bank.files.contents(id).content).toEqual(EVERY_BYTE.slice(250));
  });

  test.each<[string, unknown]>([
    ["text", "R0lGODlh"],
    ["a list of numbers", [1, 2, 3]],
    ["an ArrayBuffer", new ArrayBuffer(3)],
    ["a Blob", new Blob(["a"])],
    ["null", null],
    ["a Uint16Array", Uint16Array.of(1)],
  ])("refuses %s instead of bytes", (_, file) => {
    const create = () => bank.files.create({ ...params, file: file as Uint8Array });
    expect(create).toThrow("`file` must be bytes: a Uint8Array or Buffer");
  });

  test("refuses a File larger than 10 MiB (D-106)", () => {
    const create = () => bank.files.create({ ...params, file: new Uint8Array(10_485_761) });
    expect(create).toThrow("`file` must have at most 10485760 bytes");
    expect(() => bank.files.create(undefined as never)).toThrow("`file` is required; `purpose` is required");
  });

  test("refuses a purpose that only the bank uses", () => {
    expect(() => bank.files.create({ ...params, purpose: "export" as "other" })).toThrow("`purpose` must be one of 23");
  });
});

describe("the bytes of a File", () => {
  const params = { file: EVERY_BYTE, purpose: "check_image_front", filename: "check.png" } as const;
  const contentsIn = (some: Bank, id: string) => some.files.contents(id as File["id"]).content;

  test("keeps the bytes of Files separate between a bank and its fork", () => {
    const { id } = bank.files.create(params);
    const fork = bank.fork();
    const late = fork.files.create({ ...params, file: Uint8Array.of(1) });
    expect(contentsIn(fork, id)).toEqual(EVERY_BYTE);
    expect(contentsIn(fork, late.id)).toEqual(Uint8Array.of(1));
    expect(() => contentsIn(bank, late.id)).toThrow("There is no file");
  });

  test("keeps the bytes of Files in snapshots, also as JSON", () => {
    const { id } = bank.files.create(params, { idempotencyKey: "one" });
    bank.files.create({ ...params, file: Uint8Array.of(1) });
    const snapshot = bank.snapshot();
    const json = JSON.parse(JSON.stringify(snapshot)) as SnapshotJson;
    for (const saved of [snapshot, json]) {
      const other = createBank();
      other.restore(saved);
      expect(contentsIn(other, id)).toEqual(EVERY_BYTE);
      expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(json));
      expect(other.files.create(params, { idempotencyKey: "one" }).id).toBe(id);
    }
  });

  test("writes the bytes of a File once into the JSON of a snapshot, as Base64", () => {
    bank.files.create(params, { idempotencyKey: "one" });
    const text = JSON.stringify(bank.snapshot());
    expect(text.split(Buffer.from(EVERY_BYTE).toString("base64"))).toHaveLength(2);
  });

  test("writes the bytes of Files into the journal as Base64, and a replay reads them back", () => {
    const { id } = bank.files.create(params, { idempotencyKey: "one" });
    const journal = JSON.parse(JSON.stringify(bank.journal())) as Journal;
    expect(journal.entries).toEqual([
      expect.objectContaining({ params: { ...params, file: Buffer.from(EVERY_BYTE).toString("base64") } }),
    ]);
    const again = replay(journal);
    expect(contentsIn(again, id)).toEqual(EVERY_BYTE);
    expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(bank.snapshot()));
    expect(JSON.stringify(again.journal())).toBe(JSON.stringify(journal));
  });

  test("deletes the bytes of Files on reset and brings them back on restore", () => {
    const { id } = bank.files.create(params);
    const snapshot = bank.snapshot();
    bank.reset();
    expect(() => contentsIn(bank, id)).toThrow("There is no file");
    bank.restore(snapshot);
    expect(contentsIn(bank, id)).toEqual(EVERY_BYTE);
  });

  test("keeps the bytes of a File when a later call is rolled back (D-105)", () => {
    let isBroken = false;
    bank = createBank({
      decide: () => {
        if (isBroken) throw new Error("boom");
        return undefined;
      },
      onBug: () => {},
    });
    const account = bank.accounts.create({ name: "Operating" });
    bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });
    const card = bank.cards.create({ account_id: account.id });
    const { id } = bank.files.create(params);
    isBroken = true;
    expect(() => bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1 })).toThrow("boom");
    expect(contentsIn(bank, id)).toEqual(EVERY_BYTE);
  });

  test("returns the bytes of the File that a mail item or check deposit refers to", () => {
    const front = bank.files.create(params);
    const address = bank.lockboxAddresses.list().data[0]?.id as LockboxAddress["id"];
    const named = bank.simulations.inboundMailItems.create({
      amount: 100,
      lockbox_address_id: address,
      contents_file_id: front.id,
    });
    expect(contentsIn(bank, named.file_id)).toEqual(EVERY_BYTE);
    const account = bank.accounts.create({ name: "Operating" });
    const images = { front_image_file_id: front.id, back_image_file_id: front.id };
    const deposit = bank.checkDeposits.create({ account_id: account.id, amount: 100, ...images });
    expect(contentsIn(bank, deposit.front_image_file_id)).toEqual(EVERY_BYTE);
  });

  test("never uses an uploaded File as the default of a mail item", () => {
    const [mail, , front] = bank.files.list().data;
    for (const purpose of ["check_image_front", "inbound_mail_item"] as const) {
      bank.files.create({ ...params, purpose });
    }
    const address = bank.lockboxAddresses.list().data[0]?.id as LockboxAddress["id"];
    const item = bank.simulations.inboundMailItems.create({ amount: 100, lockbox_address_id: address });
    expect([item.file_id, item.checks[0]?.front_file_id]).toEqual([mail?.id, front?.id]);
  });
});

describe("the contents of the Files that the bank makes (D-106)", () => {
  test("generates PNG pictures of the front and the back of a check", () => {
    const [, back, front] = bank.files.list().data;
    const pictures = [front, back].map((file) => bank.files.contents(file?.id as File["id"]));
    for (const { content, mime_type } of pictures) {
      expect(mime_type).toBe("image/png");
      expect(pixelsOf(content)).toHaveLength(40 * (1 + 96 / 8));
    }
    expect(pictures[0]?.content).not.toEqual(pictures[1]?.content);
  });

  test("generates a PDF of a piece of mail", () => {
    const [mail] = bank.files.list().data;
    const { content, mime_type } = bank.files.contents(mail?.id as File["id"]);
    const text = Buffer.from(content).toString("latin1");
    expect(mime_type).toBe("application/pdf");
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text).toMatch(/%%EOF\n$/);
    const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    expect(text.slice(start)).toMatch(/^xref\n0 6\n/);
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.map((place, index) => text.slice(place).startsWith(`${index + 1} 0 obj\n`))).toEqual(
      Array(5).fill(true),
    );
  });

  test("generates the same contents in every bank", () => {
    const other = createBank({ seed: "other" });
    const contentsOf = (some: Bank) => some.files.list().data.map(({ id }) => some.files.contents(id));
    expect(contentsOf(other)).toEqual(contentsOf(bank));
  });
});

/** The unpacked rows of a PNG, after checking the length and checksum of each chunk. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const chunks = new Map<string, Buffer>();
  for (let place = 8; place < bytes.length; ) {
    const length = bytes.readUInt32BE(place);
    const content = bytes.subarray(place + 4, place + 8 + length);
    expect(bytes.readUInt32BE(place + 8 + length)).toBe(crc32(content));
    chunks.set(content.subarray(0, 4).toString("latin1"), content.subarray(4));
    place += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"]);
  return inflateSync(chunks.get("IDAT") as Buffer);
}
