import { type Bank, manualClock, replay } from "@sandbank/engine";
import { badRequest, noSuchSnapshot } from "../../errors/server-error.ts";
import type { ReadContext } from "../context.ts";

/**
 * Returns the bank as it was at a point of its history: `now`, a number of journal entries, or `snapshot:NAME`. The
 * clock of an earlier state does not move.
 */
export function bankAt({ bank, snapshots }: ReadContext["served"], point: string): Bank {
  if (point === "now") return bank;
  const [, name] = /^snapshot:(.*)$/.exec(point) ?? [];
  if (name === undefined) return replayed(bank, Number(point));
  const saved = snapshots?.get(name);
  if (saved === undefined) throw noSuchSnapshot(name, snapshots?.names() ?? []);
  const copy = bank.fork({ clock: manualClock() });
  copy.restore(saved.snapshot);
  return copy;
}

function replayed(bank: Bank, until: number): Bank {
  const journal = bank.journal();
  const { length } = journal.entries;
  if (until > length)
    throw badRequest(`The journal has ${length} entries, and ${until} is more. Use now, or a number up to ${length}.`);
  try {
    return replay(journal, { until });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw badRequest(`${error.message.replace("[sandbank] ", "")} Compare with a snapshot instead.`);
  }
}
