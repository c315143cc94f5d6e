import { constants, type File } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERY_BYTE, type Form, type FormPart, formOf, joined, uploadForm } from "../../../../tests/support/form.ts";
import { type Bank, type BankResponse, createBank } from "../../src/index.ts";
import { invalid, keyUsed, malformed, type Refusal, refusalOf, stateText } from "../support/send.ts";

const MOST = constants.fileMaximumBytes;
const REST = constants.multipartRestMaximumBytes;

let bank: Bank;
beforeEach(() => {
  bank = createBank();
});

function post({ headers, body }: Form, more: Readonly<Record<string, string | undefined>> = {}): BankResponse {
  const authorization = `Bearer ${bank.apiKey}`;
  return bank.handle({ method: "POST", path: "/files", headers: { authorization, ...headers, ...more }, body });
}

function get(path: string): BankResponse {
  return bank.handle({ method: "GET", path, headers: { authorization: `Bearer ${bank.apiKey}` } });
}

const jsonOf = ({ body }: BankResponse) => JSON.parse(String(body));

function refused(response: BankResponse): Refusal {
  return refusalOf({ ...response, body: jsonOf(response) });
}

const picture: FormPart = { name: "file", content: EVERY_BYTE, filename: "check.png", type: "image/png" };
const purpose: FormPart = { name: "purpose", content: "check_image_front" };
const description: FormPart = { name: "description", content: "Scheck Nr. 1042 über 5 € 🏦" };

