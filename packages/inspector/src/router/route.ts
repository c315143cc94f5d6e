/** The view that the page shows. The URL contains all of it. */
export interface Route {
  /** The name of a screen; empty for the first one. */
  readonly screen: string;
  /** The selected object. */
  readonly id: string | null;
  readonly params: Readonly<Record<string, string>>;
}

/** The parameters that every screen keeps: the bank, the instant, the failed test of a page. */
const KEPT = ["bank", "at", "failure"] as const;

/** Reads the fragment of a URL, such as `#/accounts/account_1?bank=worker-1`. */
export function parseRoute(fragment: string): Route {
  const [path = "", query = ""] = fragment.replace(/^#\/?/, "").split("?", 2);
  const [name = "", segment = ""] = path.split("/").map(decode);
  const params = Object.fromEntries(new URLSearchParams(query));
  return { screen: name, id: segment === "" ? null : segment, params };
}

export function formatRoute({ screen, id, params }: Route): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  const path = [screen, ...(id === null ? [] : [id])].map(encodeURIComponent).join("/");
  return `#/${path}${query === "" ? "" : `?${query}`}`;
}

/** Returns the parameters that stay when the screen changes. */
export function keptParams({ params }: Route): Record<string, string> {
  return Object.fromEntries(KEPT.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
