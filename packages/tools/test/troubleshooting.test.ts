import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(`${root}docs/guides/troubleshooting.md`, "utf8");

/** All sources, with the parts of a text that is written over several lines joined. */
const sources = ["engine", "msw", "sandbank", "sdk", "testing"]
  .flatMap((name) =>
    readdirSync(`${root}packages/${name}/src`, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(`${root}packages/${name}/src/${file}`, "utf8")),
  )
  .join("\n")
  .replace(/["`] \+\s+["`]/g, "")
  .replaceAll("\\`", "`");

const messages = [...page.matchAll(/^```text\n(.*)\n```$/gm)].map(([, text = ""]) => text);

describe("the page of troubleshooting", () => {
  test.each(messages)("quotes a message of the packages: %s", (message) => {
    const parts = message.split("...").filter((part) => part.trim().length > 1);
    expect(parts.filter((part) => !sources.includes(part.trim()))).toEqual([]);
    expect(parts.join("").length).toBeGreaterThan(12);
  });

  test("quotes the messages that users meet most", () => {
    expect(messages.length).toBeGreaterThan(25);
  });
});
