import { describe, expect, test, vi } from "vitest";
import { isListed } from "../../src/webhooks/signatures.ts";

const right = `v1,${"A".repeat(43)}=`;

/** Returns how many characters are read to compare a signature that is wrong at these positions. */
function lookedAt(...wrong: readonly number[]): number {
  const characters = [...right];
  for (const place of wrong) characters[place + 3] = "B";
  const look = vi.spyOn(String.prototype, "charCodeAt");
  try {
    expect(isListed(right, characters.join(""))).toBe(wrong.length === 0);
    return look.mock.calls.length;
  } finally {
    look.mockRestore();
  }
}

describe("the signatures of a delivery", () => {
  test.each([[[0]], [[21]], [[43]], [[0, 43]], [Array.from({ length: 44 }, (_, place) => place)]])(
    "signatures are compared in constant time: a signature that is wrong at %j is read to its end [webhook-constant-time]",
    (places) => {
      expect(lookedAt(...places)).toBe(lookedAt());
      expect(lookedAt()).toBe(94);
    },
  );

  test("each signature of a delivery is compared [webhook-constant-time]", () => {
    expect(isListed(right, `v1,${"B".repeat(44)} ${right}`)).toBe(true);
  });
});
