import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { configSchema } from "../../src/config/config-schema.ts";
import { readServerOptions } from "../../src/config/read-server-options.ts";
import { readSettings } from "../../src/config/settings.ts";
import { startFlags } from "../../src/config/start-flags.ts";
import { cli } from "../support/cli.ts";

/** A directory with a configuration, and one below it. */
function project(name: string, text: string) {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-config-"));
  mkdirSync(join(directory, "below"));
  writeFileSync(join(directory, name), text);
  return { directory, below: join(directory, "below") };
}

interface Shown {
  readonly file: string | null;
  readonly settings: Record<string, { value: unknown; origin: string }>;
}

async function shown(args: readonly string[], directory: string, env: Record<string, string> = {}): Promise<Shown> {
  const { out, err, code } = await cli(["config", "--json", ...args], { directory, env });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
}

describe("a setting", () => {
  test("is that of the flag, else of the environment, else of the configuration, else the default", async () => {
    const { below } = project("sandbank.config.json", '{"port":3001,"clock":"frozen"}');
    const env = { SANDBANK_PORT: "3002" };
    const flag = await shown(["--port", "3003"], below, env);
    expect(flag.settings).toMatchObject({
      port: { value: "3003", origin: "flag" },
      clock: { value: "frozen", origin: "../sandbank.config.json" },
      host: { value: null, origin: "default" },
    });
    expect((await shown([], below, env)).settings["port"]).toEqual({ value: "3002", origin: "SANDBANK_PORT" });
    expect((await shown([], below)).settings["port"]).toEqual({ value: "3001", origin: "../sandbank.config.json" });
  });

  test("never shows the token", async () => {
    const { directory } = project("sandbank.config.json", "{}");
    const { out } = await cli(["config", "--token", "hidden"], { directory });
    expect(out).toMatch(/^token +\(set\) +flag$/m);
    expect(out).not.toContain("hidden");
  });

  test("can be set by the file that --config or SANDBANK_CONFIG names", async () => {
    const { directory } = project("other.json", '{"banks":"off"}');
    for (const { args, env } of [
      { args: ["--config", "other.json"], env: {} },
      { args: [], env: { SANDBANK_CONFIG: "other.json" } },
    ]) {
      expect((await shown(args, directory, env as Record<string, string>)).settings["banks"]).toEqual({
        value: "off",
        origin: "other.json",
      });
    }
  });
});

describe("a configuration", () => {
  test("has every flag of start, in camel case", () => {
    const names = Object.keys(startFlags).filter((name) => name !== "config");
    expect(Object.keys(configSchema.shape)).toHaveLength(names.length + 1);
    expect(Object.keys(configSchema.shape)).toContain("bankTtl");
  });

  test("can be a module, with seeds relative to it", async () => {
    const { directory, below } = project(
      "sandbank.config.mjs",
      'export default { seed: "seed.mjs", deliverTo: ["a.test"], rateLimit: 10 };',
    );
    const seed = 'export default { steps: [{ call: "accounts.create", params: { name: "Seeded" } }] };';
    writeFileSync(join(directory, "seed.mjs"), seed);
    expect((await shown([], below)).settings).toMatchObject({
      seed: { value: [join(directory, "seed.mjs")] },
      "deliver-to": { value: ["a.test"] },
      "rate-limit": { value: "10" },
    });
  });

  test("sets the options of the banks for checks from mail and for the legacy signature", async () => {
    const { directory } = project("sandbank.config.json", '{"checkDeposits":"manual"}');
    const flags = { "legacy-signature-header": "Bank-Signature" };
    const { settings } = await readSettings({ flags, io: { env: {}, directory } });
    expect((await readServerOptions(settings)).bank).toEqual({
      checkDeposits: "manual",
      legacySignatureHeader: "Bank-Signature",
    });
  });

  test.each([
    ['{"prot":1}', /There is no "prot"\. Did you mean port\?$/],
    ['{"port":"1"}', /port: .*number/],
    ['{"clock":"slow"}', /clock: .*"ticking"\|"frozen"/],
    ['{"bankTtl":"1y"}', /^bankTtl in sandbank\.config\.json is "1y"\. Write a duration/],
    [
      '{"start":"2026-02-30T00:00:00Z"}',
      /^start in sandbank\.config\.json is "2026-02-30T00:00:00Z"\. Write an instant/,
    ],
    ['{"port":99999}', /^port in sandbank\.config\.json is "99999"\./],
    ['{"seed":"none.json"}', /^There is no file .*none\.json\.$/],
    ["[]", /the whole: /],
    ["{", /sandbank\.config\.json cannot be loaded: /],
  ])("is refused with exit code 2: %s", async (text, err) => {
    const { directory } = project("sandbank.config.json", text);
    expect(await cli(["config"], { directory })).toEqual({ code: 2, out: "", err: expect.stringMatching(err) });
  });

  test("is refused without a default export", async () => {
    const { directory } = project("sandbank.config.mjs", "export const port = 1;");
    expect((await cli(["config"], { directory })).err).toMatch(/has no default export\. Write `export default`/);
  });

  test.each([
    ['{"steps":[{"call":"accounts.creat"}]}', /seed\.json: Failed to read the seed: no step was run\./],
    [
      `{"steps":[${Array(14).fill('{"call":"accounts.create"}')}]}`,
      /steps\[9\]\.params\.name is required\n {2}and 4 more$/,
    ],
    ["[", /seed\.json cannot be loaded: /],
  ])("refuses the seed %s before a server starts", async (text, err) => {
    const { directory } = project("seed.json", text);
    const result = await cli(["start", "--port", "0", "--seed", "seed.json"], { directory });
    expect(result).toEqual({ code: 2, out: "", err: expect.stringMatching(err) });
  });

  test.each([
    ["start", []],
    ["exec", ["--", process.execPath, "-e", "0"]],
  ])("lets `sandbank %s` exit with 2 and name the seed that the bank refuses, and its step", async (words, rest) => {
    const { directory } = project("good.json", '{"steps":[{"call":"accounts.create","params":{"name":"Good"}}]}');
    const close = { call: "accounts.close", id: "account_x" };
    writeFileSync(join(directory, "bad.json"), JSON.stringify({ steps: [{ advance: { days: 1 } }, close] }));
    const line = [words, "--port", "0", "--seed", "good.json", "--seed", "bad.json"];
    const message = `Failed to start: the seed ${join(directory, "bad.json")} cannot run steps[1] (accounts.close): the bank returned object_not_found_error (404): There is no account with the id "account_x" in this environment.`;
    expect(await cli([...line, ...rest], { directory })).toEqual({ code: 2, out: "", err: message });
    if (words === "exec") return;
    const { code, out, err } = await cli([...line, "--json"], { directory });
    expect([code, out, JSON.parse(err)]).toEqual([2, "", { error: { category: "usage", code: 2, message } }]);
  });

  test("checks a variable of the environment like a flag", async () => {
    const { directory } = project("sandbank.config.json", "{}");
    const { code, err } = await cli(["config"], { directory, env: { SANDBANK_PORT: "many" } });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'SANDBANK_PORT is "many". It must be a whole number from 0 to 65535.',
    });
  });
});
