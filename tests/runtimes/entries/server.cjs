/** Node, Bun and Deno, as CommonJS. */
const { createBank } = require("@sandbank/engine");
const { createFetchHandler } = require("@sandbank/engine/http");
const sdk = require("@sandbank/sdk");

const modules = {
  "./webhooks": require("@sandbank/sdk/webhooks"),
  "./webhooks/node": require("@sandbank/sdk/webhooks/node"),
  "./webhooks/web": require("@sandbank/sdk/webhooks/web"),
};
const loadUndici = () => require("@sandbank/sdk/undici");
import("./run-on-server.mjs").then(({ runOnServer }) =>
  runOnServer({ sdk, modules, createBank, createFetchHandler, loadUndici }),
);
