import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { composeMessages } from "../../../tests/support/compose-messages.ts";
import { toAnchor } from "../src/reference/markdown.ts";
import { printErrorPages } from "../src/reference/print-error.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(`${root}docs/guides/troubleshooting.md`, "utf8");

/** The sources by path, with the parts of a text that is written over several lines joined, and those of a mistake. */
const sources = new Map(
  ["engine", "msw", "sandbank", "sdk", "testing"].flatMap((name) =>
    readdirSync(`${root}packages/${name}/src`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file): [string, string] => {
        const text = readFileSync(`${root}packages/${name}/src/${file}`, "utf8");
        const joined = composeMessages(text.replace(/["`] \+\s+["`]/g, ""));
        return [`${name}/${file}`, joined.replaceAll("\\`", "`")];
      }),
  ),
);
const whole = [...sources.values()].join("\n");

const entries = page.split(/^### /m).slice(1);
const messages = entries.flatMap((entry) =>
  [...entry.matchAll(/^```text\n(.*)\n```$/gm)].map(([, message = ""]) => ({
    message,
    parts: message.split("...").flatMap((part) => (part.trim().length > 1 ? part.trim() : [])),
  })),
);

describe("the page of troubleshooting", () => {
  test.each(messages)("quotes a message of the packages: $message", ({ parts }) => {
    expect(parts.filter((part) => !whole.includes(part))).toEqual([]);
    expect(parts.join("").length).toBeGreaterThan(12);
  });

  test("quotes the messages that users meet most", () => {
    expect(messages.length).toBeGreaterThan(25);
  });

  test("lists every message of the SDK by its exact text", () => {
    const [, table = ""] = page.split("### Every message of the SDK\n");
    const rows = [...(table.split("\n#")[0] ?? "").matchAll(/^\| `(.+?)` \|/gm)].map(([, row = ""]) => row);
    const written = [...sources].flatMap(([file, text]) => {
      // The folder of errors composes messages, and has none of its own.
      if (!file.startsWith("sdk/") || file.startsWith("sdk/errors/")) return [];
      return [...text.matchAll(/(["`])\[sandbank\] (.+?)\.?(?:\1|\. )/g)].map(([, , message = ""]) =>
        message.replaceAll(/\$\{.*?\}/g, "..."),
      );
    });
    expect(written.length).toBeGreaterThan(15);
    expect(written.filter((message) => !rows.includes(message))).toEqual([]);
    const others = rows.filter((row) => !written.includes(row)).flatMap((row) => row.split("..."));
    expect(others.filter((part) => !whole.includes(part.trim()))).toEqual([]);
  });

  test("is linked from the pages of the API's errors, at the entry that links to them", () => {
    const links = new Map(printErrorPages());
    for (const entry of entries) {
      for (const [, type] of entry.matchAll(/\]\(\.\.\/reference\/(errors\/\w+\.md)\)/g)) {
        expect(links.get(type ?? "")).toContain(`troubleshooting.md#${toAnchor(entry.split("\n", 1)[0] ?? "")})`);
      }
    }
  });
});
