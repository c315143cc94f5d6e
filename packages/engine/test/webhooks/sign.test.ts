import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hmacSha256, sha256 } from "../../src/webhooks/sha256.ts";
import { signatureOf } from "../../src/webhooks/sign.ts";

const bytes = fc.uint8Array({ maxLength: 300, size: "max" });
const hex = (digest: Uint8Array) => Buffer.from(digest).toString("hex");

describe("sha256", () => {
  test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 100_000])(
    "digests %i bytes as the platform does",
    (length) => {
      const message = Uint8Array.from({ length }, (_, index) => index * 7);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    },
  );

  test("digests parts as what they make together", () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(hex(sha256(one, other))).toBe(createHash("sha256").update(one).update(other).digest("hex"));
      }),
      { seed: 20_261_122, numRuns: 200 },
    );
  });

  test("is keyed as the platform keys it, whatever the length of the key", () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
      }),
      { seed: 20_261_123, numRuns: 200 },
    );
  });
});

describe("signatureOf", () => {
  test("signs id, timestamp and body, joined by dots, with the UTF-8 bytes of the secret (D-98)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.string({ unit: "binary" }), (secret, timestamp, body) => {
        const expected = createHmac("sha256", secret).update(`event_1.${timestamp}.${body}`).digest("base64");
        expect(signatureOf({ id: "event_1", timestamp, body }, secret)).toBe(`v1,${expected}`);
        expect(expected).toHaveLength(44);
      }),
      { seed: 20_261_124, numRuns: 200 },
    );
  });
});
