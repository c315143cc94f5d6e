import { printable } from "@sandbank/view/words/printable";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { startFrozen } from "../support/servers.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startFrozen();
});
afterAll(() => server.stop());

/** Every control character, DEL, line separators, and characters that change the direction of text or are not shown. */
const unprintable = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, index) => String.fromCharCode(0x7f + index)),
  ..."\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u00ad\u200b\u2060\u3164\ufeff",
].filter((character) => !"\n\t".includes(character));

test("text for a terminal has an escape for each character that a terminal obeys", () => {
  for (const character of unprintable) {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    expect(printable(`a${character}b`)).toBe(`a\\u${code}b`);
  }
  expect(printable("Zwölf\t№ 1\n👩‍💻 ❤️ می‌خواهم é")).toBe("Zwölf\t№ 1\n👩‍💻 ❤️ می‌خواهم é");
  expect(printable("a\u{e0061}b")).toBe("a\\udb40\\udc61b");
});

test.each([
  ["call", ["call", "accounts.list"]],
  ["diff", ["diff", "--json"]],
  ["export --as seed", ["export", "--as", "seed"]],
  ["export --as test", ["export", "--as", "test"]],
])("`sandbank %s` prints control characters of a name as escapes that are read as the same text", async (_, words) => {
  const name = `a${unprintable.join("")}b`;
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  const created = await cli(["call", "accounts.create", "--data", JSON.stringify({ name })], { env });
  expect(JSON.parse(created.out)).toMatchObject({ name });
  const { out } = await cli(words, { env });
  expect(unprintable.filter((character) => out.includes(character))).toEqual([]);
  expect(out).toContain("\\u009b");
  const literal = /"a(?:[^"\\]|\\.)*b"/.exec(out)?.[0] ?? "";
  expect(JSON.parse(literal)).toBe(name);
});

test("an error and an explanation print control characters of a request as escapes", async () => {
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  const { err } = await cli(["call", "accounts.retrieve", "account_\u009b2J\u202e"], { env });
  expect(err).toContain("account_\\u009b2J\\u202e");
  expect(unprintable.filter((character) => err.includes(character))).toEqual([]);
});
