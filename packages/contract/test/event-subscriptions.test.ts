import { describe, expect, test } from "vitest";
import { endpointTable } from "../src/endpoint-table.ts";

const { params, result } = endpointTable["eventSubscriptions.create"];
const takes = (body: object) => params.safeParse({ url: "https://a.test", ...body }).success;
const category = { event_category: "account.created" };

describe("eventSubscriptions.create", () => {
  test.each([
    ["https://a.test", true],
    ["https://a.test/hooks?from=bank#top", true],
    ["http://127.0.0.1:3000/hooks", true],
    ["http://[::1]:3000", true],
    ["http://web_app:8080", true],
    ["HTTPS://A.TEST/", true],
    ["https://a.test:65535", true],
    ["https://bücher.test/ü", true],
    ["https://a.test:65536", false],
    ["https://a.test:99999", false],
    ["https://999.999.999.999", false],
    ["https://[::1", false],
    ["https://[::g]", false],
    ["https://a.test%", false],
    ["a.test/hooks", false],
    ["//a.test", false],
    ["/hooks", false],
    ["https:a.test", false],
    ["https://", false],
    ["https://?a", false],
    ["https://a.test/a b", false],
    [" https://a.test", false],
    ["https://a.test\n", false],
    ["https://a.\ttest", false],
    ["ftp://a.test", false],
  ])("eventSubscriptions.create accepts %s as an absolute URL: %s", (url, expected) =>
    expect(takes({ url })).toBe(expected),
  );

  test.each([
    [undefined, true],
    [null, true],
    [[category], true],
    [[], false],
    [[category, { event_category: "account.updated" }], false],
    [[{ event_category: "no.such" }], false],
  ])("eventSubscriptions.create accepts the selected categories %j: %s", (selected_event_categories, expected) => {
    expect(takes({ selected_event_categories })).toBe(expected);
  });

  test.each([
    [0, false],
    [1, true],
    [100, true],
    [101, false],
  ])("eventSubscriptions.create accepts a secret of %d characters: %s", (length, expected) => {
    expect(takes({ shared_secret: "s".repeat(length) })).toBe(expected);
  });

  test("eventSubscriptions.create refuses the status `deleted`", () => {
    expect(takes({ status: "disabled" })).toBe(true);
    expect(takes({ status: "deleted" })).toBe(false);
  });

  test("an Event Subscription in a response has no secret", () =>
    expect(Object.keys(result.shape)).not.toContain("shared_secret"));
});
