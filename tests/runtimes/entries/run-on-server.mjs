import process from "node:process";
import { inspect } from "node:util";
import { clientChecks } from "../checks/client.mjs";
import { nodeAdapterChecks, undiciChecks } from "../checks/node-adapters.mjs";
import { printAll } from "../checks/print.mjs";
import { runChecks } from "../checks/run-checks.mjs";
import { storeChecks } from "../checks/stores.mjs";
import { mixedWebhookChecks, webhookChecks } from "../checks/webhooks.mjs";

const checks = {
  ...clientChecks,
  ...webhookChecks("./webhooks", false),
  ...webhookChecks("./webhooks/web", true),
  ...mixedWebhookChecks,
  ...storeChecks,
  ...nodeAdapterChecks,
};

/** All ways in which a server runtime prints a value. `console.log` of Bun and Deno differs from Node's. */
const printers = [printAll, (value) => inspect(value, { depth: 9, showHidden: true })]
  .concat(globalThis.Bun === undefined ? [] : Bun.inspect)
  .concat(globalThis.Deno === undefined ? [] : Deno.inspect);

/** Prints a line of JSON: the version of the runtime, and the results. The argument has the loaded modules. */
export async function runOnServer({ loadUndici, ...loaded }) {
  const print = (value) => printers.map((printer) => printer(value)).join("\n");
  const { served, withUndici } = JSON.parse(process.argv[2]);
  if (withUndici) loaded.modules["./undici"] = await loadUndici();
  const all = withUndici ? { ...checks, ...undiciChecks } : checks;
  const results = await runChecks(all, { ...loaded, print, served });
  console.log(JSON.stringify({ version: versionOf(), results }));
}

function versionOf() {
  const { bun, deno, node } = process.versions;
  return (bun && `Bun ${bun}`) ?? (deno && `Deno ${deno}`) ?? `Node ${node}`;
}
