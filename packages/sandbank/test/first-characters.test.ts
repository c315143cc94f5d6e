import { describe, expect, test } from "vitest";
import { diffLines } from "../src/cli/commands/look/diff-lines.ts";
import { plain } from "../src/cli/output/paint.ts";
import { hostNotAllowed, noSuchAdminRoute, noSuchBank, originNotAllowed } from "../src/errors/server-errors.ts";

/** Two texts that long, one with an emoji across every even boundary, and one across every odd boundary. */
const texts = ["", "x"].map((start) => start + "😀".repeat(300));
const halves = /\p{Surrogate}|\\ud[89ab]/iu;

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

describe("a long value in a difference", () => {
  test("is cut between two characters, and between two escapes", () => {
    for (let letters = 0; letters < 12; letters++) {
      const after = `${"x".repeat(letters)}${'😀\u0001\\"'.repeat(60)}`;
      const diff = {
        clock: { before: "t", after: "t" },
        balances: [],
        resources: [
          {
            resource: "accounts",
            created: [],
            changed: [{ id: "account_1", fields: [{ path: "name", before: null, after }] }],
            deleted: [],
          },
        ],
      } as unknown as Parameters<typeof diffLines>[0];
      const lines = diffLines(diff, { width: Number.POSITIVE_INFINITY, paint: plain, names: {} });
      const [, shown = ""] = /-> (.*)\.\.\.$/.exec(lines) ?? [];
      const text: string = JSON.parse(`${shown}"`);
      expect(after.startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toMatch(halves);
    }
  });
});
