import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packedSdk } from "./built.ts";
import type { Row } from "./row.ts";

const client = 'import { BankClient } from "@sandbank/sdk"; const client = new BankClient(options);';
const list = "await client.accounts.list();";
const verify = 'import { verifyWebhook } from "@sandbank/sdk/webhooks"; verifyWebhook(message);';

const tried =
  "what the bundle would save without each part, in kB: sending, reading, retries and time limits 2.2, the operations and their methods 1.6, `verifyWebhook` 1.5, errors 1.2, options 0.8, lists 0.7, keeping the API key out of every text 0.7, uploads 0.6, the check of parameters 0.6, Events 0.4. Without uploads, Events, the masking and the sentences of all messages the bundle would still be 8.7. Tried: paths that follow from the names of the methods (430 B less), one place for the kind of an error and fewer pieces in a call (240 B less), a module for each error, one function that iterates over pages. A form made by `FormData` would save 130 B, but its bytes would differ in each run.";

const router =
  'import { createWebhookRouter } from "@sandbank/sdk/webhooks"; createWebhookRouter({ client, secret, store });';

const triedOfStores =
  "with `begin` only, without a driver, `postgresStore` would still add 2,635 B. Each driver of PostgreSQL adds to this: `pg` 420 B, `postgres` 320 B, PGlite 140 B, all three 680 B. 200 B of these keep a transaction of `postgres` from going on after a cut connection. The sentences of errors are 230 B, and refusing an answer that the store does not know is 160 B. Without `failed`, `retry`, `clean` and the cursor of a poll, it would be 310 B smaller.";

/** The size of the SDK in an app's bundle, minified and gzipped. */
export async function* bundleRows(): AsyncIterable<Row> {
  const floor = { floor: "the client alone", floorFigure: await bytesOf(client), unit: "B" } as const;
  yield {
    what: "bundle of the client, a list and `verifyWebhook`",
    ...floor,
    figure: await bytesOf(client + list + verify),
    budget: { most: 12_000 },
    tried,
  };
  yield { what: "bundle of `verifyWebhook`", ...floor, figure: await bytesOf(verify), budget: { most: 1_850 } };
  yield* storeRows();
}

/**
 * The size of each store. An app that has a store has the client and the router too, to which it passes the store: they
 * already contain the errors and the checks of options that the stores use. So the budget is for what a store adds to them.
 */
async function* storeRows(): AsyncIterable<Row> {
  const floor = { floor: "client and router, without a store", floorFigure: await bytesOf(client + router) } as const;
  for (const name of ["postgresStore", "sqliteStore", "redisStore"]) {
    const store = `import { ${name} } from "@sandbank/sdk/webhooks/stores"; const store = ${name}(database);`;
    yield {
      what: `what \`${name}\` adds to the bundle of client and router`,
      ...floor,
      figure: (await bytesOf(client + store + router)) - floor.floorFigure,
      unit: "B",
      budget: { most: 1_500 },
      tried: triedOfStores,
    };
  }
}

async function bytesOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packedSdk().folder },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: ["node:*"],
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
