import { isAccepted } from "../http/authenticate.ts";
import { type BankRequest, type BankResponse, requireText } from "../http/handle.ts";
import { mistake } from "../mistake.ts";
import { header, type RequestHead } from "../request-head.ts";
import type { BankOptions, ForkOptions } from "../state/options.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { Bank } from "./bank.ts";
import { createBank } from "./create-bank.ts";
import { readWorld } from "./open-bank.ts";

/** The options of the two banks of a platform. Each name sets the `environment` of its bank. */
export interface PlatformOptions {
  readonly live?: BankOptions;
  readonly sandbox?: BankOptions;
}

/** Both environments behind one base URL; the API key selects one (assumption D-21). They share no objects. */
export interface Platform {
  readonly live: Bank;
  readonly sandbox: Bank;
  /** Returns the response of the bank whose API key the request carries, without I/O. No request makes it throw. */
  readonly handle: (request: BankRequest) => BankResponse;
  /** How many bytes of a request's body `handle` reads (assumption D-18). */
  readonly bodyLimit: (request: RequestHead) => number;
  /**
   * Returns an independent copy of this platform, made in O(1): a fork of each bank, with the same API keys. Pass
   * `seed` to get other ids in the fork.
   */
  readonly fork: (options?: Pick<ForkOptions, "seed">) => Platform;
  /** Returns both banks to their state when they were created or forked. */
  readonly reset: () => void;
}

/**
 * Creates a live and a sandbox bank behind one base URL; the API key of a request selects the bank. Throws a
 * `TypeError` for an invalid option, or if both banks have the same key.
 *
 * @example
 * const platform = createPlatform();
 * const headers = { authorization: `Bearer ${platform.live.apiKey}` };
 * platform.handle({ method: "GET", path: "/accounts", headers }).status; // 200, from the live bank
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const known = onlyKnown("open the platform", options, ["live", "sandbox"]);
  const live = open(known, "live");
  const sandbox = open(known, "sandbox");
  if (readKeys(live).some((key) => readKeys(sandbox).includes(key))) {
    throw failure("the live and the sandbox bank share an API key. Give each bank its own keys");
  }
  return joinBanks(live, sandbox);
}

function joinBanks(live: Bank, sandbox: Bank): Platform {
  const bankFor = (request: RequestHead) => {
    requireText(request);
    const isLive = isAccepted(header(request, "authorization") ?? "", readKeys(live));
    // The sandbox bank refuses a key that neither bank accepts, with the same response as any bank.
    return isLive ? live : sandbox;
  };
  return {
    live,
    sandbox,
    handle: (request) => bankFor(request).handle(request),
    bodyLimit: (request) => bankFor(request).bodyLimit(request),
    fork(options) {
      const known = onlyKnown("fork the platform", options, ["seed"]);
      return joinBanks(live.fork(known), sandbox.fork(known));
    },
    reset() {
      live.reset();
      sandbox.reset();
    },
  };
}

function open(options: PlatformOptions, environment: keyof PlatformOptions): Bank {
  const own = options[environment] ?? {};
  if (own.environment !== undefined && own.environment !== environment) {
    throw failure(`the bank under \`${environment}\` has the environment "${own.environment}". Leave it out`);
  }
  return createBank({ ...own, environment });
}

/** Read at each request, because `restore` can change the keys. */
function readKeys(bank: Bank): readonly string[] {
  return readWorld(bank).state.genesis.apiKeys;
}

function failure(why: string): TypeError {
  return mistake("open the platform", why);
}
