import type { BankOptions } from "../state/options.ts";

/** A record, so that leaving out an option does not compile. */
const options: Readonly<Record<keyof BankOptions, true>> = {
  environment: true,
  seed: true,
  clock: true,
  apiKeys: true,
  unknownFields: true,
  schedules: true,
  checkDeposits: true,
  rateLimit: true,
  accountRevenueRate: true,
  httpReceivers: true,
  legacySignatureHeader: true,
  decide: true,
  onBug: true,
};

/** The names of all options of `createBank`, for functions that accept these options together with their own. */
export const bankOptionNames = Object.keys(options) as readonly (keyof BankOptions)[];
