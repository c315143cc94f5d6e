import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { BankArgumentError } from "../../src/errors/bank-argument-error.ts";
import type { WebhookBody, WebhookHeaders, WebhookVerifierOptions } from "../../src/webhooks.ts";
import { deliveryOf, event, secret, sentAt } from "./delivery.ts";
import { implementations, outcomeOf } from "./implementations.ts";

const now = () => sentAt * 1_000;
const right = deliveryOf();
const { body, headers } = right;
const [id, timestamp, signature] = Object.values(headers) as [string, string, string];
const verified = { id: event.id, timestamp: sentAt };
const bytes = new TextEncoder().encode(body);

describe.each(implementations)("verifyWebhook of $from", ({ webhooks }) => {
  const verify = (message: object) =>
    outcomeOf(() => webhooks.verifyWebhook({ body, headers, secret, now, ...message } as never));

  test("verifyWebhook returns the id and timestamp of a valid delivery", async () => {
    expect(await verify({})).toEqual(verified);
  });

  test.each<[string, WebhookBody]>([
    ["text", body],
    ["a Buffer", Buffer.from(body)],
    ["a Uint8Array", bytes],
    ["a part of a larger buffer", new Uint8Array([1, 2, ...bytes, 3]).subarray(2, 2 + bytes.length)],
    ["a DataView", new DataView(bytes.buffer)],
    ["an ArrayBuffer", bytes.buffer],
    ["an ArrayBuffer of another realm", runInNewContext("Uint8Array.from(bytes).buffer", { bytes }) as ArrayBuffer],
    ["a SharedArrayBuffer", sharedOf(bytes)],
  ])("verifyWebhook accepts a body that is %s", async (_kind, raw) => {
    expect(await verify({ body: raw })).toEqual(verified);
  });

  test.each<[string, unknown]>([
    ["parsed JSON", event],
    ["a parsed array", [event]],
    ["parsed bytes", { type: "Buffer", data: [...bytes] }],
    ["an array of bytes", [...bytes]],
    ["null", null],
    ["nothing", undefined],
    ["a number", 7],
    ["a boxed string", Object(body)],
  ])("verifyWebhook refuses a body that is %s", async (_kind, raw) => {
    expect(await verify({ body: raw })).toBe("invalid_body");
  });

  test.each([
    ["a half of a pair", "\ud83d"],
    ["the other half", "\udcb6"],
    ["the two in the wrong order", "\udcb6\ud83d"],
  ])("verifyWebhook refuses text with %s, which would be signed as U+FFFD", async (_what, half) => {
    const signed = deliveryOf({ body: `"${"\ufffd".repeat(half.length)}"` });
    expect(await verify(signed)).toEqual(verified);
    expect(await verify({ ...signed, body: `"${half}"` })).toBe("invalid_body");
    expect(await verify(deliveryOf({ body: '"\ud83d\udcb6"' }))).toEqual(verified);
  });

  test("signWebhook refuses text with half a surrogate pair", async () => {
    const sign = () => webhooks.signWebhook({ id, timestamp, body: '"\ud83d"', secret });
    expect(await outcomeOf(sign)).toBe("invalid_body");
  });

  test.each<[string, WebhookHeaders]>([
    ["Headers", new Headers(headers)],
    ["an object with names in upper case", mapNames((name) => name.toUpperCase())],
    ["an object with names in title case", mapNames((name) => name.replace(/\b./g, (letter) => letter.toUpperCase()))],
    ["an object with arrays of one", mapValues((value) => [value])],
    ["an object without a prototype", Object.assign(Object.create(null), headers)],
    ["an object of many headers", { "user-agent": "x", host: "y", "content-type": "application/json", ...headers }],
    ["entries", Object.entries(headers)],
    ["entries with arrays", Object.entries(headers).map(([name, value]) => [name, [value]] as const)],
    ["entries in upper case", Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value] as const)],
    ["a Map", new Map(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))],
    ["names and values in turn", ["Host", "x", ...Object.entries(headers).flat()]],
    ["undefined beside", { ...headers, "Webhook-Id": undefined }],
  ])("verifyWebhook accepts headers as %s", async (_kind, given) => {
    expect(await verify({ headers: given })).toEqual(verified);
  });

  const names = Object.keys(headers);

  test.each(names.flatMap((name) => absent(name)))(
    "verifyWebhook refuses a $name header that is $kind",
    async ({ given, code }) => {
      expect(await verify({ headers: given })).toBe(code);
    },
  );

  test.each([
    ["undefined", undefined],
    ["null", null],
    ["text", "webhook-id: x"],
    ["a number", 7],
    ["empty", {}],
    ["empty Headers", new Headers()],
    ["an empty array", []],
  ])("verifyWebhook refuses headers that are %s", async (_kind, given) => {
    expect(await verify({ headers: given })).toBe("missing_header");
  });

  test("verifyWebhook ignores inherited headers", async () => {
    expect(await verify({ headers: Object.create(headers) })).toBe("missing_header");
  });

  test.each<[string, string]>([
    ["two, the right one first", `${signature} v1,${"A".repeat(43)}=`],
    ["two, the right one last", `v1,${"A".repeat(43)}= ${signature}`],
    ["one of another version beside", `v2,${signature.slice(3)} v1a,${"B".repeat(86)} ${signature}`],
    ["one that is malformed beside", `v1,AAAA ${signature}`],
    ["many", `${`v1,${"A".repeat(43)}= `.repeat(100)}${signature}`],
    ["spaces around", `  ${signature}  `],
  ])("verifyWebhook accepts several signatures: %s", async (_kind, list) => {
    expect(await verify({ headers: { ...headers, "webhook-signature": list } })).toEqual(verified);
  });

  const wrong = `v1,${"A".repeat(43)}=`;
  const others = ["", wrong, `v2,${signature.slice(3)}`, `v1a,${"B".repeat(86)}`, `${wrong} ${wrong}`, "x", signature];

  test.each(others.flatMap((other) => twice("webhook-signature", other).map((way) => ({ ...way, other }))))(
    "verifyWebhook accepts several webhook-signature headers: with $other, $kind",
    async ({ given }) => {
      expect(await verify({ headers: given })).toEqual(verified);
    },
  );

  test.each(twice("webhook-signature", wrong))(
    "verifyWebhook refuses a repeated webhook-signature header without a valid value, $kind",
    async ({ given }) => {
      expect(await verify({ headers: given, secret: "other" })).toBe("signature_mismatch");
    },
  );

  test.each<[string, string]>([
    ["two values", `${wrong},${signature}`],
    ["two values, the right one first", `${signature},${wrong}`],
    ["one of another version", `v1a,${"B".repeat(86)},${signature}`],
    ["several", `${wrong},${wrong} ${wrong}, ${signature},${wrong}`],
  ])("verifyWebhook accepts signatures that were joined by a comma without a space: %s", async (_what, joined) => {
    expect(await verify({ headers: { ...headers, "webhook-signature": joined } })).toEqual(verified);
  });

  test("verifyWebhook does not split a signature whose Base64 begins like a version", async () => {
    let number = 0;
    const next = () => deliveryOf({ id: `event_${number++}` });
    let given = next();
    while (!given.headers["webhook-signature"].startsWith("v1,v1")) given = next();
    expect(await verify(given)).toMatchObject({ id: given.headers["webhook-id"] });
  });

  test.each<[string, unknown]>([
    ["one of them is a number", [signature, 7]],
    ["they are more than 8,192 characters", Array.from({ length: 200 }, () => signature)],
  ])("verifyWebhook refuses the values of a repeated webhook-signature if %s", async (_what, values) => {
    expect(await verify({ headers: { ...headers, "webhook-signature": values } })).toBe("invalid_header");
  });

  test.each<[string, string, string]>([
    ["no version", signature.slice(3), "invalid_signature"],
    ["another version only", `v2,${signature.slice(3)}`, "invalid_signature"],
    ["a version in upper case", `V1,${signature.slice(3)}`, "invalid_signature"],
    ["no padding", signature.slice(0, -1), "invalid_signature"],
    ["more padding", `${signature}=`, "invalid_signature"],
    ["a line break", `${signature}\n`, "invalid_signature"],
    ["a tab between", `v2,x\t${signature}`, "invalid_signature"],
    ["hexadecimal", `v1,${Buffer.from(signature.slice(3), "base64").toString("hex")}`, "invalid_signature"],
    ["nothing", "v1,", "invalid_signature"],
    ["spaces", "   ", "invalid_signature"],
    ["another message's", deliveryOf({ body: "{}" }).headers["webhook-signature"], "signature_mismatch"],
    ["another secret's", deliveryOf({ secret: "other" }).headers["webhook-signature"], "signature_mismatch"],
    ["bits to spare that are set", `v1,${spareBits(signature.slice(3))}`, "signature_mismatch"],
    ["one character changed", signature.replace(/.(?==$)/, "A"), "signature_mismatch"],
    ["the URL alphabet", `v1,${"-".repeat(43)}=`, "invalid_signature"],
    ["beyond 8,192 characters", `${signature} ${"v2,x ".repeat(2_000)}`, "invalid_header"],
  ])("verifyWebhook refuses a signature with %s", async (_kind, given, code) => {
    expect(await verify({ headers: { ...headers, "webhook-signature": given } })).toBe(code);
  });

  test("verifyWebhook refuses a signature in the URL alphabet of Base64, even with the same bytes", async () => {
    const given = deliveryOf({ id: "event_8" });
    const url = given.headers["webhook-signature"].replaceAll("+", "-").replaceAll("/", "_");
    expect(await verify(given)).toEqual({ id: "event_8", timestamp: sentAt });
    expect(url).toMatch(/[-_]/);
    expect(await verify({ ...given, headers: { ...given.headers, "webhook-signature": url } })).toBe(
      "invalid_signature",
    );
  });

  test.each([
    "0",
    "01767225600",
    "+1767225600",
    "-1767225600",
    "1767225600.0",
    "1.7e9",
    " 1767225600",
    "1767225600 ",
    "0x69",
    "1767225600000000",
    "NaN",
    "Infinity",
    "1767225600\n",
    "١٧٦٧٢٢٥٦٠٠",
    "2026-01-01T00:00:00Z",
  ])("verifyWebhook refuses the timestamp %j, although the signature is valid", async (given) => {
    expect(await verify(deliveryOf({ timestamp: given }))).toBe("invalid_timestamp");
  });

  test.each<[number, number | undefined, unknown]>([
    [0, undefined, verified],
    [300, undefined, verified],
    [301, undefined, "timestamp_too_old"],
    [-300, undefined, verified],
    [-301, undefined, "timestamp_too_new"],
    [86_400, undefined, "timestamp_too_old"],
    [-86_400, undefined, "timestamp_too_new"],
    [10, 10, verified],
    [11, 10, "timestamp_too_old"],
    [-11, 10, "timestamp_too_new"],
    [0, 0, verified],
    [1, 0, "timestamp_too_old"],
    [-1, 0, "timestamp_too_new"],
  ])(
    "verifyWebhook of a delivery %i s later, with a tolerance of %s: %j [webhook-window]",
    async (later, toleranceSeconds, outcome) => {
      expect(await verify({ now: () => (sentAt + later) * 1_000, toleranceSeconds })).toEqual(outcome);
    },
  );

  test.each<[number, string]>([
    [301, "timestamp too old, age 301 s, tolerance 300 s: check the clock."],
    [-301, "timestamp too new, age -301 s, tolerance 300 s: check the clock."],
    [Number.NaN, "timestamp too new, age NaN s, tolerance 300 s: check the clock."],
  ])("verifyWebhook names the age and the tolerance of a delivery %s s later", async (later, message) => {
    const verifying = async () => webhooks.verifyWebhook({ ...right, secret, now: () => (sentAt + later) * 1_000 });
    await expect(verifying()).rejects.toMatchObject({ message: `[sandbank] Failed to verify a webhook: ${message}` });
  });

  test.each<[string, object]>([
    ["that is too old", { now: () => (sentAt + 301) * 1_000 }],
    ["from the future", { now: () => (sentAt - 301) * 1_000 }],
    ["with a malformed timestamp", { headers: { ...headers, "webhook-timestamp": "0" } }],
  ])("verifyWebhook computes no hash for a delivery %s", async (_when, message) => {
    const hash = vi.spyOn(crypto.subtle, "sign");
    const key = vi.spyOn(crypto.subtle, "importKey");
    const forged = {
      ...headers,
      ...("headers" in message ? (message.headers as object) : {}),
      "webhook-signature": "v1,x",
    };
    expect(await verify({ ...message, headers: forged })).toMatch(/timestamp/);
    expect([hash.mock.calls, key.mock.calls]).toEqual([[], []]);
    vi.restoreAllMocks();
  });

  test.each<[string, () => number | Date | string]>([
    ["milliseconds", () => sentAt * 1_000 + 300_999],
    ["a Date", () => new Date(sentAt * 1_000)],
    ["ISO 8601", () => "2026-01-01T00:00:00.000Z"],
  ])("verifyWebhook accepts the time as %s", async (_kind, time) => {
    expect(await verify({ now: time })).toEqual(verified);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, undefined, null, "soon", {}])(
    "verifyWebhook refuses every delivery if the present time is %s",
    async (time) => {
      expect(await verify({ now: () => time })).toMatch(/^timestamp_too_(old|new)$/);
    },
  );

  test("verifyWebhook uses the machine's time by default", async () => {
    vi.useFakeTimers({ now: (sentAt + 300) * 1_000 });
    try {
      expect(await verify({ now: undefined })).toEqual(verified);
      vi.setSystemTime((sentAt + 301) * 1_000);
      expect(await verify({ now: undefined })).toBe("timestamp_too_old");
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, "300", null, {}])(
    "verifyWebhook refuses the tolerance %s",
    async (toleranceSeconds) => {
      expect(await verify({ toleranceSeconds })).toBe("invalid_option");
    },
  );

  test.each(["2026-01-01T00:00:00Z", sentAt, null, {}])(
    "verifyWebhook refuses %j in place of a function now",
    async (given) => {
      const verifying = async () => webhooks.verifyWebhook({ ...right, secret, now: given as never });
      await expect(verifying()).rejects.toMatchObject({
        code: "invalid_option",
        message: "[sandbank] Failed to verify a webhook: invalid option, now must be a function.",
      });
      expect(await outcomeOf(() => webhooks.unwrapWebhook({ ...right, secret, now: given as never }))).toBe(
        "invalid_option",
      );
    },
  );

  test("verifyWebhook refuses an id with a dot, which would make the signed text ambiguous", async () => {
    const given = deliveryOf({ id: "event_1", body: `${sentAt}.{}` });
    const shifted = { ...given.headers, "webhook-id": `event_1.${sentAt}` };
    expect(await verify(given)).toEqual({ id: "event_1", timestamp: sentAt });
    expect(await verify({ headers: shifted, body: "{}" })).toBe("invalid_header");
  });

  test.each<[string, string | readonly string[], unknown]>([
    ["with the only secret", secret, verified],
    ["with the only secret in an array", [secret], verified],
    ["with the old one of two secrets", ["new", secret], verified],
    ["with the new one of two secrets", [secret, "old"], verified],
    ["with none of the secrets", ["new", "old"], "signature_mismatch"],
    ["with the secret in another case", secret.toUpperCase(), "signature_mismatch"],
  ])("verifyWebhook of a delivery signed %s", async (_which, given, outcome) => {
    expect(await verify({ secret: given })).toEqual(outcome);
  });

  test("verifyWebhook accepts a delivery signed with two secrets, with either secret", async () => {
    const both = await webhooks.signWebhook({ id, timestamp, body, secret: ["new", "old"] });
    expect(both).toMatch(/^v1,\S{44} v1,\S{44}$/);
    for (const one of ["new", "old"]) {
      expect(await verify({ secret: one, headers: { ...headers, "webhook-signature": both } })).toEqual(verified);
    }
  });

  test("verifyWebhook throws an error that says what failed, without a secret or a signature", async () => {
    const refusal = Promise.resolve()
      .then(() => webhooks.verifyWebhook({ body: "{}", headers, secret, now }))
      .catch((error: Error) => error);
    expect(await refusal).toMatchObject({
      name: "WebhookVerificationError",
      message: "[sandbank] Failed to verify a webhook: signature mismatch, check the secret, and that the body is raw.",
    });
    expect(Object.keys((await refusal) as Error)).toEqual(["code"]);
  });
});

