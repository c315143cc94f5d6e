import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli } from "../support/cli.ts";

test("start writes --ready-file before it says where it is, and removes it when it stops", async () => {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-ready-"));
  const file = join(directory, "ready.json");
  const stop = new AbortController();
  let shown = "";
  let ready = "";
  const { code } = await cli(["start", "--port", "0", "--json", "--ready-file", "ready.json"], {
    directory,
    signal: stop.signal,
    onLine(text) {
      shown = text;
      ready = readFileSync(file, "utf8");
      stop.abort();
    },
  });
  expect(code).toBe(0);
  const { token, ...address } = JSON.parse(ready);
  expect(JSON.parse(shown)).toMatchObject(address);
  expect(token).toEqual(expect.any(String));
  expect(existsSync(file)).toBe(false);
});

test("start ends with 2, and leaves no server and no files, if --ready-file cannot be written", async () => {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-ready-"));
  const env = { XDG_RUNTIME_DIR: directory };
  const started = await cli(["start", "--port", "0", "--ready-file", join("nowhere", "ready.json")], { env });
  expect(started).toEqual({ code: 2, out: "", err: expect.stringMatching(/^--ready-file cannot be written: .+$/) });
  expect(readdirSync(join(directory, `sandbank-${userInfo().username}`))).toEqual([]);
});
