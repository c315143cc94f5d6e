import type { IncomingMessage } from "node:http";
import { hostMissing, hostNotAllowed, originNotAllowed, severalHosts } from "../errors/server-errors.ts";
import { hostName } from "../names/host-name.ts";
import { type AccessRules, isAllowedHost, isAllowedOrigin } from "./host-check.ts";

/**
 * Returns a check of the host and the origin of requests, which throws a `ServerError` for a request that may not reach
 * the server. It returns the origin of a page that may read the response; undefined for requests without an origin.
 */
export function createAccessCheck(access: AccessRules): (request: IncomingMessage) => string | undefined {
  /** The previously allowed header. It is compared first, because the requests of one client have the same `Host`. */
  let allowedHost: string | undefined;

  return (request) => {
    const { headers, url = "" } = request;
    const { host, origin } = headers;
    if (host !== allowedHost || host === undefined) {
      if (host === undefined) throw hostMissing();
      if (!isAllowedHost(host, access)) throw hostNotAllowed(host);
      allowedHost = host;
    }
    // Node keeps the first of several `Host` headers; a proxy before it may have checked another.
    if (hasSeveralHosts(request)) throw severalHosts();
    if (!url.startsWith("/") && url !== "*") checkTarget(url, access);
    if (origin === undefined) {
      if (isSubresource(request)) throw originNotAllowed(undefined);
      return undefined;
    }
    if (!isAllowedOrigin(origin, host, access)) throw originNotAllowed(origin);
    return origin;
  };
}

/** Checks the host of an absolute request target, which proxies use. */
function checkTarget(url: string, access: AccessRules): void {
  const host = URL.canParse(url) ? new URL(url).host : undefined;
  if (!isAllowedHost(host, access)) throw hostNotAllowed(host ?? hostName(url) ?? url);
}

function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/**
 * Returns whether a page of another origin loads the response as an image, a script or a frame. Browsers then send
 * `Sec-Fetch-Site`, but no `Origin`. Following a link is allowed.
 */
function isSubresource({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return false;
  return headers["sec-fetch-mode"] !== "navigate" || headers["sec-fetch-dest"] !== "document";
}
