import { pathBelow } from "@sandbank/engine/http";
import { http } from "msw";
import * as mswNode from "msw/node";
import { defaultNetworkOptions, type SetupServer, setupServer } from "msw/node";
import type { Answer } from "./answer.ts";
import { loopbackHandler } from "./loopback.ts";
import { type UnhandledRequest, unhandledInMsw } from "./unhandled-request.ts";

/** The options of MSW's `server.listen`. While several setups listen, those of the first apply. */
export type ListenOptions = Omit<NonNullable<Parameters<SetupServer["listen"]>[0]>, "onUnhandledRequest"> & {
  /** What happens to a request that no handler answers. Default: `"warn"`. */
  readonly onUnhandledRequest?: UnhandledRequest;
};

const ADVICE =
  "MSW intercepts for one server at a time. Add your handlers with `use` of the setup's `server`, or mount the bank on your server with bankHandlers.";

/** What answers below each base URL now. */
const mounted = new Map<string, Answer>();

let server: SetupServer | undefined;

/** What MSW calls for each request while the shared server intercepts; undefined where this MSW does not tell. */
let intercepting: unknown;

/** The one server of all setups. MSW intercepts for one server at a time: a second that listens silences the first. */
export function sharedServer(): SetupServer {
  server ??= setupServer(
    http.all(
      ({ request }) => answerFor(request) !== undefined,
      ({ request }) => answerFor(request)?.(request),
    ),
    loopbackHandler(() => mounted.keys()),
  );
  return server;
}

/** Starts to answer below a base URL. Throws an `Error` where another setup does, or another server intercepts. */
export function mount(base: string, answer: Answer, options: ListenOptions): void {
  if (mounted.has(base)) {
    throw new Error(
      `[sandbank] Failed to listen: a bank is already mounted at ${base}. Close that setup first, or give this one another baseUrl.`,
    );
  }
  if (mounted.size > 0) assertIntercepting("listen");
  else startListening(options);
  mounted.set(base, answer);
}

/** Stops to answer below a base URL; does nothing where this answer is not mounted. */
export function unmount(base: string, answer: Answer): void {
  if (mounted.get(base) !== answer) return;
  mounted.delete(base);
  if (mounted.size === 0) sharedServer().close();
}

/** Throws an `Error` where setups listen, but another server of MSW has silenced them by `listen` or `close`. */
export function assertIntercepting(call: string): void {
  if (mounted.size === 0 || intercepting === undefined || interceptors().includes(intercepting)) return;
  throw new Error(
    `[sandbank] Failed to ${call}: another MSW server listened or closed since the bank did, and silenced it. ${ADVICE}`,
  );
}

function startListening(options: ListenOptions): void {
  requireNodeOfMsw();
  if (interceptors().length > 0) {
    throw new Error(`[sandbank] Failed to listen: another MSW server listens already. ${ADVICE}`);
  }
  const { onUnhandledRequest, ...others } = options;
  sharedServer().listen({ ...unhandledInMsw(onUnhandledRequest), ...others });
  intercepting = interceptors()[0];
}

/** On Node 20 MSW 3 listens, and then each request fails with "Promise.withResolvers is not a function". */
function requireNodeOfMsw(): void {
  // The export of MSW 2 that MSW 3 no longer has.
  const isMsw2 = "SetupServerApi" in mswNode;
  if (isMsw2 || "withResolvers" in Promise) return;
  throw new Error(
    `[sandbank] Failed to listen: MSW 3 needs Node 22.12 or later, as it calls Promise.withResolvers, and this is Node ${process.versions.node}. Update Node, or install MSW 2: npm install --save-dev msw@2.`,
  );
}

/**
 * The listener of the server that intercepts now: all servers of MSW share one source of requests. Its emitter is not
 * public, so a version of MSW without it detects nothing instead of failing.
 */
function interceptors(): readonly unknown[] {
  return defaultNetworkOptions.sources.flatMap((source) => {
    const emitter = source["emitter"] as { listeners?: (name: "frame") => readonly unknown[] } | undefined;
    return emitter?.listeners?.("frame") ?? [];
  });
}

/** Where one base URL is below another, the longer one answers. */
function answerFor({ url }: Request): Answer | undefined {
  const bases = [...mounted.keys()].filter((base) => pathBelow(base, url) !== undefined);
  const [longest] = bases.sort((one, other) => other.length - one.length);
  return longest === undefined ? undefined : mounted.get(longest);
}
