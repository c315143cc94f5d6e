import type { Journal } from "@sandbank/engine";
import { findMistake, readText } from "@sandbank/engine/private/errors";
import { UsageError } from "../../../errors/usage-error.ts";

/**
 * Throws a `UsageError` for a journal that was edited, because a part or a redacted copy of it would get a new, valid
 * digest.
 */
export async function requireWhole(journal: Journal, path: string): Promise<void> {
  const { replay } = await import("@sandbank/engine");
  try {
    replay(journal, { until: 0 });
  } catch (error) {
    if (findMistake(error) === undefined) throw error;
    throw new UsageError(`${path}: ${readText(error)}`, { cause: error });
  }
}
