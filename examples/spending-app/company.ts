import { createBank } from "@sandbank/engine";

// Pass `schedules: "live"` so that this sandbox bank also pays interest.
export const base = createBank({ schedules: "live" });

/** The company's Account, with $1,000.00 in it. */
export const account = base.accounts.create({ name: "Company" });
const number = base.accountNumbers.create({
  account_id: account.id,
  name: "Deposits",
});
base.simulations.inboundAchTransfers.create({
  account_number_id: number.id,
  amount: 1_000_00,
});

/** The URL of the app's webhook endpoint, and the secret that signs. */
export const webhookUrl = "https://app.test/webhooks";
export const webhookSecret = "test-secret";
base.eventSubscriptions.create({
  url: webhookUrl,
  shared_secret: webhookSecret,
});
