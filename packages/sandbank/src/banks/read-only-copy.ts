import { type Bank, createBank } from "@sandbank/engine";

/**
 * Copies a bank for reads that must not change it: they count in neither its log, its coverage nor its rate limit, and
 * meet none of its armed faults.
 */
export function readOnlyCopy(bank: Bank): Bank {
  // Runs the jobs that are due in the bank itself.
  bank.clock.now();
  const copy = createBank();
  copy.restore(bank.snapshot());
  copy.faults.clear();
  return copy;
}
