import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { beforeEach, describe, expect, test } from "vitest";
import { BankArgumentError, BankClient, type BankClientOptions, type FileSource } from "../src/index.ts";

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const MOST = 10 * 2 ** 20;

let bank: ReturnType<typeof createBank>;
beforeEach(() => {
  bank = createBank();
});

function clientOf(options: Partial<BankClientOptions> = {}): BankClient {
  const fetch = createFetchHandler(bank);
  return new BankClient({
    apiKey: bank.apiKey,
    baseUrl: "https://bank.test",
    fetch,
    sleep: async () => {},
    ...options,
  });
}

const purpose = "check_image_front";

/** A web stream that counts the chunks that were read. */
function streamOf(chunks: readonly Uint8Array[]) {
  const taken = { isCanceled: false };
  const left = [...chunks];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
    cancel() {
      taken.isCanceled = true;
    },
  });
  return { taken, stream };
}

const halves = [EVERY_BYTE.slice(0, 100), EVERY_BYTE.slice(100)];

async function* generated() {
  yield* halves;
}

/** A web stream as in a browser without async iteration. */
const { stream: plain } = streamOf(halves);
const withoutIterator = { getReader: () => plain.getReader() };

describe("client.files.create", () => {
  test.each<[string, () => FileSource]>([
    ["a Uint8Array", () => EVERY_BYTE],
    ["a Buffer", () => Buffer.from(EVERY_BYTE)],
    ["a Blob", () => new Blob([EVERY_BYTE])],
    ["a web stream", () => streamOf(halves).stream],
    ["a web stream without async iteration", () => withoutIterator],
    ["a stream of Node", () => Readable.from(halves.map((half) => Buffer.from(half)))],
    ["an async generator", generated],
  ])("files.create uploads the bytes of %s (D-106)", async (_, fileOf) => {
    const file = await clientOf().files.create({ file: fileOf(), purpose });
    expect(file).toMatchObject({ filename: "file", mime_type: "application/octet-stream", purpose, description: null });
    expect(bank.files.contents(file.id).content).toEqual(EVERY_BYTE);
  });

  test("files.create sends the name, type and description", async () => {
    const params = {
      file: EVERY_BYTE,
      purpose,
      filename: 'Schück "1".png',
      mime_type: "image/png",
    } as const;
    const file = await clientOf().files.create({ ...params, description: "Vorderseite 🏦" }, { idempotencyKey: "one" });
    expect(file).toMatchObject({
      filename: 'Schück "1".png',
      mime_type: "image/png",
      description: "Vorderseite 🏦",
      idempotency_key: "one",
    });
  });

  test("files.create uses the name and type of a File, and the type of a Blob", async () => {
    const { files } = clientOf();
    const named = new File([EVERY_BYTE], "check.png", { type: "image/png" });
    expect(await files.create({ file: named, purpose })).toMatchObject({
      filename: "check.png",
      mime_type: "image/png",
    });
    const blob = new Blob([EVERY_BYTE], { type: "application/pdf" });
    expect(await files.create({ file: blob, purpose, filename: "a.pdf" })).toMatchObject({
      filename: "a.pdf",
      mime_type: "application/pdf",
    });
    expect(await files.create({ file: blob, purpose, mime_type: "text/plain" })).toMatchObject({
      mime_type: "text/plain",
    });
  });

  test("files.create uploads a file from disk", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sandbank-"));
    try {
      await writeFile(join(folder, "check.png"), EVERY_BYTE);
      const { id } = await clientOf().files.create({ file: await openAsBlob(join(folder, "check.png")), purpose });
      expect(bank.files.contents(id).content).toEqual(EVERY_BYTE);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("files.create retries a stream after a lost response with the same key, and creates one File", async () => {
    bank.faults.arm({ kind: "drop_after_commit", operation: "files.create" });
    const file = await clientOf().files.create({ file: streamOf(halves).stream, purpose });
    expect(bank.files.list({ purpose: { in: [purpose] } }).data.map(({ id }) => id)[0]).toBe(file.id);
    expect(bank.files.list().data).toHaveLength(4);
    expect(bank.files.contents(file.id).content).toEqual(EVERY_BYTE);
  });

  test("recover returns the File of a stream whose response was lost", async () => {
    bank.faults.arm({ kind: "drop_after_commit", operation: "files.create" });
    const client = clientOf({ maxRetries: 0 });
    const error = await client.files.create({ file: streamOf(halves).stream, purpose }).catch((failure) => failure);
    const { id } = await client.recover<{ id: `file_${string}` }>(error);
    expect(bank.files.contents(id).content).toEqual(EVERY_BYTE);
    expect(bank.files.list().data).toHaveLength(4);
  });

  test("files.create accepts 10 MiB, and reads a stream no further than that", async () => {
    const mebibyte = new Uint8Array(2 ** 20);
    const most = streamOf(Array(10).fill(mebibyte)).stream;
    const { id } = await clientOf().files.create({ file: most, purpose });
    expect(bank.files.contents(id).content).toHaveLength(MOST);
    const { taken, stream } = streamOf(Array(1_000).fill(mebibyte));
    await expect(clientOf().files.create({ file: stream, purpose })).rejects.toThrow(
      "Failed to use file: it must be at most 10485760 bytes",
    );
    expect(taken.isCanceled).toBe(true);
    expect(bank.files.list().data).toHaveLength(4);
  });

  test.each<[string, unknown, string]>([
    ["no file", undefined, "it must be bytes: a Uint8Array, a Blob, or a stream"],
    ["a text", "check.png", "it must be bytes"],
    ["a stream of text", Readable.from(["a", "b"]), "it must be bytes"],
    ["too many bytes", new Uint8Array(MOST + 1), "at most 10485760 bytes"],
    ["a Blob of too many bytes", new Blob([new Uint8Array(MOST + 1)]), "at most 10485760 bytes"],
  ])("files.create refuses %s before it sends a request", async (_, file, message) => {
    const created = clientOf({ fetch: () => expect.fail("sent") }).files.create({ file: file as Uint8Array, purpose });
    const error = await created.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(BankArgumentError);
    expect((error as Error).message).toContain(message);
  });

  test.each<[string, object, string]>([
    ["a purpose that is not text", { purpose: 7 }, "Failed to use purpose: it must be a string, not 7"],
    ["a name that is not text", { filename: 7 }, "Failed to use filename: it must be a string, not 7"],
    ["a type with a line break", { mime_type: "a/b\r\nx: y" }, "Failed to use mime_type"],
  ])("files.create refuses %s", async (_, change, message) => {
    const created = clientOf().files.create({ file: EVERY_BYTE, purpose, ...change } as never);
    await expect(created).rejects.toThrow(message);
  });

  test("files.create rejects with the error of a stream", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("a");
        throw new Error("The disk is gone.");
      })(),
    );
    await expect(clientOf().files.create({ file: broken, purpose })).rejects.toThrow("The disk is gone.");
  });

  test("files.create stops reading an endless stream when the caller aborts", async () => {
    const controller = new AbortController();
    const stalled = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
    const created = clientOf().files.create({ file: stalled, purpose }, { signal: controller.signal });
    controller.abort(new Error("Enough."));
    await expect(created).rejects.toThrow("Enough.");
  });

  test("files.create rejects with the API's error for a purpose that only the bank can set", async () => {
    const created = clientOf().files.create({ file: EVERY_BYTE, purpose: "export" as "other" });
    await expect(created).rejects.toMatchObject({ status: 400, type: "invalid_parameters_error" });
  });
});

