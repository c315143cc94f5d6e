import { mistake } from "../mistake.ts";
/**
 * Normalizes a base URL, so that request URLs can be compared with it: scheme and host in lower case, international
 * domain names in ASCII, no default port, no dot segments and no slashes at the end. Throws a `TypeError` for a value
 * that cannot be a base URL, and for undefined, the missing option.
 *
 * @example
 * normalizeBaseUrl("HTTPS://Bänk.test:443/api/../v1/"); // "https://xn--bnk-qla.test/v1"
 */
export function normalizeBaseUrl(baseUrl: string | undefined): string {
  if (baseUrl === undefined) {
    throw mistake(
      "mount the bank",
      "the option baseUrl is missing",
      'Pass one such as { baseUrl: "https://bank.test" }.',
    );
  }
  if (!URL.canParse(baseUrl)) throw failure(baseUrl, "is not an absolute URL");
  const { protocol, origin, pathname, username, password, href } = new URL(baseUrl);
  if (!/^https?:$/.test(protocol)) throw failure(baseUrl, "is not an http(s) URL");
  if (username !== "" || password !== "") throw failure(baseUrl, "contains credentials");
  // Tests `href`, because `search` and `hash` do not show an empty query or fragment.
  if (/[?#]/.test(href)) throw failure(baseUrl, "has a query or a fragment");
  return origin + pathname.replace(/(?<!\/)\/+$/, "");
}

/** The path and query of a URL, without the base path; undefined if the URL is not below the base URL. */
export function pathBelow(base: string, url: string): string | undefined {
  if (!url.startsWith(base)) return undefined;
  const path = url.slice(base.length).replace(/#.*/s, "");
  if (path === "" || path.startsWith("?")) return `/${path}`;
  return path.startsWith("/") ? path : undefined;
}

function failure(baseUrl: string, why: string): TypeError {
  return mistake("mount the bank", `baseUrl "${baseUrl}" ${why}`, 'Use one such as "https://bank.test/v1".');
}