describe("POST /files", () => {
  test("creates a File from the parts of a form, with the file name and type of the part `file`, and emits `file.created` (D-94, D-106)", () => {
    const response = post(formOf([purpose, description, picture]), { "idempotency-key": "upload" });
    expect([response.status, jsonOf(response)]).toEqual([
      200,
      {
        id: expect.stringMatching(/^file_[0-9a-z]{20}$/),
        created_at: "2026-01-01T00:00:00.000Z",
        description: "Scheck Nr. 1042 über 5 € 🏦",
        direction: "to_operator",
        filename: "check.png",
        idempotency_key: "upload",
        mime_type: "image/png",
        purpose: "check_image_front",
        type: "file",
      } satisfies Record<keyof File, unknown>,
    ]);
    expect(bank.files.list({ purpose: { in: ["check_image_front"] } }).data[0]).toEqual(jsonOf(response));
    const { id } = jsonOf(response) as File;
    expect(bank.events.list().data).toMatchObject([{ category: "file.created", associated_object_id: id }]);
  });

  test("accepts the parts in any order, and without a description", () => {
    const { status, ...response } = post(formOf([picture, purpose]));
    expect([status, jsonOf({ status, ...response })]).toEqual([200, expect.objectContaining({ description: null })]);
  });

  test.each<[string, FormPart, Partial<File>]>([
    ["without a type", { ...picture, type: undefined as never }, { mime_type: "application/octet-stream" }],
    [
      "with a type that has parameters",
      { ...picture, type: "text/plain;charset=UTF-8" },
      { mime_type: "text/plain;charset=UTF-8" },
    ],
    ["with quotes in its name", { ...picture, filename: "a %22b%22.png" }, { filename: 'a "b".png' }],
    ["with a name beyond ASCII", { ...picture, filename: "Schück 🏦.png" }, { filename: "Schück 🏦.png" }],
    ["with no bytes", { ...picture, content: "" }, { filename: "check.png" }],
  ])("accepts a file %s", (_, part, expected) => {
    const response = post(formOf([part, purpose]));
    expect([response.status, jsonOf(response)]).toEqual([200, expect.objectContaining(expected)]);
  });

  test.each<[string, readonly FormPart[], Refusal, string]>([
    ["no purpose", [picture], invalid("purpose"), "`purpose` is required"],
    ["no file", [purpose], invalid("file"), "`file` is required"],
    ["no part at all", [], invalid("file", "purpose"), "`file` is required; `purpose` is required"],
    [
      "a file that is text",
      [{ name: "file", content: "check.png" }, purpose],
      invalid("file"),
      "must be sent as a file",
    ],
    ["a file without a name", [{ ...picture, filename: "" }, purpose], invalid("filename"), "at least 1 character"],
    [
      "a file with a line break in its name",
      [{ ...picture, filename: "a%0Ab" }, purpose],
      invalid("filename"),
      "without control",
    ],
    ["a file with an invalid type", [{ ...picture, type: "png" }, purpose], invalid("mime_type"), "media type"],
    ["the file twice", [picture, picture, purpose], invalid("file"), "must be given only once"],
    ["the purpose twice", [picture, purpose, purpose], invalid("purpose"), "must be given only once"],
    [
      "a purpose that is a file",
      [picture, { ...purpose, filename: "a.txt" }],
      invalid("purpose"),
      "must be text, not a file",
    ],
    ["a purpose that is not UTF-8", [picture, { name: "purpose", content: Uint8Array.of(0xff) }], malformed, "UTF-8"],
    [
      "an unknown purpose",
      [picture, { name: "purpose", content: "selfie" }],
      invalid("purpose"),
      "must be one of 23 values",
    ],
    [
      "an unknown part",
      [picture, purpose, { name: "label", content: "x" }],
      invalid("label"),
      "is not a known parameter",
    ],
    ["an unknown file", [picture, purpose, { ...picture, name: "back" }], invalid("back"), "is not a known parameter"],
    [
      "a part called __proto__",
      [picture, purpose, { name: "__proto__", content: "x" }],
      invalid("__proto__"),
      "not a known",
    ],
    [
      "the file name as a part",
      [picture, purpose, { name: "filename", content: "x" }],
      invalid("filename"),
      "must be a header of the part",
    ],
    ["an empty description", [picture, purpose, { ...description, content: "" }], invalid("description"), "at least 1"],
    ["several issues", [{ ...description, content: "" }], invalid("file", "purpose", "description"), "is required"],
  ])("refuses an upload with %s, and changes nothing (D-05, D-106)", (_, parts, expected, words) => {
    const before = stateText(bank);
    const response = post(formOf(parts), { "idempotency-key": "one" });
    expect([refused(response), jsonOf(response).detail]).toEqual([expected, expect.stringContaining(words)]);
    expect(stateText(bank)).toBe(before);
  });

  test.each([
    "processed_check_image_front",
    "processed_check_image_back",
    "form_1099_int",
    "form_1099_misc",
    "export",
    "fee_statement",
    "account_verification_letter",
    "funding_instructions",
    "hold_harmless_letter",
  ])("refuses an upload with the purpose %s, which only the bank uses (D-106)", (content) => {
    expect(refused(post(formOf([picture, { name: "purpose", content }])))).toEqual(invalid("purpose"));
  });

  const boundary = "----form-42";
  const right = formOf([picture, purpose], boundary).body;
  const type = `multipart/form-data; boundary=${boundary}`;
  const text = (body: string) => joined([body.replaceAll("\n", "\r\n")]);
  const head = 'Content-Disposition: form-data; name="purpose"';

  const wrongDispositions = [
    ["form-data", "Content-Disposition"],
    ["attachment; name=purpose", "Content-Disposition"],
    ["form-data; name=purpose; filename=check 1.png", "Content-Disposition"],
    ['form-data; name="purpose', "Content-Disposition"],
    ["form-data; name=purpose; name=file", "Content-Disposition"],
    ["form-data; name=file; filename*=utf-16''a", "UTF-8''"],
    ["form-data; name=file; filename*=utf-8''%ff", "UTF-8''"],
  ] as const;

  test.each<[string, string | undefined, Uint8Array, string]>([
    ["without a type", undefined, right, "without a Content-Type"],
    ["as JSON", "application/json", right, 'as "application/json"'],
    ["as another kind of multipart", `multipart/mixed; boundary=${boundary}`, right, 'as "multipart/mixed'],
    ["without a boundary", "multipart/form-data", right, "no valid boundary"],
    ["with an empty boundary", "multipart/form-data; boundary=", right, "no valid boundary"],
    ["with two boundaries", `${type}; boundary=b`, right, "no valid boundary"],
    ["with a boundary of 71 characters", `multipart/form-data; boundary=${"b".repeat(71)}`, right, "no valid boundary"],
    ["with a boundary that ends in a space", 'multipart/form-data; boundary="b "', right, "no valid boundary"],
    ["with another boundary than the body has", "multipart/form-data; boundary=other", right, "does not contain"],
    ["with nothing in it", type, new Uint8Array(), "does not contain"],
    ["whose last line goes on", type, joined([right.slice(0, -2), "epilogue"]), "on the line of the boundary"],
    ["whose boundary is followed by text", type, text(`--${boundary} a\n${head}\n\na`), "on the line of the boundary"],
    ["with line ends of Unix", type, joined([`--${boundary}\n${head}\n\na\n--${boundary}--\n`]), "LF instead of CRLF"],
    ["with a part without headers", type, text(`--${boundary}\n\na\n--${boundary}--\n`), 'invalid header ""'],
    [
      "with a part without a Content-Disposition",
      type,
      text(`--${boundary}\nContent-Type: a/b\n\na\n--${boundary}--\n`),
      "Content-Disposition",
    ],
    ["with a header twice", type, text(`--${boundary}\n${head}\n${head}\n\na\n--${boundary}--\n`), "repeated header"],
    [
      "with a line that is not a header",
      type,
      text(`--${boundary}\n${head}\nnothing\n\na\n--${boundary}--\n`),
      'invalid header "nothing"',
    ],
    [
      "with headers that are not UTF-8",
      type,
      joined([`--${boundary}\r\n`, Uint8Array.of(0xff), `\r\n\r\na\r\n--${boundary}--`]),
      "not UTF-8",
    ],
    [
      "with an encoded part",
      type,
      text(`--${boundary}\n${head}\nContent-Transfer-Encoding: base64\n\nYQ==\n--${boundary}--\n`),
      "Content-Transfer-Encoding",
    ],
    ...wrongDispositions.map(([value, words]): [string, string, Uint8Array, string] => [
      `with the Content-Disposition ${value}`,
      type,
      text(`--${boundary}\nContent-Disposition: ${value}\n\na\n--${boundary}--\n`),
      words,
    ]),
  ])("refuses an upload body %s (D-28, D-106)", (_, contentType, body, words) => {
    const response = post({ headers: { "content-type": contentType as string }, body });
    expect([refused(response), jsonOf(response).detail]).toEqual([malformed, expect.stringContaining(words)]);
  });

  const disposition = 'form-data; name="file"; filename="check.png"';

  /** The form of a client: what differs, and the file name that it sends. */
  test.each<[string, { readonly [Part in "value" | "more" | "before" | "after" | "padding"]?: string }, string?]>([
    ["tokens and `filename*`", { value: "form-data; name=file; filename=check.png; filename*=utf-8''check.png" }],
    ["an encoded word", { value: `form-data; name=file; filename="=?utf-8?B?w4k=?="; filename*=utf-8''%C3%89` }, "É"],
    ["`filename*` alone", { value: "form-data; name=\"file\"; filename*=UTF-8'en'caf%C3%A9.png" }, "café.png"],
    ["`filename*` in Latin-1", { value: "form-data; name=file; filename*=ISO-8859-1''caf%e9.png" }, "café.png"],
    ["a wrong `filename*`", { value: `${disposition}; filename*=utf-8''%ff` }],
    ["escaped quotes", { value: String.raw`form-data; name="file"; filename="a\"b\\c.png"` }, String.raw`a"b\c.png`],
    ["a backslash", { value: String.raw`form-data; name="file"; filename="C:\a\"` }, "C:\\a\\"],
    ["`filename` first", { value: "form-data; filename=check.png; name=file" }],
    ["white space around signs", { value: 'form-data ;name = "file"\t;  filename= "check.png" ;' }],
    ["names in capitals", { value: 'FORM-DATA; NAME="file"; FileName="check.png"' }],
    ["other parameters", { value: `${disposition}; size=2; note="a; b"` }],
    ["a folded header", { value: 'form-data;\r\n name="file";\r\n\tfilename="check.png"' }],
    ["other headers", { more: "\r\nContent-Transfer-Encoding: Binary\r\nX.Note: ü\r\nx.note:\r\nContent-ID : <a@b>" }],
    ["an empty line in front", { before: "\r\n" }],
    ["a preamble", { before: "This is a message in several parts.\r\n--form\r\n" }],
    ["an epilogue", { after: `\r\nThe end\r\n--${boundary}\r\n` }],
    ["white space behind boundaries", { padding: " \t", after: "\r\n" }],
    ["no line end at the end", { after: "" }],
  ])(
    "accepts a form with %s (D-106)",
    (_, { value = disposition, more = "", before = "", after = "\r\n", padding = "" }, name) => {
      const line = `\r\n--${boundary}`;
      const start = `${before}--${boundary}${padding}\r\nContent-Disposition: ${value}${more}\r\nContent-Type: image/png\r\n\r\n`;
      const end = `${line}${padding}\r\n${head}\r\n\r\ncheck_image_front${line}--${padding}${after}`;
      const response = post({ headers: { "content-type": type }, body: joined([start, EVERY_BYTE, end]) });
      const { id } = jsonOf(response);
      expect([response.status, jsonOf(response)]).toEqual([
        200,
        expect.objectContaining({
          filename: name ?? "check.png",
          mime_type: "image/png",
          purpose: "check_image_front",
        }),
      ]);
      expect(bank.files.contents(id).content).toEqual(EVERY_BYTE);
    },
  );

  test.each([
    ["text/plain; charset=ISO-8859-1", Uint8Array.of(0x63, 0xe9)],
    ['text/plain;charset="utf-8"', "c\u00e9"],
    ["text/plain; charset=windows-1252", "c\u00e9"],
  ])("decodes a text of the type %s", (textType, content) => {
    const response = post(formOf([picture, purpose, { name: "description", type: textType, content }]));
    expect(jsonOf(response)).toMatchObject({ description: "c\u00e9" });
  });

  test("refuses an upload body that is cut off at any point", () => {
    const end = right.length - "--\r\n".length;
    for (let length = 0; length <= end + 1; length++) {
      expect(refused(post({ headers: { "content-type": type }, body: right.slice(0, length) }))).toEqual(malformed);
    }
    expect(post({ headers: { "content-type": type }, body: right.slice(0, end + 2) }).status).toBe(200);
  });

  test("accepts a quoted boundary, with other parameters and in any case", () => {
    const header = `Multipart/Form-Data; charset=utf-8; BOUNDARY="${boundary}"`;
    expect(post({ headers: { "content-type": header }, body: right }).status).toBe(200);
  });

  test("keeps file contents that resemble a boundary", () => {
    const content = joined([`\r\n--${boundary.slice(0, -1)}\r\n--\r\r\n-`, `--${boundary}`, "\r\n\r\n"]);
    const { id } = jsonOf(post(formOf([{ ...picture, content }, purpose], boundary)));
    expect(bank.files.contents(id).content).toEqual(content);
  });

  test("refuses query parameters of an upload", () => {
    const { headers, body } = formOf([picture, purpose]);
    const request = {
      method: "POST",
      path: "/files?purpose=other",
      headers: { ...headers, authorization: `Bearer ${bank.apiKey}` },
    };
    expect(refused(bank.handle({ ...request, body }))).toEqual(invalid("query.purpose"));
  });

  test("ignores and reports unknown parts of an upload with `unknownFields: 'ignore'` (D-06)", () => {
    bank = createBank({ unknownFields: "ignore" });
    expect(post(formOf([picture, purpose, { name: "label", content: "x" }])).status).toBe(200);
    expect(bank.unreadFields()).toEqual(["files.create label"]);
  });

  test("keeps a copy of the bytes of an uploaded Buffer", () => {
    const { headers, body } = formOf([picture, purpose]);
    const buffer = Buffer.from(body);
    const { id } = jsonOf(post({ headers, body: buffer }));
    buffer.fill(0);
    expect(bank.files.contents(id).content).toEqual(EVERY_BYTE);
  });

  test("accepts a form that a client sends as a string", () => {
    const body = new TextDecoder().decode(formOf([{ ...picture, content: "ü" }, purpose]).body);
    const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": type };
    const response = bank.handle({ method: "POST", path: "/files", headers, body });
    expect(bank.files.contents(jsonOf(response).id).content).toEqual(joined(["ü"]));
  });
});

