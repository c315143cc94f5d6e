/** Says why a bank cannot have these keys; undefined if it can. */
export function apiKeysProblem(apiKeys: unknown): string | undefined {
  if (!Array.isArray(apiKeys)) return "apiKeys must be an array of keys";
  if (apiKeys.length === 0 || apiKeys.some((key) => typeof key !== "string" || !/^\S+$/.test(key))) {
    return "apiKeys must hold at least one key, none empty or with white space";
  }
  return undefined;
}
