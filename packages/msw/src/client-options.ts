import type { Bank, Platform } from "@sandbank/engine";
import { type BankClientSettings, clientOptions } from "@sandbank/engine/http";
import { isPlatform, type Mountable } from "./mountable.ts";

/**
 * Options of `BankClient` for the bank in use: `clientOptions` of `@sandbank/engine/http` without `fetch`, as MSW
 * intercepts the global one. Keys and waits are those of the bank in use when the client asks for them. A client reads
 * `apiKey` when it is created: for a fork with its own keys, create it after `use`.
 */
export type ClientOptions = Omit<BankClientSettings, "fetch">;

/** Options of a client for each environment of a platform. */
export interface PlatformClientOptions {
  readonly live: ClientOptions;
  readonly sandbox: ClientOptions;
}

/** Options of clients: those of a bank, or those of each environment of a platform. */
export type ClientOptionsOf<Target extends Mountable> = Target extends Platform ? PlatformClientOptions : ClientOptions;

/** Client options that follow what is in use. */
export function followedClientOptions<Target extends Mountable>(
  inUse: () => Target,
  baseUrl: string,
): ClientOptionsOf<Target> {
  const follow = (bankOf: (target: Mountable) => Bank) =>
    followed(() => clientOptions(bankOf(inUse()), { baseUrl }), baseUrl);
  const options = isPlatform(inUse())
    ? { live: follow((target) => (target as Platform).live), sandbox: follow((target) => (target as Platform).sandbox) }
    : follow((target) => target as Bank);
  return options as ClientOptionsOf<Target>;
}

function followed(current: () => BankClientSettings, baseUrl: string): ClientOptions {
  return {
    get apiKey() {
      return current().apiKey;
    },
    baseUrl,
    newIdempotencyKey: () => current().newIdempotencyKey(),
    sleep: (...args) => current().sleep(...args),
    now: () => current().now(),
    random: () => current().random(),
  };
}
