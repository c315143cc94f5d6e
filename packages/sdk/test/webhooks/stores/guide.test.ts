import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { postgresStore, type SqliteDatabase, sqliteStore } from "../../../src/webhooks/stores.ts";

const guide = readFileSync(new URL("../../../../../docs/guides/exactly-once.md", import.meta.url), "utf8");

describe("the guide on exactly-once", () => {
  test.each([
    ["PostgreSQL", postgresStore({ query() {} })],
    ["SQLite", sqliteStore({ prepare() {} } as unknown as SqliteDatabase)],
  ])("shows the table of %s", (database, store) => {
    expect(guide).toContain(`\n${database}:\n\n\`\`\`sql\n${store.schema()}\`\`\`\n`);
  });
});