describe("the size of an upload", () => {
  const large = (bytes: number) => ({ ...picture, content: new Uint8Array(bytes) });

  test.each([
    [MOST, 200],
    [MOST + 1, 400],
    [MOST + REST, 400],
    [MOST + REST + 1, 400],
  ])("responds to an upload with a file of %i bytes with %i (D-106)", (bytes, status) => {
    const response = post(formOf([large(bytes), purpose]));
    expect(response.status).toBe(status);
    if (status === 400) {
      expect(refused(response)).toEqual(malformed);
      expect(jsonOf(response).detail).toMatch(
        /The file has \d+ bytes; the maximum is 10485760|The body is larger than 10551296 bytes/,
      );
    }
  });

  test("limits the size of an upload without its file, to the byte", () => {
    const rest = ({ body }: Form) => body.length - EVERY_BYTE.length;
    const filler = (length: number) => formOf([picture, purpose, { name: "filler", content: "f".repeat(length) }]);
    const most = REST - rest(filler(0));
    expect(refused(post(filler(most)))).toEqual(invalid("filler"));
    expect(refused(post(filler(most + 1)))).toEqual(malformed);
    expect(jsonOf(post(filler(most + 1))).detail).toContain("more than 65536 bytes in addition to the file");
  });

  test("limits the headers of the parts and the number of parts", () => {
    const parts = Array.from({ length: 2_000 }, (_, index) => ({ name: `part${index}`, content: "" }));
    expect(refused(post(formOf(parts)))).toEqual(malformed);
    expect(refused(post(formOf([{ ...picture, filename: "f".repeat(REST) }, purpose])))).toEqual(malformed);
  });

  test("refuses a too large upload by its headers, without a body", () => {
    const { headers } = formOf([picture, purpose]);
    const request = { headers, body: new Uint8Array() };
    expect(refused(post(request, { "content-length": String(MOST + REST + 1) }))).toEqual(malformed);
  });

  test("keeps the body limit of other requests (D-18)", () => {
    const authorization = `Bearer ${bank.apiKey}`;
    const form = formOf([picture]);
    expect(bank.bodyLimit({ method: "POST", path: "/accounts", headers: { ...form.headers, authorization } })).toBe(
      2 ** 20,
    );
  });

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ["a form", { "content-type": "multipart/form-data; boundary=b" }, MOST + REST],
    ["JSON", { "content-type": "application/json" }, 0],
    ["a form without a boundary", { "content-type": "multipart/form-data" }, 0],
    [
      "a form with a too large content-length",
      { "content-type": "multipart/form-data; boundary=b", "content-length": "10551297" },
      0,
    ],
  ])("tells servers how much of %s to read before the response", (_, headers, expected) => {
    const authorization = `Bearer ${bank.apiKey}`;
    expect(bank.bodyLimit({ method: "POST", path: "/files", headers: { ...headers, authorization } })).toBe(expected);
  });
});

