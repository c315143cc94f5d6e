import type { Bank } from "@sandbank/engine";
import { badRequest } from "../server/server-error.ts";
import type { Exported } from "../session/export-session.ts";

/** Writes the session of a bank as a file, up to a number of journal entries. */
export async function exportSession(bank: Bank, as: "seed" | "test", until = Number.POSITIVE_INFINITY) {
  const { exportSeed, exportTest, SessionError } = await import("../session/export-session.ts");
  const { genesis, entries } = bank.journal();
  const journal = { genesis, entries: entries.slice(0, until) };
  try {
    if (as === "seed") return copyOf(exportSeed(journal));
    const steps = bank.trace().steps.filter(({ entry }) => entry <= until);
    return copyOf(exportTest(journal, { steps }));
  } catch (error) {
    if (error instanceof SessionError) throw badRequest(error.message);
    throw error;
  }
}

function copyOf({ text, notes }: Exported) {
  return { text, notes: [...notes] };
}
