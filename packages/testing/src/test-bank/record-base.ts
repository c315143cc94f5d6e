import type { Bank } from "@sandbank/engine";
import { FOLDER_VARIABLE, recordCoverage } from "../coverage/record-coverage.ts";

/**
 * Records the coverage of a file's tests, if a reporter collects it. The file's bank also counts what its forks reach.
 */
export async function recordBase(base: Promise<Bank> | undefined): Promise<void> {
  if (globalThis.process?.env?.[FOLDER_VARIABLE] === undefined) return;
  // If the bank could not be opened, each test has already failed with the reason.
  const bank = await base?.catch(() => undefined);
  if (bank !== undefined) recordCoverage(bank.coverage());
}
