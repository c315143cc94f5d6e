/** A request of the admin API. */
export interface AdminRoute {
  readonly kind: "admin";
  /** The path below `/_sandbank`, decoded; empty if that is the whole path. */
  readonly path: string;
  /** The bank in the path. */
  readonly bank: string | undefined;
  readonly query: URLSearchParams;
}

/** A request of a bank's API. */
export interface ApiRoute {
  readonly kind: "api";
  /** The path and the query for the bank, as the client encoded them. */
  readonly path: string;
  /** The bank in the path. */
  readonly bank: string | undefined;
}

/** The first segment of every path that does not belong to the API. No path of the API begins with `_`. */
const ADMIN_SEGMENT = "_sandbank";

const PREFIX = `/${ADMIN_SEGMENT}`;

/**
 * Decodes the target of a request once, and selects its route. `/_sandbank/b/<name>/...` names a bank. Below that, or
 * without it, `/_sandbank/...` is the admin API, and all other paths belong to the API of the bank.
 */
export function parseRoute(target: string): AdminRoute | ApiRoute {
  const raw = target.startsWith("/") ? target : pathOfAbsolute(target);
  // Most requests are for the API and need no decoding here.
  if (!isAdminPath(raw)) return { kind: "api", path: raw, bank: undefined };
  const [path = "", query] = splitOnce(raw, "?");
  const segments = path.split("/").slice(2).map(decoded);
  if (segments[0] !== "b" || segments.length < 3) return admin(segments, query, undefined);
  const [, bank, ...rest] = segments;
  if (rest[0] === ADMIN_SEGMENT) return admin(rest.slice(1), query, bank);
  const position = nthSlash(path, 4);
  return { kind: "api", path: path.slice(position) + (query === undefined ? "" : `?${query}`), bank };
}

function admin(segments: readonly string[], query: string | undefined, bank: string | undefined): AdminRoute {
  const path = segments.length === 0 ? "" : `/${segments.join("/")}`;
  return { kind: "admin", path, bank, query: new URLSearchParams(query) };
}

/**
 * Returns whether a path belongs to the server, also for percent-encoded spellings of the prefix, such as
 * `/%5Fsandbank/`.
 */
function isAdminPath(path: string): boolean {
  if (path.startsWith(PREFIX)) return isEnd(path.charCodeAt(PREFIX.length));
  if (path.charCodeAt(1) !== PERCENT && !path.startsWith("/_")) return false;
  const [, first = ""] = path.split(/[/?]/, 2);
  return decoded(first) === ADMIN_SEGMENT;
}

const PERCENT = 37;

/** Returns whether a segment ends with this character: `/`, `?`, or the end of the text. */
function isEnd(code: number): boolean {
  return Number.isNaN(code) || code === 47 || code === 63;
}

/** Returns the path and the query of the absolute form of a request target, which proxies use. */
function pathOfAbsolute(target: string): string {
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function nthSlash(path: string, count: number): number {
  let index = -1;
  for (let found = 0; found < count; found++) index = path.indexOf("/", index + 1);
  return index;
}
