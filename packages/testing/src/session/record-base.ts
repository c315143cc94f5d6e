import type { Bank } from "@sandbank/engine";
import { FOLDER_VARIABLE, recordCoverage } from "../coverage/record-coverage.ts";

/** Records what the tests of a file reached, if a reporter wants it: a bank counts what its forks reach. */
export async function recordBase(base: Promise<Bank> | undefined): Promise<void> {
  if (globalThis.process?.env?.[FOLDER_VARIABLE] === undefined) return;
  // Each test of a bank that cannot be opened has failed with the reason.
  const bank = await base?.catch(() => undefined);
  if (bank !== undefined) recordCoverage(bank.coverage());
}
