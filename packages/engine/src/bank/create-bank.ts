import { switchDefaults } from "@sandbank/contract";
import { mistake } from "../mistake.ts";
import { createProbe } from "../mutants/install.ts";
import { manualClock } from "../ports/clock.ts";
import { derivedText } from "../ports/ids.ts";
import { printError } from "../ports/print-error.ts";
import type { BankOptions, Genesis } from "../state/options.ts";
import { saltedSeed } from "../state/state.ts";
import { onlyKnown } from "../store/only-known.ts";
import { legacyHeaderProblem } from "../webhooks/legacy-header-name.ts";
import { isLoopbackHost } from "../webhooks/loopback-host.ts";
import { apiKeysProblem } from "./api-keys.ts";
import type { Bank } from "./bank.ts";
import { bankOptionNames } from "./bank-option-names.ts";
import { openBank } from "./open-bank.ts";

/**
 * Creates a bank: an independent environment that contains one Program and one Entity. Throws a `TypeError` for an
 * invalid option.
 *
 * @example
 * const bank = createBank();
 * const account = bank.accounts.create({ name: "Operating" });
 * bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });
 * bank.accounts.balance(account.id).current_balance; // 1000
 */
export function createBank(options: BankOptions = {}): Bank {
  checkOptions(options);
  const clock = options.clock ?? manualClock();
  return openBank(createGenesis(options, clock.start), {
    ...clock,
    decide: options.decide ?? null,
    onBug: options.onBug ?? printError,
    probe: createProbe(),
  }).bank;
}

function createGenesis(options: BankOptions, start: number): Genesis {
  const { environment = "sandbox", rateLimit = switchDefaults.rateLimit, accountRevenueRate = null } = options;
  const { httpReceivers = [], legacySignatureHeader } = options;
  const seed = String(options.seed ?? "sandbank");
  return {
    environment,
    seed,
    start,
    apiKeys: options.apiKeys === undefined ? [defaultKey(environment, seed)] : [...options.apiKeys],
    unknownFields: options.unknownFields ?? switchDefaults.unknownFields,
    rateLimit,
    accountRevenueRate,
    schedules: options.schedules ?? switchDefaults.schedules ?? environment,
    checkDeposits: options.checkDeposits ?? switchDefaults.checkDeposits,
    ...(httpReceivers.length > 0 && { httpReceivers: [...httpReceivers] }),
    ...(legacySignatureHeader !== undefined && { legacySignatureHeader }),
  };
}

function defaultKey(environment: string, seed: string): string {
  return `${environment}_key_${derivedText(`key ${saltedSeed(environment, seed)}`, 24)}`;
}

const DECIMAL = /^\d+(\.\d+)?$/;

/** Throws a `TypeError` for a genesis that no valid options produce. */
export function checkGenesis({ start, rateLimit, accountRevenueRate, ...others }: Genesis): void {
  checkOptions({
    ...others,
    clock: { start },
    ...(rateLimit === null ? {} : { rateLimit }),
    ...(accountRevenueRate === null ? {} : { accountRevenueRate }),
  });
}

function checkOptions(options: BankOptions): void {
  const known = onlyKnown("open the bank", options, bankOptionNames);
  const {
    environment,
    unknownFields,
    apiKeys,
    rateLimit,
    accountRevenueRate,
    schedules,
    checkDeposits,
    httpReceivers,
    legacySignatureHeader,
    clock,
    decide,
    onBug,
  } = known;
  if (clock !== undefined && !Number.isSafeInteger(clock?.start)) {
    throw failure("clock must be made by manualClock() or tickingClock()");
  }
  if (decide !== undefined && typeof decide !== "function") throw failure("decide must be a function");
  if (onBug !== undefined && typeof onBug !== "function") throw failure("onBug must be a function");
  const keysProblem = apiKeys === undefined ? undefined : apiKeysProblem(apiKeys);
  if (keysProblem !== undefined) throw failure(keysProblem);
  if (httpReceivers !== undefined && !isLoopbackHosts(httpReceivers)) {
    throw failure('httpReceivers must be a list of hosts of this machine, such as ["localhost"]');
  }
  const headerProblem = legacySignatureHeader === undefined ? undefined : legacyHeaderProblem(legacySignatureHeader);
  if (headerProblem !== undefined) {
    throw failure(`legacySignatureHeader ${headerProblem}: ${JSON.stringify(legacySignatureHeader)}`);
  }
  requireChoice("environment", environment, ["sandbox", "live"]);
  requireChoice("unknownFields", unknownFields, ["reject", "ignore"]);
  requireChoice("schedules", schedules, ["sandbox", "live"]);
  requireChoice("checkDeposits", checkDeposits, ["automatic", "manual"]);
  if (rateLimit && !(Number.isSafeInteger(rateLimit.perSecond) && rateLimit.perSecond >= 1)) {
    throw failure("rateLimit.perSecond must be a whole number of 1 or more");
  }
  if (
    accountRevenueRate !== undefined &&
    !(typeof accountRevenueRate === "string" && DECIMAL.test(accountRevenueRate))
  ) {
    throw failure('accountRevenueRate must be a decimal as text, such as "0.01" for 1%');
  }
}

function isLoopbackHosts(hosts: unknown): boolean {
  return Array.isArray(hosts) && hosts.every((host) => typeof host === "string" && isLoopbackHost(host));
}

function requireChoice(option: string, value: string | undefined, values: readonly string[]): void {
  if (value !== undefined && !values.includes(value)) {
    throw failure(`${option} must be ${values.map((name) => `"${name}"`).join(" or ")}, not "${value}"`);
  }
}

function failure(why: string): TypeError {
  return mistake("open the bank", why);
}
