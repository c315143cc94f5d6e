import { bankTest } from "@sandbank/testing/vitest";
import { base, webhookSecret, webhookUrl } from "./company.ts";
import { createSpending } from "./spending.ts";

/** Gives each test the app, and delivers webhooks to it. */
export const test = bankTest({ bank: base })
  .extend<{ spending: ReturnType<typeof createSpending> }>({
    spending: ({ bank, client }, use) =>
      use(
        createSpending(client, { secret: webhookSecret, now: bank.clock.now }),
      ),
  })
  .extend({
    receivers: ({ spending }, use) => use({ [webhookUrl]: spending.receive }),
  });
