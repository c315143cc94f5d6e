import type { Bank, Event } from "@sandbank/engine";
import { bankIn, copyBank } from "./bank-value.ts";
import { openedBank } from "./open-banks.ts";

const PAGE = 100;

/** The bank as it was when its test began; undefined for a bank that no fixture opened. */
export function bankAtOpening(bank: Bank): Bank | undefined {
  const opening = openedBank(bank)?.opening;
  return opening === undefined ? undefined : bankIn(opening);
}

/** The Events of a bank, newest first. Events from before the fixture opened the bank are left out. */
export function eventsOfTest(bank: Bank): readonly Event[] {
  const events = allEvents(bank);
  const newest = bankAtOpening(bank)?.events.list({ limit: 1 }).data[0]?.id;
  const index = events.findIndex(({ id }) => id === newest);
  return index === -1 ? events : events.slice(0, index);
}

/** The Events of a bank, newest first. */
export function allEvents(bank: Bank): readonly Event[] {
  const copy = copyBank(bank);
  const events: Event[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = copy.events.list({ limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
    events.push(...page.data);
    cursor = page.next_cursor;
  }
  return events;
}
