import { describe, expect, test } from "vitest";
import { diffLines } from "../src/cli/commands/look/diff-lines.ts";
import { plain } from "../src/cli/output/paint.ts";
import { hostNotAllowed, noSuchAdminRoute, noSuchBank, originNotAllowed } from "../src/errors/server-errors.ts";

/** Two texts that long, one with an emoji across every even boundary, and one across every odd boundary. */
const texts = ["", "x"].map((start) => start + "😀".repeat(300));
const halves = /\p{Surrogate}|\\ud[89ab]/iu;

function printChange(path: string, before: unknown, after: unknown): string {
  const changed = [{ id: "account_1", fields: [{ path, before, after }] }];
  const resources = [{ resource: "accounts", created: [], changed, deleted: [] }];
  const diff = { clock: { before: "t", after: "t" }, balances: [], resources };
  const page = { width: Number.POSITIVE_INFINITY, paint: plain, names: {} };
  return diffLines(diff as unknown as Parameters<typeof diffLines>[0], page);
}

describe("a caller's text in an error of the server", () => {
  test.each([
    ["host", (text: string) => hostNotAllowed(text).message],
    ["origin", (text: string) => originNotAllowed(text).message],
    ["path", (text: string) => noSuchAdminRoute("GET", text, undefined).message],
    ["bank", (text: string) => noSuchBank(text).message],
  ])("quotes a long %s without half a character", (_, messageOf) => {
    for (const text of texts) {
      expect(messageOf(text)).toContain("😀");
      expect(messageOf(text)).not.toMatch(halves);
    }
  });
});

describe("a value in a difference", () => {
  test("of an element of a list is its facts", () => {
    const after = { category: "in_transit", city: null, sent: { carrier_name: "Post" }, attempts: [1] };
    expect(printChange("tracking_updates.0", undefined, after)).toContain(
      "tracking_updates.0: nothing -> category in_transit, sent carrier name Post, attempts [1]",
    );
  });

  test("is cut between two characters, and between two escapes", () => {
    for (let letters = 0; letters < 12; letters++) {
      const after = `${"x".repeat(letters)}${'😀\u0001\\"'.repeat(60)}`;
      const lines = printChange("name", null, after);
      const [, shown = ""] = /-> (.*)\.\.\.$/.exec(lines) ?? [];
      const text: string = JSON.parse(`${shown}"`);
      expect(after.startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toMatch(halves);
    }
  });
});
