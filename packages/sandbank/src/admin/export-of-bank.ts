import type { Bank } from "@sandbank/engine";
import { badRequest } from "../errors/server-error.ts";
import type { Exported } from "../session/export-session.ts";
import { partOf } from "../session/part-of-journal.ts";

/** Writes the session of a bank as a file, up to a number of journal entries. */
export async function exportOfBank(bank: Bank, as: "seed" | "test", until?: number) {
  const { exportSeed, exportTest, SessionError } = await import("../session/export-session.ts");
  const { failureOf } = await import("../session/run-test.ts");
  const whole = { journal: bank.journal(), steps: bank.trace().steps };
  const session = until === undefined ? whole : partOf(whole, until);
  try {
    return copyOf(as === "seed" ? exportSeed(session.journal) : exportTest(session.journal, session, { failureOf }));
  } catch (error) {
    if (error instanceof SessionError) throw badRequest(error.message);
    throw error;
  }
}

function copyOf({ text, notes }: Exported) {
  return { text, notes: [...notes] };
}