describe("client.files.contents", () => {
  test("files.contents returns the bytes with their type (D-106)", async () => {
    const { id } = bank.files.create({ file: EVERY_BYTE, purpose, mime_type: "image/png" });
    expect(await clientOf().files.contents(id)).toEqual({ content: EVERY_BYTE, mime_type: "image/png" });
  });

  test("files.contents returns the status and headers with withResponse", async () => {
    const { id } = bank.files.create({ file: EVERY_BYTE, purpose });
    const { data, status, requestId } = await clientOf().files.contents(id).withResponse();
    expect([data.content, status, requestId]).toEqual([EVERY_BYTE, 200, expect.stringMatching(/^request_/)]);
  });

  test("files.contents rejects with the API's error if the File does not exist", async () => {
    const error = await clientOf()
      .files.contents("file_00000000000000000000")
      .catch((failure: unknown) => failure);
    expect(error).toMatchObject({ status: 404, type: "object_not_found_error", detail: expect.any(String) });
  });

  test("files.contents is retried after a temporary error", async () => {
    const { id } = bank.files.create({ file: EVERY_BYTE, purpose });
    bank.faults.arm({ kind: "internal_server_error", status: 503, operation: "files.contents" });
    expect((await clientOf().files.contents(id)).content).toEqual(EVERY_BYTE);
  });

  test("files.contents rejects if fetch returns a response without arrayBuffer()", async () => {
    const fetch = async () => ({ status: 200, headers: new Headers(), text: async () => "" });
    await expect(clientOf({ fetch }).files.contents("file_1a")).rejects.toThrow("status, headers and arrayBuffer()");
  });
});