describe.each(implementations)("secrets of $from", ({ webhooks }) => {
  test.each<[string, unknown]>([
    ["empty", ""],
    ["missing", undefined],
    ["null", null],
    ["a number", 7],
    ["white space", "  "],
    ["padded before", " secret"],
    ["padded behind", "secret "],
    ["ended by a line break", "secret\n"],
    ["in no array at all", []],
    ["empty in an array", ["good", ""]],
    ["padded in an array", ["good", "bad "]],
    ["missing in an array", [undefined]],
  ])("createWebhookVerifier refuses a secret that is %s", (_kind, given) => {
    expect(() => webhooks.createWebhookVerifier({ secret: given as string })).toThrow(
      expect.objectContaining({
        name: "WebhookVerificationError",
        code: "invalid_secret",
        message: expect.stringContaining("check that it is set, without white space around it."),
      }),
    );
  });

  test.each<[string, "base64" | "auto", string]>([
    ["not Base64", "base64", "secret!"],
    ["Base64 without padding", "base64", "c2VjcmV0MQ"],
    ["Base64 with white space", "base64", "c2Vj cmV0"],
    ["Base64 of the URL alphabet", "base64", "_-_-"],
    ["Base64 with bits to spare that are set", "base64", "c2VjcmV0MR=="],
    ["a prefix alone", "base64", "whsec_"],
    ["a prefix alone", "auto", "whsec_"],
    ["a prefix before what is no Base64", "auto", "whsec_secret!"],
  ])("createWebhookVerifier refuses a secret that is %s as %s", (_kind, secretEncoding, given) => {
    expect(() => webhooks.createWebhookVerifier({ secret: given, secretEncoding })).toThrow(
      expect.objectContaining({
        code: "invalid_secret",
        message:
          "[sandbank] Failed to verify a webhook: invalid secret, it is not Base64 with padding: check secretEncoding.",
      }),
    );
  });

  test.each(["hex", "UTF8", "", null])("createWebhookVerifier refuses the encoding %j", (secretEncoding) => {
    expect(() => webhooks.createWebhookVerifier({ secret, secretEncoding: secretEncoding as "utf8" })).toThrow(
      expect.objectContaining({ code: "invalid_option" }),
    );
  });

  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY])(
    "createWebhookVerifier refuses the tolerance %s",
    (toleranceSeconds) => {
      expect(() => webhooks.createWebhookVerifier({ secret, toleranceSeconds })).toThrow(
        expect.objectContaining({ code: "invalid_option" }),
      );
    },
  );

  test("secrets are used unchanged by default, even with the prefix whsec_", async () => {
    const given = { id, timestamp, body, secret: "whsec_c2VjcmV0" };
    const asText = await webhooks.signWebhook({ ...given, secretEncoding: "utf8" });
    expect(await webhooks.signWebhook(given)).toBe(asText);
    expect(await webhooks.signWebhook({ ...given, secretEncoding: "auto" })).not.toBe(asText);
  });

  test("many secrets are not confused", async () => {
    const secrets = Array.from({ length: 250 }, (_, index) => `secret_${index}`);
    for (const one of [...secrets, ...secrets]) {
      const given = deliveryOf({ secret: one });
      expect(await outcomeOf(() => webhooks.verifyWebhook({ ...given, secret: one, now }))).toEqual(verified);
      const other = { ...given, secret: `${one}_`, now };
      expect(await outcomeOf(() => webhooks.verifyWebhook(other))).toBe("signature_mismatch");
    }
  });
});

