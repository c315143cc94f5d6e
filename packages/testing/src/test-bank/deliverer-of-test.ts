import type { Bank } from "@sandbank/engine";
import type { Deliverer, DeliveryReport } from "@sandbank/engine/deliver";
import { inTest } from "../within-test.ts";

/**
 * The deliverer of a test: a call that the test does not await rejects with its line when the test ends, and `onRead` is
 * called when the test reads the outcomes in a report.
 */
export function delivererOfTest(bank: Bank, deliverer: Deliverer, onRead: () => void): Deliverer {
  return {
    advance: inTest(bank, "deliverer.advance()", deliverer.advance),
    advanceTo: inTest(bank, "deliverer.advanceTo()", deliverer.advanceTo),
    settled: inTest(bank, "deliverer.settled()", async (options) =>
      tellWhenRead(await deliverer.settled(options), onRead),
    ),
    receiversEnded: inTest(bank, "deliverer.receiversEnded()", deliverer.receiversEnded),
    close: deliverer.close,
  };
}

function tellWhenRead({ delivered, failed, pending }: DeliveryReport, onRead: () => void): DeliveryReport {
  return {
    get delivered() {
      onRead();
      return delivered;
    },
    get failed() {
      onRead();
      return failed;
    },
    pending,
  };
}
