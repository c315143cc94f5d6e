import { isAccepted } from "../http/authenticate.ts";
import { type BankRequest, type BankResponse, requireText } from "../http/handle.ts";
import { header, type RequestHead } from "../request-head.ts";
import type { BankOptions, ForkOptions } from "../state/options.ts";
import { onlyKnown } from "../store/known-options.ts";
import type { Bank } from "./bank.ts";
import { createBank } from "./create-bank.ts";
import { worldOf } from "./open-bank.ts";

/** How to open the two banks of a platform; `environment` is given by the name. */
export interface PlatformOptions {
  readonly live?: BankOptions;
  readonly sandbox?: BankOptions;
}

/** Both environments under one address (D-21). They share nothing: an id of one names nothing in the other. */
export interface Platform {
  readonly live: Bank;
  readonly sandbox: Bank;
  /** Answers an HTTP request by the bank whose key it carries, without I/O. Never throws for what a caller sends. */
  handle(request: BankRequest): BankResponse;
  /** How many bytes of a request's body `handle` reads (D-18). */
  bodyLimit(request: RequestHead): number;
  /**
   * Another platform that starts as this one is now: a fork of each bank, with the keys of that bank. Made in O(1); what
   * either platform does from then on, the other does not see. Give a `seed` to change the ids of what the fork makes.
   */
  fork(options?: Pick<ForkOptions, "seed">): Platform;
  /** Makes both banks what they were when they were opened; those of a fork, when they were forked. */
  reset(): void;
}

/**
 * Opens a live and a sandbox bank, told apart by their API keys. Throws a `TypeError` where an option is wrong, or a
 * key is given to both.
 *
 * @example
 * const platform = createPlatform();
 * const headers = { authorization: `Bearer ${platform.live.apiKey}` };
 * platform.handle({ method: "GET", path: "/accounts", headers }).status; // 200, from the live bank
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const live = open(options, "live");
  const sandbox = open(options, "sandbox");
  if (keysOf(live).some((key) => keysOf(sandbox).includes(key))) {
    throw failure("the live and the sandbox bank share an API key. Give each bank keys of its own");
  }
  return platformOf(live, sandbox);
}

function platformOf(live: Bank, sandbox: Bank): Platform {
  const bankFor = (request: RequestHead) => {
    requireText(request);
    const isLive = isAccepted(header(request, "authorization") ?? "", keysOf(live));
    // A key that neither knows is refused by the sandbox bank, with the answer that any bank would give.
    return isLive ? live : sandbox;
  };
  return {
    live,
    sandbox,
    handle: (request) => bankFor(request).handle(request),
    bodyLimit: (request) => bankFor(request).bodyLimit(request),
    fork(options) {
      const known = onlyKnown("Failed to fork the platform", options, ["seed"]);
      return platformOf(live.fork(known), sandbox.fork(known));
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

/** Read at each request: a restore can exchange them. */
function keysOf(bank: Bank): readonly string[] {
  return worldOf(bank).state.genesis.apiKeys;
}

function failure(why: string): TypeError {
  return new TypeError(`[sandbank] Failed to open the platform: ${why}.`);
}
