/** The entry of Node, Bun and Deno as CommonJS. */
const { createBank } = require("@sandbank/engine");
const { createDeliverer } = require("@sandbank/engine/deliver");
const { createFetchHandler } = require("@sandbank/engine/http");
const sdk = require("@sandbank/sdk");

const modules = {
  "./hooks": require("@sandbank/sdk/hooks"),
  "./webhooks": require("@sandbank/sdk/webhooks"),
  "./webhooks/node": require("@sandbank/sdk/webhooks/node"),
  "./webhooks/stores": require("@sandbank/sdk/webhooks/stores"),
  "./webhooks/web": require("@sandbank/sdk/webhooks/web"),
};
const loadUndici = () => require("@sandbank/sdk/undici");

async function main() {
  const { runOnServer } = await import("./run-on-server.mjs");
  const otherForm = await import("@sandbank/sdk");
  await runOnServer({ sdk, modules, createBank, createDeliverer, createFetchHandler, otherForm, loadUndici });
}
main();
