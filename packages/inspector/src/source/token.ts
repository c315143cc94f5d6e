const KEY = "sandbank-token";

/**
 * The admin token: the server writes it into the page if it listens on a loopback address only. Otherwise the user enters
 * it, and it is kept until the tab is closed.
 */
export function readToken(): string | undefined {
  return tokenIn(document) ?? sessionStorage.getItem(KEY) ?? undefined;
}

export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** The token of a server that was started again since the page was loaded; undefined if it is not in the page. */
export async function fetchToken(): Promise<string | undefined> {
  const response = await fetch(location.pathname, { cache: "no-store" });
  return tokenIn(new DOMParser().parseFromString(await response.text(), "text/html"));
}

function tokenIn(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${KEY}"]`)?.content || undefined;
}
