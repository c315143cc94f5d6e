import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { volume } from "../../../../tests/support/volume.ts";
import { implementations } from "./implementations.ts";

/** A body of about 16 kB is the largest that is copied, and 64 bytes are a block of SHA-256. */
const bodyLengths = [0, 1, 63, 64, 65, 4_096, 5_400, 5_440, 5_460, 8_000, 16_255, 16_384, 16_385, 200_000];
const keyLengths = [1, 31, 32, 63, 64, 65, 100];

const bodies = bodyLengths.flatMap((length) => [
  { kind: `${length} letters`, body: "a".repeat(length) },
  { kind: `${length} letters of two bytes`, body: "é".repeat(length) },
  { kind: `${length} letters of three bytes`, body: "→".repeat(length) },
  { kind: `${length} bytes`, body: Uint8Array.from({ length }, (_, index) => index * 7) },
]);

describe.each(implementations)("the HMAC of $from", ({ webhooks }) => {
  const sign = (body: string | Uint8Array, secret: string) =>
    webhooks.signWebhook({ id: "event_1", timestamp: 1, body, secret });
  const expected = (body: string | Uint8Array, secret: string) =>
    `v1,${createHmac("sha256", secret).update("event_1.1.").update(body).digest("base64")}`;

  test.each(bodies)("the HMAC of $kind equals the platform's", async ({ body }) => {
    expect(await sign(body, "whisper")).toBe(expected(body, "whisper"));
  });

  test.each(keyLengths)("the HMAC with a key of %i bytes equals the platform's", async (length) => {
    const secret = "k".repeat(length);
    expect(await sign("{}", secret)).toBe(expected("{}", secret));
  });

  test("the HMACs of successive random texts equal the platform's", async () => {
    const text = fc.string({ unit: "binary", maxLength: 300 });
    const secrets = fc
      .string({ unit: "binary", minLength: 1, maxLength: 100 })
      .filter((secret) => secret === secret.trim());
    await fc.assert(
      fc.asyncProperty(text, secrets, async (body, secret) => {
        expect(await sign(body, secret)).toBe(expected(body, secret));
      }),
      { seed: 20_261_121, numRuns: volume(300, 300, 30) },
    );
  });
});

test("the HMAC is the same on a platform without a one-shot hash", async () => {
  vi.resetModules();
  vi.doMock("node:crypto", async (load) => ({ ...(await load<object>()), hash: undefined }));
  onTestFinished(() => {
    vi.doUnmock("node:crypto");
    vi.resetModules();
  });
  const crypto = await import("node:crypto");
  expect(crypto.hash).toBeUndefined();
  const { signWebhook } = await import("../../src/webhooks.ts");
  const right = createHmac("sha256", "whisper").update("event_1.1.{}").digest("base64");
  expect(signWebhook({ id: "event_1", timestamp: 1, body: "{}", secret: "whisper" })).toBe(`v1,${right}`);
});

test("the HMAC leaves no byte of the key in its buffer", async () => {
  vi.resetModules();
  const hashed: Uint8Array[] = [];
  vi.doMock("node:crypto", async (load) => {
    const crypto = await load<typeof import("node:crypto")>();
    const hash = (algorithm: string, data: Uint8Array, encoding: "base64") => {
      hashed.push(data);
      return crypto.hash(algorithm, data, encoding);
    };
    return { ...crypto, hash };
  });
  onTestFinished(() => {
    vi.doUnmock("node:crypto");
    vi.resetModules();
  });
  const { signWebhook } = await import("../../src/webhooks.ts");
  signWebhook({ id: "event_1", timestamp: 1, body: "{}", secret: "whisper" });
  expect(hashed).toHaveLength(2);
  for (const data of hashed) expect([...data.subarray(0, 96)].every((byte) => byte === 0)).toBe(true);
});
