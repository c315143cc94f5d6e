import { describe, expect, test } from "vitest";
import { parseChangeset, readChangesets } from "../../../scripts/release/changesets.ts";
import { prependNotes, printNotes, printPackageNotes } from "../../../scripts/release/print-notes.ts";

const of = (bumps: string, body: string) => parseChangeset("some.md", `---\n${bumps}\n---\n\n${body}\n`);

const theme = of('"@sandbank/sdk": minor\n"@sandbank/engine": minor', "### Uploads\n\nUpload a File.");
const change = of('"@sandbank/sdk": minor', "Retry a 503.\nIt waits first.");
const fix = of('"@sandbank/msw": patch', "Close twice.");
const renamed = of(
  '"@sandbank/engine": minor\n"@sandbank/sdk": minor',
  "Migration (`@sandbank/engine`): `a` is now `b`.\nMigration (`@sandbank/sdk`): `c` is now\n  `d`.",
);

test("every changeset of the repository can be printed", () => {
  for (const { bumps, text, migrations } of readChangesets()) {
    expect(Object.keys(bumps).length).toBeGreaterThan(0);
    expect(text !== "" || migrations.length > 0).toBe(true);
  }
});

describe("parsing a changeset", () => {
  test("finds the packages, the title, the text and the migration lines", () => {
    expect(theme).toMatchObject({
      bumps: { "@sandbank/sdk": "minor", "@sandbank/engine": "minor" },
      title: "Uploads",
      text: "Upload a File.",
      migrations: [],
    });
    expect(renamed.migrations).toEqual([
      { packageName: "@sandbank/engine", text: "`a` is now `b`." },
      { packageName: "@sandbank/sdk", text: "`c` is now `d`." },
    ]);
  });

  test.each([
    ["without a package", "", "Text.", "its front matter names no package"],
    ["with a migration line without a package", '"@sandbank/sdk": minor', "Migration: a is b.", "does not start with"],
    [
      "with a migration line of a package that it does not name",
      '"@sandbank/sdk": minor',
      "Migration (`@sandbank/msw`): a is b.",
      "for a package of it",
    ],
  ])("refuses a changeset %s", (_, bumps, body, message) => {
    expect(() => of(bumps, body)).toThrow(`Failed to read .changeset/some.md: `);
    expect(() => of(bumps, body)).toThrow(message);
  });
});

describe("printing release notes", () => {
  test("lists themes, changes, fixes and migrations, in this order", () => {
    expect(printNotes("0.2.0", [fix, renamed, change, theme])).toBe(`## 0.2.0

### Uploads

Upload a File.

### Changes

- \`@sandbank/sdk\`: Retry a 503.
  It waits first.

### Fixes

- \`@sandbank/msw\`: Close twice.

### Migration

- \`@sandbank/engine\`: \`a\` is now \`b\`.
- \`@sandbank/sdk\`: \`c\` is now \`d\`.`);
  });

  test("prints of a package only what it changes", () => {
    const notes = printPackageNotes("0.2.0", [fix, renamed, change, theme], "@sandbank/engine");
    expect(notes).toBe(
      "## 0.2.0\n\n### Uploads\n\nUpload a File.\n\n### Migration\n\n- `@sandbank/engine`: `a` is now `b`.",
    );
    expect(printPackageNotes("0.2.0", [fix], "@sandbank/engine")).toContain("No changes");
  });

  test("puts the notes of a new version above those of earlier ones", () => {
    const first = prependNotes(undefined, "## 0.1.0\n\nFirst.");
    const second = prependNotes(first, "## 0.2.0\n\nSecond.");
    expect(second).toMatch(/^# Changelog\n[^#]+\n## 0\.2\.0\n\nSecond\.\n\n## 0\.1\.0\n\nFirst\.\n$/);
  });
});