describe("an upload under an idempotency key", () => {
  const params = { file: EVERY_BYTE, purpose: "check_image_front", filename: "check.png", description: "Front" };
  const key = { "idempotency-key": "upload" };

  test("replays an upload with equal parts in any order and with any boundary (D-07, D-106)", () => {
    const first = post(uploadForm(params), key);
    const { description: text, ...rest } = params;
    const again = post(uploadForm({ ...rest, description: text }, "another"), key);
    expect([again.status, again.headers["idempotent-replayed"], again.body]).toEqual([200, "true", first.body]);
    expect(bank.files.list().data).toHaveLength(4);
  });

  test.each<[string, object]>([
    ["bytes", { file: EVERY_BYTE.toReversed() }],
    ["purpose", { purpose: "check_image_back" }],
    ["description", { description: "Back" }],
    ["file name", { filename: "other.png" }],
    ["type", { mime_type: "image/png" }],
  ])("refuses a repeated upload with 409 when the %s differs", (_, change) => {
    const { id } = jsonOf(post(uploadForm(params), key));
    const again = post(uploadForm({ ...params, ...change }), key);
    expect(refused(again)).toEqual(keyUsed);
    expect(jsonOf(again).resource_id).toBe(id);
  });

  test("replays an upload as a direct call", () => {
    const file = jsonOf(post(uploadForm(params), key));
    expect(bank.files.create({ ...params, purpose: "check_image_front" }, { idempotencyKey: "upload" })).toEqual(file);
  });
});

