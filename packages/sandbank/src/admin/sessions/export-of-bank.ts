import type { AdminContext } from "../context.ts";
import type { AdminParams } from "../operations.ts";
import { isShown } from "../redact-result.ts";
import { exportInThread } from "./export-in-thread.ts";

/** Exports the session of a bank as a file, up to a number of journal entries. */
export async function exportOfBank(
  { served: { name, bank }, signal, onProgress }: AdminContext,
  { as, until, secrets }: AdminParams<"export">,
) {
  // Neither a test nor a seed contains deliveries, which are most of a long log.
  const steps = bank.trace({ requests: false }).steps.map((step) => ({ ...step, deliveries: [] }));
  const session = { bank: name, journal: bank.journal(), steps };
  const { text, notes } = await exportInThread(
    { ...session, as, until: until === undefined ? undefined : Number(until), isShown: isShown({ secrets }) },
    { signal, onProgress: (left) => onProgress({ left }) },
  );
  return { text, notes: [...notes] };
}