describe.each(implementations)("a verifier of $from", ({ webhooks }) => {
  const verifier = webhooks.createWebhookVerifier({ secret, now });

  test.each<[string, unknown, object]>([
    ["no options", undefined, { code: "invalid_secret" }],
    ["null", null, { code: "invalid_secret" }],
    ["a now that is not a function", { secret, now: Date.now() }, { code: "invalid_option" }],
    [
      "an unknown option",
      { secret, tolerance: 10 },
      new BankArgumentError(
        '[sandbank] Failed to make a webhook verifier: there is no option "tolerance". ' +
          "Use secret, secretEncoding, toleranceSeconds, now.",
      ),
    ],
  ])("createWebhookVerifier refuses %s", (_what, options, error) => {
    const make = () => webhooks.createWebhookVerifier(options as WebhookVerifierOptions);
    expect(make).toThrow(error instanceof Error ? error : expect.objectContaining(error));
    expect(make).toThrow(/^\[sandbank\] Failed to /);
  });

  test("a verifier verifies and unwraps", async () => {
    expect(await verifier.verify(right)).toEqual(verified);
    expect(await verifier.unwrap(right)).toEqual(event);
    expect(await outcomeOf<unknown>(() => verifier.verify({ ...right, body: "{}" }))).toBe("signature_mismatch");
  });

  test.each<[string, unknown]>([
    ["text", body],
    ["bytes", bytes],
    ["an ArrayBuffer", bytes.buffer],
  ])("a verifier unwraps %s", async (_kind, raw) => {
    const given = { headers, body: raw as string };
    expect(await verifier.unwrap(given)).toEqual(event);
    expect(await webhooks.unwrapWebhook({ ...given, secret, now })).toEqual(event);
  });

  test.each<[string, string, string]>([
    ["not JSON", "hello", "invalid_event"],
    ["empty", "", "invalid_event"],
    ["null", "null", "invalid_event"],
    ["an array", "[]", "invalid_event"],
    ["an object of another type", JSON.stringify({ ...event, type: "account" }), "invalid_event"],
    ["an Event without a category", JSON.stringify({ ...event, category: undefined }), "invalid_event"],
    ["an Event with a number for an id", JSON.stringify({ ...event, associated_object_id: 7 }), "invalid_event"],
    ["another Event", JSON.stringify({ ...event, id: "event_other" }), "event_mismatch"],
  ])("a verifier refuses to unwrap a body that is %s, although the signature is valid", async (_kind, text, code) => {
    const given = deliveryOf({ body: text });
    expect(await verifier.verify(given)).toEqual(verified);
    expect(await outcomeOf<unknown>(() => verifier.unwrap(given))).toBe(code);
  });

  test.each<[string, (own: Uint8Array) => WebhookBody]>([
    ["a Uint8Array", (own) => own],
    ["a Buffer", (own) => Buffer.from(own.buffer)],
    ["an ArrayBuffer", (own) => own.buffer as ArrayBuffer],
  ])("a verifier unwraps %s as it was at the call, even if its owner changes it afterwards", async (_kind, view) => {
    const changed = { ...event, associated_object_id: event.associated_object_id.toUpperCase() };
    const own = new TextEncoder().encode(body);
    const unwrapping = webhooks.unwrapWebhook({ headers, body: view(own), secret, now });
    own.set(new TextEncoder().encode(JSON.stringify(changed)));
    expect(await unwrapping).toEqual(event);
  });

  test("a verifier unwraps the signed bytes, even if they change while it tries its keys", async () => {
    const own = new TextEncoder().encode(body);
    const unwrapping = webhooks.unwrapWebhook({ headers, body: own, secret: ["new", secret, "old"], now });
    await Promise.resolve();
    own.fill(0);
    expect(await unwrapping).toEqual(event);
  });

  test("a verifier refuses to unwrap bytes that are not UTF-8", async () => {
    const broken = Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xff, 0x7d])]);
    const signed = await webhooks.signWebhook({ id, timestamp, body: broken, secret });
    const given = { body: broken, headers: { ...headers, "webhook-signature": signed } };
    expect(await verifier.verify(given)).toEqual(verified);
    expect(await outcomeOf<unknown>(() => verifier.unwrap(given))).toBe("invalid_event");
  });
});

