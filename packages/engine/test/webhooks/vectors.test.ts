import { describe, expect, test } from "vitest";
import { vectors } from "../../../contract/test/vectors/webhooks.json" with { type: "json" };
import { signatureOf } from "../../src/webhooks/sign.ts";

/** What openssl signs: the command is in the file. The SDK is held against the same. */
describe("the engine and openssl", () => {
  const texts = vectors.filter(({ secretEncoding }) => secretEncoding === "utf8");

  test("have vectors to agree on", () => {
    expect(texts.length).toBeGreaterThan(10);
  });

  test.each(texts)("sign $name alike", ({ secret, signature, ...signed }) => {
    expect(signatureOf(signed, secret)).toBe(signature);
  });
});
