import { type Bank, createBank } from "@sandbank/engine";
import { microseconds } from "./measure.ts";
import type { Row } from "./row.ts";

/** How long the clock takes to advance by years, and past many due jobs. */
export function* clockRows(): Iterable<Row> {
  const floor = "copying a Map of 10,000 objects";
  const objects = new Map(Array.from({ length: 10_000 }, (_, index) => [`account_${index}`, { index }]));
  const floorFigure = microseconds(200, () => new Map(objects)) / 1_000;
  const row = (what: string, bank: Bank, until: string, times: number): Row => ({
    what,
    floor,
    floorFigure,
    figure: advancing(bank, until),
    unit: "ms",
    budget: { times },
  });
  yield row("ten years of daily accrual on 1,000 Accounts", savings(1_000), "2036-01-02T00:00:00Z", 400);
  yield {
    ...row(
      "100,000 webhooks that fall due and time out, in live",
      notifying("live", 12_500),
      "2026-01-05T00:00:00Z",
      800,
    ),
    tried:
      "each attempt is two jobs in the queue and two writes of its delivery. A quarter of the time is the queue, which forks share, an eighth is freezing what is written, a twelfth is garbage collection.",
  };
  yield row("the same in the sandbox", notifying("sandbox", 100_000), "2026-01-05T00:00:00Z", 800);
}

/** Milliseconds of moving the clock. Each round begins with the bank as it is. */
function advancing(bank: Bank, until: string): number {
  return microseconds(1, () => bank.fork().clock.advanceTo(until)) / 1_000;
}

/** Creates a live bank with the given number of Accounts, each with 10,000.00 on it. */
function savings(accounts: number): Bank {
  const bank = createBank({ environment: "live" });
  for (let made = 0; made < accounts; made++) {
    const { id: account_id } = bank.accounts.create({ name: "Savings" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "All" });
    bank.network.inboundRealTimePaymentsTransfers.create({ account_number_id, amount: 1_000_000 });
  }
  return bank;
}

/** Creates a bank with the given number of Events to deliver. In live each has eight attempts. */
function notifying(environment: "live" | "sandbox", events: number): Bank {
  const bank = createBank({ environment });
  bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  for (let made = 0; made < events; made++) bank.accounts.create({ name: "Operating" });
  return bank;
}
