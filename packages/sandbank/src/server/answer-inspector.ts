import type { IncomingMessage, ServerResponse } from "node:http";
import { noSuchAdminRoute } from "../errors/server-errors.ts";
import { hostName, isLoopbackName } from "../names/host-name.ts";
import { readInspectorFile, readInspectorPage } from "./inspector-file.ts";
import type { AdminRoute } from "./route.ts";
import { writeResponse } from "./write-response.ts";

/** The files and the token that the inspector's page needs. */
export interface InspectorAccess {
  /** The directory of the built inspector. */
  readonly directory: string;
  /** The admin token for pages on this machine; undefined if other machines can reach the server. */
  readonly token: string | undefined;
}

const ASSETS = "/assets/";

/** Returns whether a request is for the inspector's page or one of its files. */
export function isInspectorRequest({ path, bank }: AdminRoute, { method }: IncomingMessage): boolean {
  if (bank !== undefined || (method !== "GET" && method !== "HEAD")) return false;
  return path === "" || path === "/" || path.startsWith(ASSETS);
}

/** Responds to a request for the inspector. Rejects with a `ServerError` if the file does not exist. */
export async function answerInspector(
  access: InspectorAccess,
  { path }: AdminRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The page refers to its files by relative paths, which need the final slash.
  if (path === "") {
    return writeResponse({ status: 308, headers: { location: "/_sandbank/" }, body: "" }, request, response);
  }
  if (path === "/") return answerPage(access, request, response);
  const { headers } = request;
  const name = path.slice(ASSETS.length);
  const file = await readInspectorFile(access.directory, name, acceptsGzip(headers["accept-encoding"]));
  if (file === undefined) throw noSuchAdminRoute(request.method ?? "GET", path, undefined);
  const { type, body, isGzip, etag } = file;
  const common = {
    ...securityHeaders,
    // The name contains a hash of the content.
    "cache-control": "public, max-age=31536000, immutable",
    etag,
    vary: "accept-encoding, origin",
  };
  if (headers["if-none-match"] === etag) {
    response.writeHead(304, common).end();
    return;
  }
  const described = { ...common, "content-type": type, ...(isGzip && { "content-encoding": "gzip" }) };
  return writeResponse({ status: 200, headers: described, body }, request, response);
}

/** Allows scripts, styles, images and connections of the server itself only, and no frame around the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const securityHeaders = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const NOT_BUILT = "The inspector is not built. Run `npm run build` in the checkout, and load this page again.\n";

async function answerPage(
  { directory, token }: InspectorAccess,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await readInspectorPage(directory);
  const headers = { ...securityHeaders, "cache-control": "no-store", vary: "origin" };
  if (page === undefined) {
    const type = { "content-type": "text/plain; charset=utf-8" };
    return writeResponse({ status: 503, headers: { ...headers, ...type }, body: NOT_BUILT }, request, response);
  }
  const body = token !== undefined && isOfThisMachine(request) ? withToken(page, token) : page;
  const type = { "content-type": "text/html; charset=utf-8" };
  return writeResponse({ status: 200, headers: { ...headers, ...type }, body }, request, response);
}

/**
 * Returns whether a browser on this machine loads the page for itself. Pages of allowed origins send an `Origin`.
 * Proxies that make the server reachable for others add a header or keep the others' name of the host.
 */
function isOfThisMachine({ headers }: IncomingMessage): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "via"].some((name) => name in headers);
  return headers.origin === undefined && !isForwarded && isLoopbackName(hostName(headers.host ?? "") ?? "");
}

function withToken(page: string, token: string): string {
  const content = token.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return page.replace("</head>", () => `<meta name="sandbank-token" content="${content}"></head>`);
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(String(header ?? ""));
}
