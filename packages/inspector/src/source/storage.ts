type Area = "localStorage" | "sessionStorage";

/** What the browser does not keep: it refuses where cookies are blocked, and in the sandboxed frames of CI servers. */
const unkept = new Map<string, string | null>();

/** Returns a text that `keep` kept; null without one. */
export function readKept(area: Area, key: string): string | null {
  try {
    return unkept.get(key) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in a storage of the browser, or else until the page is left. Null removes it. */
export function keep(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}
