/** A URL without its protocol and query, such as `localhost:3000/hooks`: a query often contains a token. */
export function urlText(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/[?#].*/s, "");
}
