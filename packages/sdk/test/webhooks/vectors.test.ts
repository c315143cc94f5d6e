import { describe, expect, test } from "vitest";
import { vectors } from "../../../contract/test/vectors/webhooks.json" with { type: "json" };
import { implementations, outcomeOf } from "./implementations.ts";

const encodings = ["utf8", "base64", "auto"] as const;

const cases = vectors.map((vector) => ({
  ...vector,
  secretEncoding: encodings.find((encoding) => encoding === vector.secretEncoding),
  now: () => Number(vector.timestamp) * 1_000,
  headers: {
    "webhook-id": vector.id,
    "webhook-timestamp": vector.timestamp,
    "webhook-signature": vector.signature,
  },
}));

/** Vectors that openssl signed. The command is in the file. */
describe.each(implementations)("$from and openssl", ({ webhooks }) => {
  test("there are webhook test vectors", () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  test.each(cases)("the SDK and openssl sign $name alike", async (vector) => {
    expect(await webhooks.signWebhook(vector)).toBe(vector.signature);
    expect(await webhooks.signWebhook({ ...vector, body: Buffer.from(vector.body) })).toBe(vector.signature);
  });

  test.each(cases)("the SDK verifies the openssl signature of $name", async (vector) => {
    expect(await webhooks.verifyWebhook(vector)).toEqual({ id: vector.id, timestamp: Number(vector.timestamp) });
  });

  test.each(cases)("the SDK refuses $name with a changed character in the body", async (vector) => {
    expect(await outcomeOf(() => webhooks.verifyWebhook({ ...vector, body: `${vector.body}!` }))).toBe(
      "signature_mismatch",
    );
  });
});
