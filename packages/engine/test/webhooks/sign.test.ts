import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeSignature } from "../../src/webhooks/sign.ts";

describe("computeSignature", () => {
  test("signs id, timestamp and body, joined by dots, with the UTF-8 bytes of the secret (D-98)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.string({ unit: "binary" }), (secret, timestamp, body) => {
        const expected = createHmac("sha256", secret).update(`event_1.${timestamp}.${body}`).digest("base64");
        expect(computeSignature({ id: "event_1", timestamp, body }, secret)).toBe(`v1,${expected}`);
        expect(expected).toHaveLength(44);
      }),
      { seed: 20_261_124, numRuns: 200 },
    );
  });

  test.each([0, 1, 63, 64, 65, 119, 120, 128, 4_096, 100_000])(
    "signs a body of %i bytes like the platform's HMAC",
    (length) => {
      const body = "a".repeat(length);
      const expected = createHmac("sha256", "whisper").update(`event_1.1.${body}`).digest("base64");
      expect(computeSignature({ id: "event_1", timestamp: 1, body }, "whisper")).toBe(`v1,${expected}`);
    },
  );

  test.each([1, 31, 32, 63, 64, 65, 100])("signs with a secret of %i bytes like the platform's HMAC", (length) => {
    const secret = "k".repeat(length);
    const expected = createHmac("sha256", secret).update("event_1.1.{}").digest("base64");
    expect(computeSignature({ id: "event_1", timestamp: 1, body: "{}" }, secret)).toBe(`v1,${expected}`);
  });
});
