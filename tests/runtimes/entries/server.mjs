/** The entry of Node, Bun and Deno as an ES module. */
import { createRequire } from "node:module";
import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { createFetchHandler } from "@sandbank/engine/http";
import * as sdk from "@sandbank/sdk";
import * as hooks from "@sandbank/sdk/hooks";
import * as webhooks from "@sandbank/sdk/webhooks";
import * as node from "@sandbank/sdk/webhooks/node";
import * as stores from "@sandbank/sdk/webhooks/stores";
import * as web from "@sandbank/sdk/webhooks/web";
import { runOnServer } from "./run-on-server.mjs";

const modules = {
  "./hooks": hooks,
  "./webhooks": webhooks,
  "./webhooks/node": node,
  "./webhooks/stores": stores,
  "./webhooks/web": web,
};
const otherForm = createRequire(import.meta.url)("@sandbank/sdk");
const loadUndici = () => import("@sandbank/sdk/undici");
await runOnServer({ sdk, modules, createBank, createDeliverer, createFetchHandler, otherForm, loadUndici });
