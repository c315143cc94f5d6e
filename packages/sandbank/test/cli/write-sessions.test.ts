import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replay } from "@sandbank/engine";
import { expect, onTestFinished, test } from "vitest";
import { writePages, writeSessions } from "../../src/cli/commands/start/write-sessions.ts";
import { createAccount, startFrozen } from "../support/servers.ts";

/** The sessions of two banks, written into a directory. */
async function written() {
  const server = await startFrozen();
  onTestFinished(() => server.stop());
  for (const bank of ["worker-1", "worker-2"]) await createAccount(server, bank, `${server.apiKey}.${bank}`);
  const directory = mkdtempSync(join(tmpdir(), "sandbank-sessions-"));
  return { directory, sessions: await writeSessions(server, directory) };
}

test("the journal and the log of every bank are written, although the inspector is not built", async () => {
  const { directory, sessions } = await written();
  await expect(writePages(sessions, join(directory, "missing"))).rejects.toThrow(/^The inspector is not built: /);
  expect(readdirSync(directory).toSorted()).toEqual(["worker-1", "worker-2"]);
  for (const name of ["worker-1", "worker-2"]) {
    const [journal, log] = ["journal.json", "log.ndjson"].map((file) =>
      JSON.parse(readFileSync(join(directory, name, file), "utf8")),
    );
    expect(
      replay(journal)
        .accounts.list()
        .data.map((account) => account.name),
    ).toEqual([name]);
    expect(log).toMatchObject({ operation: "accounts.create", status: 200 });
  }
});

test("a page is written beside the journal and the log of each bank", async () => {
  const { directory, sessions } = await written();
  writeFileSync(join(directory, "session.html"), '<script type="text/plain" id="session"></script>');
  const pages = await writePages(sessions, directory);
  expect(pages).toEqual(["worker-1", "worker-2"].map((name) => join(directory, name, "session.html")));
  for (const page of pages) expect(readFileSync(page, "utf8")).toMatch(/id="session">[\w-]{100,}</);
});
