import { defineConfig } from "vitest/config";
import { onNode, TIMEOUT_MS, tags } from "./vitest.shared.ts";

/** What takes long: random cases, large bodies, and what sends webhooks. */
const long = [
  "bank/{clock,due-histories,due-loans}.test.ts",
  "bugs/**",
  "calendar/**",
  "damage.test.ts",
  "declines/{forced,when-fits-random}.test.ts",
  "deliver/**",
  "determinism.test.ts",
  "http/{property-*,refusals,uploads,uploads-through-fetch}.test.ts",
  "import.test.ts",
  "ledger/**",
  "limits/{blocked-spans,model,released-debits,window,windows}.test.ts",
  "model/**",
  "parameters/{schema-node,zod-builders}.test.ts",
  "ports/**",
  "proofs/{hostile-values,lists,undo}.test.ts",
  "resources/accounts/monthly-payments.test.ts",
  "resources/card-payments/{details,forced-declines,null,requests,verification}.test.ts",
  "scenarios/**",
  "state/**",
  "store/**",
  "trace/{kept-deliveries,kept-steps,log,redact}.test.ts",
  "webhooks/{attempts,sign}.test.ts",
].map((path) => `packages/engine/test/${path}`);

/** `npm run test:quick`: the tests of the contract and of the engine's resources, rules and states. */
export default defineConfig({
  ...onNode,
  test: {
    include: ["packages/{contract,engine}/test/**/*.test.ts"],
    exclude: [...long, "packages/contract/test/{openapi,schemas-on-demand}.test.ts"],
    isolate: false,
    maxWorkers: "100%",
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    tags,
  },
});
