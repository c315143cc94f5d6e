import type { Bank } from "@sandbank/engine";
import type { Deliverer, DeliveryReport } from "@sandbank/engine/deliver";
import { inTest } from "../within-test.ts";
import type { ThrownNotes } from "./note-thrown.ts";

/**
 * The deliverer of a test: a call that the test does not await rejects with its line when the test ends, and reading the
 * failed attempts of a report counts as looking at what the receivers threw.
 */
export function delivererOfTest(bank: Bank, deliverer: Deliverer, { noteSeen }: ThrownNotes): Deliverer {
  return {
    advance: inTest(bank, "deliverer.advance()", deliverer.advance),
    advanceTo: inTest(bank, "deliverer.advanceTo()", deliverer.advanceTo),
    settled: inTest(bank, "deliverer.settled()", async (options) =>
      tellWhenRead(await deliverer.settled(options), noteSeen),
    ),
    close: deliverer.close,
  };
}

function tellWhenRead({ delivered, failed, pending }: DeliveryReport, onRead: () => void): DeliveryReport {
  return {
    delivered,
    get failed() {
      onRead();
      return failed;
    },
    pending,
  };
}
