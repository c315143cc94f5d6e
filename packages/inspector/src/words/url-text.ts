/** A URL without its protocol and query, such as `localhost:3000/hooks`: a query often contains a token. */
export function urlText(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/[?#].*/s, "");
}

/** The same, with the middle left out of a long one: the URLs of a receiver differ at their end. */
export function shortUrlText(url: string, most = 34): string {
  const text = urlText(url);
  const [host = ""] = text.split("/", 1);
  return text.length <= most ? text : `${host}/…${text.slice(Math.min(-1, host.length + 2 - most))}`;
}
