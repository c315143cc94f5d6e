/**
 * Returns the first clause of the summary of an operation: "Settle a card payment" for "Settle a card payment, as a merchant
 * would."
 */
export function shortTitle(summary: string): string {
  return summary.replace(/(?:, (?:as|in) .*|\.)$/s, "");
}
