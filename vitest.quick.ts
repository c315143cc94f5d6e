import { defineConfig } from "vitest/config";
import { onNode, TIMEOUT_MS, tags } from "./vitest.shared.ts";

/** Each takes long for what it tells in the inner loop: many random cases, large tables, or large bodies. */
const long = [
  "audit/**",
  "deliver/**",
  "determinism.test.ts",
  "http/property-*.test.ts",
  "http/refusals.test.ts",
  "limits/{model,windows}.test.ts",
  "model/**",
  "money/**",
  "objects/lists.test.ts",
  "ports/**",
  "resources/card-payments-requests.test.ts",
  "store/**",
  "time/business-days.test.ts",
  "webhooks/sign.test.ts",
].map((path) => `packages/engine/test/${path}`);

/** `npm run test:quick`: what the contract and the engine do, resource by resource and rail by rail. */
export default defineConfig({
  ...onNode,
  test: {
    include: ["packages/{contract,engine}/test/**/*.test.ts"],
    exclude: [...long, "packages/contract/test/openapi.test.ts"],
    isolate: false,
    maxWorkers: "100%",
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    tags,
  },
});
