import { type Bank, createBank } from "@sandbank/engine";

/**
 * A copy of a bank, for reads that leave no trace in it: they count in neither its log, its coverage nor its rate limit,
 * and meet none of its armed faults.
 */
export function readOnlyCopy(bank: Bank): Bank {
  // What has fallen due until now belongs to the bank.
  bank.clock.now();
  const copy = createBank();
  copy.restore(bank.snapshot());
  copy.faults.clear();
  return copy;
}
