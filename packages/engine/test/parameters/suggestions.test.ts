import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { distance } from "../../src/store/distance.ts";
import { send } from "../support/send.ts";

test("compares only the first five wrong values of a long enumeration with its values", () => {
  const fees = Array.from({ length: 200 }, (_, index) => ({ fee_type: `account_verification_${index}` }));
  const text = JSON.stringify({ card_id: "card_x", amount: 1, scheme_fees: fees });
  const { body } = send(createBank(), { method: "POST", path: "/simulations/card_authorizations", text });
  const messages = body.errors?.filter(({ field }) => field.endsWith("fee_type")).map(({ message }) => message) ?? [];
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => message.includes(", such as `"))).toEqual(messages.slice(0, 5));
  expect(messages.slice(5).every((message) => /^must be one of \d+ values$/.test(message))).toBe(true);
});

test("reports no distance between texts whose lengths differ by more than the maximum of edits", () => {
  expect(distance("open", `open${"x".repeat(12)}`)).toBe(12);
  expect(distance("open", `open${"x".repeat(13)}`)).toBe(Number.POSITIVE_INFINITY);
});
