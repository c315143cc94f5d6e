/** The headers that every delivery has, which the legacy signature cannot replace. */
const taken = /^(content-|webhook-|x-forwarded-for$|host$|connection$|transfer-encoding$)/i;

/** Says what is wrong with the name of the header; undefined if it can be one. */
export function legacyHeaderProblem(name: unknown): string | undefined {
  const isName = typeof name === "string" && /^[\w!#$%&'*+.^`|~-]{1,200}$/.test(name);
  if (!isName) return "is not the name of an HTTP header";
  return taken.test(name) ? "is the name of a header that a delivery has already" : undefined;
}
