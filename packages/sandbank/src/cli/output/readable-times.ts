import { instantText } from "@sandbank/view/words/instants";

/** Writes the instants in a sentence of the engine as people do: `2026-01-02T00:00:00.000Z` is `Fri 2 Jan 2026, 00:00:00`. */
export function readableTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, instantText);
}
