import { pathBelow } from "@sandbank/engine/http";
import { mistake } from "@sandbank/engine/private/errors";
import { http } from "msw";
import * as mswNode from "msw/node";
import { defaultNetworkOptions, type SetupServer, setupServer } from "msw/node";
import { loopbackHandler } from "./loopback.ts";
import type { Responder } from "./responder.ts";
import { listenOptionsInMsw, printMounted, type UnhandledRequest } from "./unhandled-request.ts";

/** The options of MSW's `server.listen`. While several setups listen, the options of the first apply. */
export type ListenOptions = Omit<NonNullable<Parameters<SetupServer["listen"]>[0]>, "onUnhandledRequest"> & {
  /** How to treat a request that no handler answers. Default: `"warn"`. */
  readonly onUnhandledRequest?: UnhandledRequest;
};

/** The names of both versions of MSW. */
const names: Record<keyof ListenOptions, true> = { onUnhandledRequest: true, onUnhandledFrame: true };

const ADVICE =
  "MSW intercepts for one server at a time. Add your handlers with `setup.server.use`, or mount the bank on your server with bankHandlers.";

/** The function that answers requests below each base URL. */
const mounted = new Map<string, Responder>();

let server: SetupServer | undefined;

/** The listener of the shared server while it intercepts; undefined if this version of MSW does not expose it. */
let intercepting: unknown;

let stopPrinting: () => void = () => {};

/**
 * Returns the one server of all setups. MSW intercepts for one server at a time: a second server that listens stops the
 * first from intercepting.
 */
export function sharedServer(): SetupServer {
  server ??= setupServer(
    http.all(
      ({ request }) => responderAt(request) !== undefined,
      ({ request }) => responderAt(request)?.(request),
    ),
    loopbackHandler(() => mounted.keys()),
  );
  return server;
}

/**
 * Starts to answer requests below a base URL. Throws an `Error` if a setup answers there already, or another server
 * intercepts, and a `TypeError` for a wrong option.
 */
export function mount(base: string, respond: Responder, options: ListenOptions): void {
  const inMsw = listenOptionsInMsw(options, Object.keys(names));
  if (mounted.get(base) === respond) {
    throw mistake("listen", `this setup already listens at ${base}`, "Call listen() once, or close() first.", {
      as: Error,
    });
  }
  if (mounted.has(base)) {
    throw mistake(
      "listen",
      `a bank is already mounted at ${base}`,
      "Close that setup first, or give this one another baseUrl.",
      { as: Error },
    );
  }
  if (mounted.size > 0) assertIntercepting("listen");
  else startListening(inMsw, options);
  mounted.set(base, respond);
}

/** Stops answering requests below a base URL; does nothing if this responder is not mounted. */
export function unmount(base: string, respond: Responder): void {
  if (mounted.get(base) !== respond) return;
  mounted.delete(base);
  if (mounted.size > 0) return;
  stopPrinting();
  sharedServer().close();
}

/** Throws an `Error` unless this responder is mounted, because requests would be sent to the network. */
export function assertMounted(base: string, respond: Responder, call: string): void {
  if (mounted.get(base) === respond) return;
  throw mistake(call, "the setup does not listen, so requests would be sent to the network", "Call listen() first.", {
    as: Error,
  });
}

/** Throws an `Error` if setups listen, but `listen` or `close` of another MSW server stopped them from intercepting. */
export function assertIntercepting(call: string): void {
  if (mounted.size === 0 || intercepting === undefined || interceptors().includes(intercepting)) return;
  throw mistake(
    call,
    "MSW no longer intercepts for the bank, because another MSW server has listened or closed since",
    ADVICE,
    { as: Error },
  );
}

function startListening(inMsw: object, options: ListenOptions): void {
  requireNodeOfMsw();
  if (interceptors().length > 0) {
    throw mistake("listen", "another MSW server listens already", ADVICE, { as: Error });
  }
  const shared = sharedServer();
  shared.listen(inMsw);
  stopPrinting = printMounted(shared.events, options, () => mounted.keys());
  intercepting = interceptors()[0];
}

/**
 * Throws for MSW 3 on Node 20, where MSW listens but each request fails with "Promise.withResolvers is not a function".
 */
function requireNodeOfMsw(): void {
  // MSW 3 no longer exports SetupServerApi.
  const isMsw2 = "SetupServerApi" in mswNode;
  if (isMsw2 || "withResolvers" in Promise) return;
  throw mistake(
    "listen",
    `MSW 3 needs Node 22.12 or later, because it calls Promise.withResolvers, but this is Node ${process.versions.node}`,
    "Update Node, or install MSW 2: npm install --save-dev msw@2.",
    { as: Error },
  );
}

/**
 * Returns the listeners of the server that intercepts now: all servers of MSW share one source of requests. Its emitter
 * is not public, so with a version of MSW that lacks it nothing is detected, and nothing fails.
 */
function interceptors(): readonly unknown[] {
  return defaultNetworkOptions.sources.flatMap((source) => {
    const emitter = source["emitter"] as { listeners?: (name: "frame") => readonly unknown[] } | undefined;
    return emitter?.listeners?.("frame") ?? [];
  });
}

/** If one base URL is below another, the longer one answers. */
function responderAt({ url }: Request): Responder | undefined {
  const bases = [...mounted.keys()].filter((base) => pathBelow(base, url) !== undefined);
  const [longest] = bases.sort((one, other) => other.length - one.length);
  return longest === undefined ? undefined : mounted.get(longest);
}
