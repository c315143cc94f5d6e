import { keep, readKept } from "./storage.ts";

const KEY = "sandbank-token";

/**
 * Returns the admin token. The server writes it into the page if it only listens on loopback addresses. Otherwise the
 * user enters it, and the page keeps it until the tab is closed.
 */
export function readToken(): string | undefined {
  return tokenIn(document) ?? readKept("sessionStorage", KEY) ?? undefined;
}

export function keepToken(token: string): void {
  keep("sessionStorage", KEY, token);
}

/** Returns the token of a server that restarted; undefined if its page does not contain one. */
export async function fetchToken(): Promise<string | undefined> {
  const response = await fetch(location.pathname, { cache: "no-store" });
  return tokenIn(new DOMParser().parseFromString(await response.text(), "text/html"));
}

function tokenIn(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${KEY}"]`)?.content || undefined;
}
