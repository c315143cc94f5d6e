import { bankTest } from "@sandbank/testing/vitest";
import { base, webhookSecret, webhookUrl } from "./company.ts";
import { createSpending } from "./spending.ts";

/** Gives each test the app, and delivers webhooks to it. */
export const test = bankTest({ bank: base, time: "together" })
  .extend<{ spending: ReturnType<typeof createSpending> }>({
    spending: ({ client }, use) =>
      use(createSpending(client, { secret: webhookSecret })),
  })
  .extend({
    receivers: ({ spending }, use) => use({ [webhookUrl]: spending.receive }),
  });
