import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { cli } from "../support/cli.ts";

const journal = JSON.stringify(createBank().journal());

/** The answer shows that the text of the file was read. */
const readers = [
  ["config --config FILE", '{"port":3001}', 0, ""],
  ["start --seed FILE", '{"steps":[{"call":"accounts.creat"}]}', 2, "Failed to read the seed"],
  ["call accounts.create --data @FILE", '{"name":"Ü"}', 4, "No server runs"],
  ["replay FILE", journal, 0, ""],
  ["export FILE", journal, 0, ""],
] as const;

const encodings = {
  "UTF-8 with": (text: string) => Buffer.from(`\ufeff${text}`),
  "UTF-16 with": (text: string) => Buffer.from(`\ufeff${text}`, "utf16le"),
};

describe.each(Object.entries(encodings))("a file in %s a byte order mark", (_, encode) => {
  test.each(readers)("is read by `sandbank %s`", async (line, text, code, err) => {
    const directory = mkdtempSync(join(tmpdir(), "sandbank-files-"));
    writeFileSync(join(directory, "file.json"), encode(text));
    expect(await cli(line.replace("FILE", "file.json").split(" "), { directory })).toMatchObject({
      code,
      err: expect.stringContaining(err),
    });
  });
});

describe("a path that is no file", () => {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-files-"));
  const name = "a, open 'b";
  mkdirSync(join(directory, name));
  writeFileSync(join(directory, "broken.mjs"), 'import "./none.mjs";');

  test.each([
    ["config --config=FILE"],
    ["start --seed=FILE"],
    ["call accounts.create --data=@FILE"],
    ["call files.create file=@FILE"],
    ["replay FILE"],
    ["export FILE"],
    ["open FILE"],
  ])("is named with the reason by `sandbank %s`", async (line) => {
    const run = (path: string) =>
      cli(
        line.split(" ").map((word) => word.replace("FILE", path)),
        { directory },
      );
    const path = join(directory, name);
    expect(await run(name)).toEqual({ code: 2, out: "", err: `${path} cannot be read: it is a directory.` });
    expect(await run("none.json")).toEqual({
      code: 2,
      out: "",
      err: `There is no file ${join(directory, "none.json")}.`,
    });
  });

  test("is named for a module, and told from a module that imports one that is missing", async () => {
    expect((await cli(["config", "--config", "none.mjs"], { directory })).err).toBe(
      `There is no file ${join(directory, "none.mjs")}.`,
    );
    expect((await cli(["config", "--config", "broken.mjs"], { directory })).err).toMatch(
      /broken\.mjs cannot be loaded: .*none\.mjs/,
    );
  });
});
