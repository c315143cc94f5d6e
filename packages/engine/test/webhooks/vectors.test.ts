import { describe, expect, test } from "vitest";
import { vectors } from "../../../contract/test/vectors/webhooks.json" with { type: "json" };
import { computeSignature } from "../../src/webhooks/sign.ts";

/** Signatures made with openssl. The command is in the file, and the SDK is tested against the same file. */
describe("signatures made with openssl", () => {
  const texts = vectors.filter(({ secretEncoding }) => secretEncoding === "utf8");

  test("has more than ten vectors signed by openssl", () => {
    expect(texts.length).toBeGreaterThan(10);
  });

  test.each(texts)("signs $name as openssl does", ({ secret, signature, ...signed }) => {
    expect(computeSignature(signed, secret)).toBe(signature);
  });
});
