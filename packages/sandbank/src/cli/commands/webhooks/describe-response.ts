/** The most characters of the body of a response that are printed. */
const LONGEST = 200;

interface Response {
  readonly error?: unknown;
  /** The body of a response without success. */
  readonly answer?: unknown;
  /** What went over the network, of recent attempts. */
  readonly sent?: unknown;
}

/**
 * Says, after a colon, why an attempt got no response, or else how the body of the response begins, in one line. A receiver
 * says there why it refuses, or that it has handled the Event before. Returns "" if there is neither.
 */
export function describeResponse({ error, answer, sent }: Response): string {
  const { body } = (sent ?? {}) as { readonly body?: string | null };
  const text = String(error ?? body ?? answer ?? "").replace(/\s+/g, " ");
  const characters = [...text.trim().replace(/\.$/, "")];
  if (characters.length === 0) return "";
  return `: ${characters.slice(0, LONGEST).join("")}${characters.length > LONGEST ? "..." : ""}`;
}