describe("GET /files/{file_id}/contents", () => {
  test("returns the bytes that were uploaded, with their type (D-106)", () => {
    const { id } = jsonOf(post(formOf([picture, purpose])));
    const { status, headers, body } = get(`/files/${id}/contents`);
    expect([status, headers["content-type"], body]).toEqual([200, "image/png", EVERY_BYTE]);
  });

  test("returns 404 as JSON for the contents of an unknown File", () => {
    const response = get("/files/file_00000000000000000000/contents");
    expect([response.headers["content-type"], refused(response).type]).toEqual([
      "application/json",
      "object_not_found_error",
    ]);
  });
});

describe("a JSON body of bytes", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const send = (body: Uint8Array) =>
    bank.handle({ method: "POST", path: "/accounts", headers: { authorization: `Bearer ${bank.apiKey}` }, body });

  test.each([
    ["text", bytes('{"name":"Ü 🏦"}')],
    ["text after a byte order mark", bytes('\ufeff{"name":"Ü 🏦"}')],
  ])("reads a JSON body of bytes as %s", (_, body) => {
    expect(jsonOf(send(body))).toMatchObject({ name: "Ü 🏦", type: "account" });
  });

  test("refuses a JSON body of bytes that is not UTF-8 or too large", () => {
    const tooLarge = bytes(`{"name":"A"}${" ".repeat(2 ** 20)}`);
    for (const body of [Uint8Array.of(0x7b, 0xff, 0x7d), tooLarge]) expect(refused(send(body))).toEqual(malformed);
  });
});
