import { http, passthrough, type RequestHandler } from "msw";

/** Hosts as a URL has them, which normalizes addresses: `[::ffff:127.0.0.1]` to `[::ffff:7f00:1]`. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;

/**
 * Sends requests to this machine, such as those of supertest to your own server, without a warning or an error.
 * Requests to an origin at which a bank is mounted still follow `onUnhandledRequest`, because they may be mistakes.
 */
export function loopbackHandler(mountedAt: () => Iterable<string>): RequestHandler {
  return http.all(
    ({ request }) => {
      const { hostname, origin } = new URL(request.url);
      return LOOPBACK.test(hostname) && ![...mountedAt()].some((base) => new URL(base).origin === origin);
    },
    () => passthrough(),
  );
}