function mapNames(change: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [change(name), value]));
}

function mapValues<T>(change: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
}

/** Every way in which a header can be absent. */
function absent(name: string) {
  const value = headers[name as keyof typeof headers];
  const { [name as keyof typeof headers]: _left, ...others } = headers;
  const pairs = Object.entries(others);
  return [
    { name, kind: "left out", given: others, code: "missing_header" },
    { name, kind: "empty", given: { ...headers, [name]: "" }, code: "missing_header" },
    { name, kind: "undefined", given: { ...headers, [name]: undefined }, code: "missing_header" },
    { name, kind: "null", given: { ...headers, [name]: null }, code: "missing_header" },
    { name, kind: "an empty array", given: { ...headers, [name]: [] }, code: "missing_header" },
    { name, kind: "an array of nothing", given: { ...headers, [name]: [undefined] }, code: "missing_header" },
    { name, kind: "left out of entries", given: pairs, code: "missing_header" },
    { name, kind: "left out of Headers", given: new Headers(others), code: "missing_header" },
    { name, kind: "a number", given: { ...headers, [name]: 1_767_225_600 }, code: "invalid_header" },
    { name, kind: "a boolean", given: { ...headers, [name]: true }, code: "invalid_header" },
    { name, kind: "an object", given: { ...headers, [name]: { toString: () => value } }, code: "invalid_header" },
    ...(name === "webhook-signature" ? [] : repeated(name)),
  ];
}

