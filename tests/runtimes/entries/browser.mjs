/**
 * The entry of a page. Browsers have no `node:crypto`, so it uses only the subpath with Web Crypto. The runner calls
 * `runInBrowser`.
 */
import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import * as sdk from "@sandbank/sdk";
import * as hooks from "@sandbank/sdk/hooks";
import * as web from "@sandbank/sdk/webhooks/web";
import { clientChecks } from "../checks/client.mjs";
import { printAll } from "../checks/print.mjs";
import { runChecks } from "../checks/run-checks.mjs";
import { webhookChecks } from "../checks/webhooks.mjs";

const checks = { ...clientChecks, ...webhookChecks("./webhooks/web", true) };
const loaded = {
  sdk,
  modules: { "./hooks": hooks, "./webhooks/web": web },
  createBank,
  createFetchHandler,
  print: printAll,
};

globalThis.runInBrowser = (served) => runChecks(checks, { ...loaded, served });
