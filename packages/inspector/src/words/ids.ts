/** `account_w7is…`: the prefix and four characters. */
export function shortId(id: string): string {
  return id.replace(/_([0-9a-z]{4})[0-9a-z]{4,}$/, "_$1…");
}
