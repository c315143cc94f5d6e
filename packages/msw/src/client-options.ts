import type { Bank, Platform } from "@sandbank/engine";
import { type BankClientSettings, clientOptions } from "@sandbank/engine/http";
import { isPlatform, type Mountable } from "./mountable.ts";
import type { MountedBank } from "./mounted-bank.ts";

/**
 * Options of `BankClient` for the bank in use: `clientOptions` of `@sandbank/engine/http` without `fetch`, because MSW
 * intercepts the global `fetch`, and without `timeoutMs` and `maxResponseBytes`, because other handlers may respond
 * without an end, or not at all. Idempotency keys and waits always come from the bank in use. A client reads `apiKey` when it is created: for a fork with its own keys,
 * create the client after `use`.
 */
export type ClientOptions = Omit<BankClientSettings, "fetch" | "timeoutMs" | "maxResponseBytes">;

/** Options of a client for each environment of a platform. */
export interface PlatformClientOptions {
  readonly live: ClientOptions;
  readonly sandbox: ClientOptions;
}

/** The client options of a bank, or of each environment of a platform. */
export type ClientOptionsOf<Target extends Mountable> = Target extends Platform ? PlatformClientOptions : ClientOptions;

/** Makes client options that follow the bank in use. */
export function followedClientOptions<Target extends Mountable>(
  mounted: () => MountedBank<Target>,
  baseUrl: string,
): ClientOptionsOf<Target> {
  const follow = (bankOf: (target: Mountable) => Bank) =>
    followed(() => clientOptions(bankOf(mounted().bank), { baseUrl }), {
      baseUrl,
      onSwitch: (act) => mounted().onSwitch(act),
    });
  const options = isPlatform(mounted().bank)
    ? { live: follow((target) => (target as Platform).live), sandbox: follow((target) => (target as Platform).sandbox) }
    : follow((target) => target as Bank);
  return options as ClientOptionsOf<Target>;
}

interface Following {
  readonly baseUrl: string;
  readonly onSwitch: MountedBank<Mountable>["onSwitch"];
}

function followed(current: () => BankClientSettings, { baseUrl, onSwitch }: Following): ClientOptions {
  return {
    get apiKey() {
      return current().apiKey;
    },
    baseUrl,
    newIdempotencyKey: () => current().newIdempotencyKey(),
    sleep: (...args) => current().sleep(...args),
    async idle(milliseconds, signal) {
      if (signal?.aborted) throw signal.reason;
      // The client polls the bank in use, so it must not wait for the previous one any longer.
      const over = new AbortController();
      const end = () => over.abort();
      const unfollow = onSwitch(end);
      signal?.addEventListener("abort", end);
      try {
        await current().idle(milliseconds, over.signal);
      } catch (error) {
        if (!over.signal.aborted) throw error;
      } finally {
        unfollow();
        signal?.removeEventListener("abort", end);
      }
      if (signal?.aborted) throw signal.reason;
    },
    now: () => current().now(),
    random: () => current().random(),
  };
}
