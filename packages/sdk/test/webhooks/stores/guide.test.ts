import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { composeMessages } from "../../../../../tests/support/compose-messages.ts";
import { postgresStore, type SqliteDatabase, sqliteStore } from "../../../src/webhooks/stores.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const guide = read("../../../../../docs/guides/exactly-once.md");

/** The sources of router and stores, as one text. */
function sources(): string {
  const folder = "../../../src/webhooks";
  const names = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts"))
    .map((name) => composeMessages(read(`${folder}/${name}`)))
    .join("\n");
}

describe("the guide on exactly-once", () => {
  test.each([
    ["PostgreSQL", postgresStore({ query() {} })],
    ["SQLite", sqliteStore({ prepare() {} } as unknown as SqliteDatabase)],
  ])("shows the table of %s", (database, store) => {
    expect(guide).toContain(`<summary>SQL for ${database}</summary>\n\n\`\`\`sql\n${store.schema()}\`\`\`\n`);
  });

  test("names the errors of the stores by their text", () => {
    const [, section = ""] = guide.split("\n## When something fails\n");
    const table = section.split("\n## ")[0] ?? "";
    // `…` stands for what depends on the case. The errors of options, `Failed to use`, are composed.
    const texts = [...table.matchAll(/`(Failed to (?!use )[^`]*)`/g)].flatMap(([, text]) => String(text).split("…"));
    const code = sources();
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !code.includes(text.trim()))).toEqual([]);
    expect(() => postgresStore({})).toThrow("Failed to use database: it must be ");
  });
});
