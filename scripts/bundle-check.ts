import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Bundler, bundlers } from "./bundlers.ts";
import { installSdk } from "./install-sdk.ts";

/**
 * Bundles the packed SDK with each bundler, and checks that there are no warnings, that errors keep their names, and
 * that unused code is left out.
 */
const { folder } = installSdk();
const installed = join(folder, "node_modules/@sandbank/sdk");
const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
// The SDK is linked, as in a workspace, because bundlers hide most warnings about code in node_modules.
renameSync(installed, join(folder, "sdk"));
symlinkSync(join(folder, "sdk"), installed);

const subpaths = Object.keys(exports)
  .filter((subpath) => subpath !== "./package.json")
  .map((subpath) => `@sandbank/sdk${subpath.slice(1)}`);

/** Prints the names of the errors that the client and the verifier throw. */
const throwing = `
import { BankApiError, BankClient } from "@sandbank/sdk";
import { verifyWebhook, WebhookVerificationError } from "@sandbank/sdk/webhooks";
const fetch = async () => new Response("{}", { status: 418 });
const client = new BankClient({ apiKey: "key", baseUrl: "https://bank.test", fetch });
const refusal = await client.accounts.list().then(null, (error) => error);
if (!(refusal instanceof BankApiError)) throw refusal;
let failure;
try {
  verifyWebhook({ headers: {}, body: "", secret: "whisper" });
} catch (error) {
  failure = error;
}
if (!(failure instanceof WebhookVerificationError)) throw failure;
console.log([refusal, failure].map((error) => [error.name, error.stack.split(":")[0]]).flat().join());
`;
const names = ["BankApiError", "BankApiError", "WebhookVerificationError", "WebhookVerificationError"];

/** An app that uses neither hooks nor webhooks nor the class of a single error. */
const plain = `
import { BankApiError, BankClient } from "@sandbank/sdk";
const client = new BankClient({ apiKey: "key", baseUrl: "https://bank.test" });
export const accounts = client.accounts.list().then(null, (error) => error instanceof BankApiError);
`;
const oneError = 'export { RateLimitedError } from "@sandbank/sdk";';
/** A text from each part of the SDK that the app does not use, and a method that the class of a single error has. */
const unused = ["WebhookVerificationError", "webhook-signature", "diagnostics_channel", "node:crypto", "undici"];
/** The stores of webhooks, each with a text that only this one contains. */
const stores = { postgresStore: "pg_try_advisory_xact_lock", sqliteStore: "strftime", redisStore: "ZADD" };
const ofSingleError = /\bstatic describes\(/g;

for (const [bundlerName, bundle] of Object.entries(bundlers)) {
  const whole: string[] = [];
  for (const subpath of subpaths) whole.push(await bundleOf(bundle, `export * from "${subpath}";`));
  await checkNames(bundle);
  await checkContent(bundle, whole.join("\n"));
  await checkStores(bundle);
  console.log(`${bundlerName} bundles ${subpaths.join(", ")}`);
}

async function bundleOf(bundle: Bundler, source: string): Promise<string> {
  writeFileSync(join(folder, "app.mjs"), source);
  const { code, warnings } = await bundle(folder, "app.mjs");
  assert.deepEqual(warnings, [], `The bundler prints warnings about this app:\n${source}`);
  return code;
}

async function checkNames(bundle: Bundler): Promise<void> {
  writeFileSync(join(folder, "bundle.mjs"), await bundleOf(bundle, throwing));
  const output = execFileSync(process.execPath, ["bundle.mjs"], { cwd: folder, encoding: "utf8" });
  assert.deepEqual(output.trim().split(","), names, "An error lost its name when the app was minified.");
}

async function checkContent(bundle: Bundler, whole: string): Promise<void> {
  const missing = unused.filter((text) => !whole.includes(text));
  assert.deepEqual(missing, [], "The SDK no longer contains these texts. Choose others for this check.");
  const code = await bundleOf(bundle, plain);
  const contained = unused.filter((text) => code.includes(text));
  assert.deepEqual(contained, [], "The bundle of an app contains code of the SDK that the app does not use.");
  assert.equal(
    errorClassesIn(code),
    0,
    "The bundle of an app that imports the class of no single error must contain none.",
  );
  assert.equal(errorClassesIn(await bundleOf(bundle, plain + oneError)), 1);
}

async function checkStores(bundle: Bundler): Promise<void> {
  for (const [name, ownText] of Object.entries(stores)) {
    const code = await bundleOf(bundle, `export { ${name} } from "@sandbank/sdk/webhooks/stores";`);
    const texts = Object.values(stores).filter((text) => code.includes(text));
    assert.deepEqual(
      texts,
      [ownText],
      `The bundle of an app with ${name} must contain the statements of this store only.`,
    );
  }
}

function errorClassesIn(code: string): number {
  return code.match(ofSingleError)?.length ?? 0;
}
