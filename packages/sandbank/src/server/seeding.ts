import { type Bank, SandbankBug } from "@sandbank/engine";
import { createDeliverer, type DelivererOptions } from "@sandbank/engine/deliver";
import { StepError } from "@sandbank/engine/private/errors";
import type { Seed } from "@sandbank/engine/scenarios";
import { seedNotRun } from "../errors/seed-not-run.ts";

/** The number of attempts to deliver webhooks while the seeds ran, by outcome. Both are 0 if no seed ran. */
export interface SeedWebhooks {
  readonly delivered: number;
  readonly failed: number;
}

/** Applies the seeds of a server to a bank, and sends their webhooks. Rejects with a `StartError`. */
export type ApplySeeds = (bank: Bank, options: DelivererOptions) => Promise<SeedWebhooks>;

export const NONE_SENT: SeedWebhooks = { delivered: 0, failed: 0 };

/** Loads the code that applies seeds, if there are any. Most servers have none. */
export async function loadSeeding(seeds: readonly Seed[] = []): Promise<ApplySeeds> {
  if (seeds.length === 0) return async () => NONE_SENT;
  const { applySeedWith } = await import("@sandbank/engine/scenarios");
  return async (bank, options) => {
    const deliverer = createDeliverer(bank, options);
    try {
      for (const [index, seed] of seeds.entries()) {
        await applySeedWith({ bank, deliverer }, seed).catch((error) => {
          throw toStartError(error, index);
        });
      }
      const { delivered, failed } = await deliverer.settled();
      return { delivered, failed: failed.length };
    } finally {
      deliverer.close();
    }
  };
}

/** The `StartError` of a step that failed. A bug of the bank stays as it is. */
function toStartError(error: unknown, index: number): unknown {
  if (!(error instanceof StepError) || error.cause instanceof SandbankBug) return error;
  return seedNotRun(`seeds[${index}]`, index, error);
}
