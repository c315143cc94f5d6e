import { type Bank, type BankOptions, createBank, manualClock, tickingClock } from "@sandbank/engine";
import type { SendDelivery } from "../banks/egress.ts";
import { StartError } from "../errors/start-error.ts";
import { StorageError } from "../errors/storage-error.ts";
import { parseInstant } from "../instant.ts";
import { addressKind, normalizeHostname } from "../names/address.ts";
import { type Beginning, hashSeeds } from "../storage/beginning.ts";
import type { Storage } from "../storage/storage.ts";
import { reportBug } from "./report-bug.ts";
import { type ApplySeeds, NONE_SENT, type SeedWebhooks } from "./seeding.ts";
import type { ServerOptions } from "./server-options.ts";

/** The default seed of ids and keys. */
const DEFAULT_SEED = "sandbank";

/** The initial states of the banks of a server. */
export interface BegunBanks {
  /** The bank with the seeds. If a data directory exists, the one with which it began. */
  readonly seeded: Bank;
  /** The live bank, without the seeds; undefined without `live`. */
  readonly live: Bank | undefined;
  readonly bankSeed: string;
  readonly beginning: BankBeginning;
  /** The initial time of a new bank, in milliseconds since 1970; undefined for the machine's time. */
  readonly start: number | undefined;
}

/** The origin of the banks of a server. */
export interface BankBeginning {
  /** Whether the stored banks began with other seeds than those of the options. */
  readonly isKept: boolean;
  /** The seed of ids and keys; null for the default one. */
  readonly bankSeed: string | null;
  readonly webhooks: SeedWebhooks;
}

interface BeginWith {
  readonly storage: Storage | undefined;
  readonly applySeeds: ApplySeeds;
  /** Sends the webhooks of the seeds. */
  readonly send: SendDelivery;
}

/** Creates the banks of which all others are forks. Rejects with a `StartError`. */
export async function beginBanks(
  options: ServerOptions,
  { storage, applySeeds, send }: BeginWith,
): Promise<BegunBanks> {
  const { bankSeed, seeds = [], bank: bankOptions = {}, signTime = "machine" } = options;
  const given: Beginning = {
    seed: hashSeeds(seeds),
    bankSeed: bankSeed ?? null,
    start: options.start ?? null,
    bank: Object.keys(bankOptions).length === 0 ? null : JSON.stringify(bankOptions),
  };
  // A call that cannot be written is undone, and the storage reports the reason. That is not a bug.
  const onBug: BankOptions["onBug"] = (bug) => {
    if (!(bug.cause instanceof StorageError)) (options.onBug ?? reportBug)(bug);
  };
  const kept = storage?.beginning(given);
  const beginning = kept?.beginning ?? given;
  const start = parseStart(beginning.start ?? undefined);
  const begun: BankOptions = {
    ...bankOptions,
    seed: beginning.bankSeed ?? DEFAULT_SEED,
    clock: start === undefined ? tickingClock(() => Date.now()) : manualClock(new Date(start)),
    onBug,
  };
  const seeded = createBank(kept === undefined ? begun : { onBug });
  let webhooks = NONE_SENT;
  if (kept === undefined) {
    webhooks = await applySeeds(seeded, { fetch: send, signTime });
    storage?.begin(given, seeded);
  } else seeded.restore(kept.snapshot);
  return {
    seeded,
    live: options.live === true ? createBank({ ...begun, ...liveOptions(options) }) : undefined,
    bankSeed: beginning.bankSeed ?? DEFAULT_SEED,
    beginning: { isKept: beginning.seed !== given.seed, bankSeed: beginning.bankSeed, webhooks },
    start,
  };
}

/** The options of the live bank alone. */
function liveOptions({ deliverTo = [] }: ServerOptions): BankOptions {
  // Of the hosts of this machine, these are the ones that Event Subscriptions of a live bank can name (D-110).
  const httpReceivers = deliverTo.filter(
    (host) => host === "localhost" || addressKind(normalizeHostname(host) ?? "") === "loopback",
  );
  return { environment: "live", httpReceivers };
}

/** Parses the initial time of the banks. Throws a `StartError`. */
export function parseStart(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const start = parseInstant(text);
  if (start === undefined) {
    throw new StartError(
      `--start is ${JSON.stringify(text)}. Write an instant with a zone, such as 2026-01-01T00:00:00Z`,
    );
  }
  return start;
}
