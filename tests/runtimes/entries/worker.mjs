/** The entry of a Worker with `nodejs_compat`. Responds to every request with the results. */
import { createBank } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import * as sdk from "@sandbank/sdk";
import * as hooks from "@sandbank/sdk/hooks";
import * as webhooks from "@sandbank/sdk/webhooks";
import * as stores from "@sandbank/sdk/webhooks/stores";
import * as web from "@sandbank/sdk/webhooks/web";
import { clientChecks } from "../checks/client.mjs";
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
};
const modules = { "./hooks": hooks, "./webhooks": webhooks, "./webhooks/stores": stores, "./webhooks/web": web };
const loaded = { sdk, modules, createBank, createFetchHandler, print: printAll };

// biome-ignore lint/style/noDefaultExport: a Worker is the default export of its module.
export default {
  fetch: async (_request, { served }) => Response.json(await runChecks(checks, { ...loaded, served })),
};
