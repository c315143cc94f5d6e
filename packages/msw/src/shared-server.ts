import { pathBelow } from "@sandbank/engine/http";
import { http } from "msw";
import { type SetupServer, setupServer } from "msw/node";
import type { Answer } from "./answer.ts";

export type ListenOptions = Parameters<SetupServer["listen"]>[0];

/** What answers below each base URL now. */
const mounted = new Map<string, Answer>();

let server: SetupServer | undefined;

/** The one server of all setups. MSW intercepts for one server at a time: a second that listens silences the first. */
export function sharedServer(): SetupServer {
  server ??= setupServer(
    http.all(
      ({ request }) => answerFor(request) !== undefined,
      ({ request }) => answerFor(request)?.(request),
    ),
  );
  return server;
}

/** Starts to answer below a base URL. Throws an `Error` where another setup does. */
export function mount(base: string, answer: Answer, options: ListenOptions): void {
  if (mounted.has(base)) {
    throw new Error(
      `[sandbank] Failed to listen: a bank is already mounted at ${base}. Close that setup first, or give this one another baseUrl.`,
    );
  }
  if (mounted.size === 0) sharedServer().listen(options);
  mounted.set(base, answer);
}

/** Stops to answer below a base URL; does nothing where this answer is not mounted. */
export function unmount(base: string, answer: Answer): void {
  if (mounted.get(base) !== answer) return;
  mounted.delete(base);
  if (mounted.size === 0) sharedServer().close();
}

/** Where one base URL is below another, the longer one answers. */
function answerFor({ url }: Request): Answer | undefined {
  const bases = [...mounted.keys()].filter((base) => pathBelow(base, url) !== undefined);
  const [longest] = bases.sort((one, other) => other.length - one.length);
  return longest === undefined ? undefined : mounted.get(longest);
}
