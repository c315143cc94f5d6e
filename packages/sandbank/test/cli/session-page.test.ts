import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBank } from "@sandbank/engine";
import { unpackSession } from "@sandbank/view/session/pack";
import { sessionFile } from "@sandbank/view/session/session-file";
import { expect, test } from "vitest";
import { sessionPage } from "../../src/cli/commands/start/session-page.ts";

const directory = mkdtempSync(join(tmpdir(), "sandbank-session-page-"));

test("sessionPage puts the session into the page, so that nothing of it is markup", async () => {
  writeFileSync(join(directory, "session.html"), '<script type="text/plain" id="session"></script><script>$&</script>');
  const bank = createBank();
  bank.accounts.create({ name: "</script><img src=x onerror=alert(1)>" });
  const session = JSON.parse(JSON.stringify(sessionFile("default", bank.journal())));
  const page = await sessionPage(session, directory);
  const [, packed = ""] =
    /^<script type="text\/plain" id="session">([\w-]+)<\/script><script>\$&<\/script>$/.exec(page) ?? [];
  expect(await unpackSession(packed)).toEqual(session);
});

test("sessionPage says how to build the inspector if a checkout has none", async () => {
  const missing = join(directory, "missing");
  await expect(sessionPage(sessionFile("default", createBank().journal()), missing)).rejects.toThrow(
    `The inspector is not built: there is no ${join(missing, "session.html")}. Run \`npm run build\` in the checkout.`,
  );
});
