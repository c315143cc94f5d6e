import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";

const guide = readFileSync(new URL("../../../../docs/guides/server.md", import.meta.url), "utf8");

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z" });
});
afterAll(() => server.stop());

test("the guide to the server shows the test that export writes after the decline that the guide triggers", async () => {
  const env = { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token };
  await cli(["trigger", "card_decline.breaches_limit"], { env });
  const { out } = await cli(["export", "--as", "test"], { env });
  const [, shown = ""] = /^```js\n(import [^\n]*engine";\nimport [^\n]*vitest";\n[\s\S]*?)^```$/m.exec(guide) ?? [];
  expect(withoutFormat(shown)).toBe(withoutFormat(out));
});

/** The guide breaks lines earlier than the exported file. */
function withoutFormat(code: string): string {
  return code.replace(/\s+/g, "").replace(/,(?=[\])}])/g, "");
}
