/**
 * Returns the first clause of a summary: "Settle a card payment" for "Settle a card payment, as a merchant would.",
 * "Return a transfer" for "Return a transfer after its money moved."
 */
export function shortTitle(summary: string): string {
  return summary.replace(/(?:, (?:as|in|so|which|with) .*| (?:after|before) .*|\.)$/s, "");
}
