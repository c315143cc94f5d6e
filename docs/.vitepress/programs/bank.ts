export { createBank, manualClock } from "@sandbank/engine";
export { clientOptions } from "@sandbank/engine/http";
export * from "@sandbank/sdk";
export { unwrapWebhook } from "@sandbank/sdk/webhooks";
