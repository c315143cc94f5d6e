import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { packSession } from "../../src/session/pack.ts";
import { readAnySession } from "../../src/session/read-session.ts";
import { sessionFile } from "../../src/session/session-file.ts";

const session = JSON.parse(JSON.stringify(sessionFile("default", createBank().journal())));
const empty = '<!doctype html><script type="text/plain" id="session"></script>';

describe("readAnySession", () => {
  test("readAnySession reads the page of a run with one failed test", async () => {
    const page = `${empty}<script type="text/plain" class="session">${await packSession(session)}</script>`;
    expect(await readAnySession(page)).toEqual(session);
  });

  test("readAnySession refuses the page of a run with several failed tests, and says what to pass", async () => {
    const further = `<script type="text/plain" class="session">${await packSession(session)}</script>\n`;
    await expect(readAnySession(empty + further + further)).rejects.toThrow(
      "It is the page of a run with 2 failed tests. Pass the page of one test, which is in the same directory.",
    );
  });

  test("readAnySession refuses a page without a session", async () => {
    await expect(readAnySession(empty)).rejects.toThrow("It was changed or cut off. Copy the whole file.");
  });
});
