import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBank, manualClock, replay } from "@sandbank/engine";
import { findFailure } from "@sandbank/view/session/run-test";
import { sessionFile } from "@sandbank/view/session/session-file";
import { expect, test } from "vitest";
import { sessionPage } from "../../src/cli/commands/start/session-page.ts";
import { cli } from "../support/cli.ts";

/** The files of a session: an unrelated Account, a decline at its fifth entry, and then a refused call. */
async function writeFiles(): Promise<string> {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
  bank.accounts.create({ name: "Unrelated" });
  const { id: account_id } = bank.accounts.create({ name: "</script> $&" });
  const { id: card_id } = bank.cards.create({ account_id });
  bank.simulations.interestPayments.create({ account_id, amount: 5_000 });
  bank.simulations.cardAuthorizations.create({ card_id, amount: 6_000 });
  expect(() => bank.cards.retrieve("card_unknown")).toThrow();
  const session = sessionFile("worker-1", bank.journal(), bank.trace().steps);
  const directory = mkdtempSync(join(tmpdir(), "sandbank-session-files-"));
  // In place of the built page.
  writeFileSync(join(directory, "session.html"), '<!doctype html><script type="text/plain" id="session"></script>');
  writeFileSync(join(directory, "session.html"), await sessionPage(session, directory));
  writeFileSync(join(directory, "session.json"), JSON.stringify(session));
  writeFileSync(join(directory, "journal.json"), JSON.stringify(session.journal));
  return directory;
}

const directory = await writeFiles();
const run = (line: string) => cli(line.split(" "), { directory });

test.each(["session.html", "session.json"])(
  "`sandbank export %s --as test` writes a test of the refused call without a server, and has run it",
  async (file) => {
    const { code, out, err } = await run(`export ${file} --as test`);
    expect([code, err]).toEqual([0, "The test passes. It has 1 of 6 calls."]);
    expect(out).toContain('test("refuses cards.retrieve with object_not_found_error"');
    expect(findFailure(out)).toBeUndefined();
  },
);

test.each(["session.html --to 5", "session.json --to 5", "journal.json --to 5", "journal.json"])(
  "`sandbank export %s --as test` writes a test of the decline, although a call was refused after it",
  async (words) => {
    const { code, out, err } = await run(`export ${words} --as test`);
    expect([code, err]).toEqual([0, "The test passes. It has 4 of 5 calls."]);
    expect(out).toContain('test("declines with insufficient_funds"');
    expect(out).not.toContain("Unrelated");
    expect(findFailure(out)).toBeUndefined();
    expect(findFailure(out.replace("6_000", "5_000"))).toMatch(/is not \["insufficient_funds"\]/);
  },
);

test("`sandbank export FILE` writes the journal, a part of it, and a seed", async () => {
  const journal = JSON.parse((await run("export session.html")).out);
  expect(replay(journal).accounts.list().data).toHaveLength(2);
  expect(journal.genesis.apiKeys).toEqual(["redacted_key_1"]);
  expect(replay(JSON.parse((await run("export session.html --to 1")).out)).accounts.list().data).toHaveLength(1);
  const { steps } = JSON.parse((await run("export session.html --as seed --to 2")).out);
  expect(steps[1]).toMatchObject({ call: "accounts.create", params: { name: "</script> $&" } });
});

test("`sandbank replay` reads the page of a session as it reads its journal", async () => {
  const replayed = await run("replay journal.json");
  expect(replayed.out).toMatch(/^5 entries replayed/);
  expect(await run("replay session.html")).toEqual(replayed);
  expect(await run("replay session.json")).toEqual(replayed);
});

test("`sandbank export FILE` refuses a journal that was changed, also for a part of it", async () => {
  const text = readFileSync(join(directory, "journal.json"), "utf8");
  writeFileSync(join(directory, "changed.json"), text.replace("6000", "1"));
  for (const line of ["export changed.json --as test", "export changed.json --to 1"]) {
    const err = expect.stringMatching(
      /changed\.json: Failed to replay: the journal was changed or cut off: its content/,
    );
    expect(await run(line)).toEqual({ code: 2, out: "", err });
  }
});

test("`sandbank export FILE` refuses a page that was cut off", async () => {
  const text = readFileSync(join(directory, "session.html"), "utf8");
  writeFileSync(join(directory, "cut.html"), text.slice(0, -60));
  const err = expect.stringMatching(/cut\.html cannot be read: It was changed or cut off\. Copy the whole file\.$/);
  expect(await run("export cut.html --as test")).toEqual({ code: 2, out: "", err });
});

test.each([
  ["export none.json", 2, /^There is no file \S+none\.json\.$/],
  ["export session.html --bank worker-1", 2, /^--bank is for the bank of a running server, and a file has its own\./],
  ["open session.html --bank worker-1", 2, /^--bank is for the bank of a running server.* Leave out --bank\.$/],
  [
    "export session.html --as test --url http://localhost:1",
    2,
    /^--url is for the bank of a running server.* Leave out --url\.$/,
  ],
  ["export session.html --to 7", 2, /^The log ends at step 6, and 7 is more\./],
  ["export session.html session.json", 2, /takes no argument "session\.json"/],
])("`sandbank %s` exits with %i and says what to do", async (line, code, err) => {
  expect(await run(line)).toEqual({ code, out: "", err: expect.stringMatching(err) });
});