/** Every way in which a header can be repeated. */
function repeated(name: string) {
  return [
    ...twice(name, headers[name as keyof typeof headers]).map((way) => ({ name, ...way, code: "repeated_header" })),
    { name, kind: "empty and there", given: { [name.toUpperCase()]: "", ...headers }, code: "missing_header" },
  ];
}

/** The headers of a valid delivery, with an additional value for one of them, before or after its own. */
function twice(name: string, value: string): { kind: string; given: WebhookHeaders }[] {
  const own = headers[name as keyof typeof headers];
  const appended = new Headers(headers);
  appended.append(name, value);
  return [
    { kind: "an array of two", given: { ...headers, [name]: [own, value] } },
    { kind: "an array of two, the other way around", given: { ...headers, [name]: [value, own] } },
    { kind: "there in two cases", given: { ...headers, [name.toUpperCase()]: value } },
    { kind: "there in two cases, the other way around", given: { [name.toUpperCase()]: value, ...headers } },
    { kind: "there twice in entries", given: [...Object.entries(headers), [name, value] as const] },
    {
      kind: "there twice in entries, the other way around",
      given: [[name, value] as const, ...Object.entries(headers)],
    },
    { kind: "there twice in turn", given: [...Object.entries(headers).flat(), name, value] },
    { kind: "appended to Headers", given: appended },
    { kind: "joined by a server", given: { ...headers, [name]: `${own}, ${value}` } },
    { kind: "joined by a server, the other way around", given: { ...headers, [name]: `${value}, ${own}` } },
  ];
}

/** Encodes the same bytes for a lenient decoder: sets the spare bits of the last character before the padding. */
function spareBits(base64: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const last = alphabet[alphabet.indexOf(base64[42] as string) + 1] as string;
  const changed = `${base64.slice(0, 42)}${last}=`;
  expect(Buffer.from(changed, "base64")).toEqual(Buffer.from(base64, "base64"));
  return changed;
}

function sharedOf(view: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(view.length);
  new Uint8Array(shared).set(view);
  return shared;
}
