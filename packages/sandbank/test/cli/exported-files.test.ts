import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { isFullVolume } from "../../../../tests/support/volume.ts";
import { onNode } from "../../../../vitest.shared.ts";
import { startServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";

const nodeModules = fileURLToPath(new URL("../../../../node_modules", import.meta.url));
const vitest = join(nodeModules, "vitest/vitest.mjs");

/** The names of the tests that Vitest reports for these files, by their status. */
function resultsOf(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), "sandbank-exported-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(nodeModules, join(root, "node_modules"));
  writeFileSync(join(root, "vitest.config.mjs"), `export default ${JSON.stringify(onNode)};`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const report = join(root, "report.json");
  const { stderr } = spawnSync(
    process.execPath,
    [vitest, "run", "--root", root, "--reporter", "json", "--outputFile", report],
    { encoding: "utf8", env: { PATH: process.env["PATH"] } },
  );
  expect(existsSync(report), stderr).toBe(true);
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) => results.filter((each) => each.status === status).map(({ title }) => title);
  return { passed: named("passed").toSorted(), failed: named("failed").toSorted() };
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

test.skipIf(!isFullVolume)(
  "the files of `sandbank export --as test` pass under Vitest, and fail if changed",
  async () => {
    const server = await startServer({ port: 0, clock: "frozen" });
    onTestFinished(() => server.stop());
    const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
    const run = async (...line: string[]) => (await cli(line, { env })).out;
    const exported = async (bank: string) => run("export", "--as", "test", "--bank", bank);
    for (const bank of ["declined", "refused", "whole"]) await run("banks", "new", bank);

    await run("trigger", "card_decline.breaches_limit", "--bank", "declined");
    await run("call", "accounts.create", "name=One", "--bank", "refused");
    await run("call", "accounts.retrieve", "account_00000000000000000000", "--bank", "refused");
    await run("trigger", "check_deposit.status pending", "--bank", "whole");
    await run("clock", "advance", "31d", "--bank", "whole");
    await run("call", "accounts.create", "name=Later", "--bank", "whole");

    const declined = await exported("declined");
    const changed = declined.replace("amount: 400", "amount: 4").replace('"declines', '"changed: declines');
    expect(changed).not.toBe(declined);
    const files = {
      "declined.test.ts": declined,
      "refused.test.ts": await exported("refused"),
      "whole.test.ts": await exported("whole"),
      "changed.test.ts": changed,
    };
    expect(resultsOf(files)).toEqual({
      passed: [
        "declines with breaches_limit",
        "refuses accounts.retrieve with object_not_found_error",
        "repeats the session",
      ],
      failed: ["changed: declines with breaches_limit"],
    });
  },
);
