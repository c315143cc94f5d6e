import { type Bank, createBank, type Journal, replay, sealJournal } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { spread, volume } from "../../../../tests/support/volume.ts";
import { stories } from "../../../engine/test/golden/stories.ts";
import { createTimeline, sharedWith, type Timeline } from "../../src/replay/timeline.ts";

function timelineOf(journal: Journal, earlier?: Timeline): Timeline {
  const building = createTimeline(journal, earlier && sharedWith(journal, earlier));
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}

/** A journal as it comes from a file. */
function journalOf(bank: Bank): Journal {
  return JSON.parse(JSON.stringify(bank.journal()));
}

function stateOf(bank: Bank): string {
  return JSON.stringify(bank.snapshot());
}

/** Three entries for each payment, with decisions and moves of the clock. */
function journalOfPayments(payments: number): Journal {
  const bank = createBank({ decide: () => ({ card_authorization: { decision: "approve" } }) });
  const account = bank.accounts.create({ name: "Operating" });
  const card = bank.cards.create({ account_id: account.id });
  bank.network.interestPayments.create({ account_id: account.id, amount: 100_00 });
  for (let count = 0; count < payments; count++) {
    bank.network.cardAuthorizations.create({ card_id: card.id, amount: 1_00 });
    bank.clock.advance({ hours: 1 });
  }
  return journalOf(bank);
}

describe("a timeline", () => {
  test("has at every instant the state that a replay until then has", () => {
    const journal = journalOfPayments(90);
    const { genesis, requests, entries } = journal;
    const timeline = timelineOf(journal);
    // Entry 256 is the answer to a decision, and entry 257 the call that asked for it.
    expect(timeline.checkpoints.map(({ instant }) => instant)).toEqual([0, 257]);
    // At full volume every instant; otherwise a part, which includes entries of each kind, and those around the second
    // checkpoint.
    const isCompared = (instant: number) => instant % volume(1, 5, 25) === 0 || (instant >= 250 && instant <= 260);
    // Each replay continues the one before: from the start, 270 replays would repeat 36,000 entries.
    let before = { instant: 0, snapshot: replay(journal, { until: 0 }).snapshot() };
    for (let instant = 1; instant <= entries.length; instant++) {
      if (!isCompared(instant)) continue;
      // The answer to a decision changes nothing before the call that asked for it.
      const end = entries.slice(0, instant).findLastIndex(({ kind }) => kind !== "decide") + 1;
      const part = sealJournal({ genesis, requests, entries: entries.slice(before.instant, end) });
      before = { instant: end, snapshot: replay(part, { from: before.snapshot }).snapshot() };
      expect(stateOf(timeline.bankAt(instant))).toBe(JSON.stringify(before.snapshot));
    }
  });

  test.each(spread(Object.keys(stories), 4))("has the state and the steps of the journal of %s", (name) => {
    const journal = journalOf((stories[name] as () => Bank)());
    const timeline = timelineOf(journal);
    const { length } = journal.entries;
    for (const instant of [0, Math.floor(length / 3), Math.floor(length / 2), length - 1, length]) {
      if (journal.entries[instant - 1]?.kind === "decide") continue;
      expect(stateOf(timeline.bankAt(instant))).toBe(stateOf(replay(journal, { until: instant })));
      const { steps } = replay(journal, { until: instant, trace: true }).trace();
      expect(timeline.stepsUntil(instant).map(({ kind, entry }) => [kind, entry])).toEqual(
        steps.map(({ kind, entry }) => [kind, entry]),
      );
    }
  });

  test("counts the coverage of the entries until an instant", () => {
    const journal = journalOfPayments(200);
    const timeline = timelineOf(journal);
    expect(timeline.coverageAt(300)).toEqual(replay(journal, { until: 300 }).coverage());
    expect(timeline.coverageAt(1).unreached.length).toBeGreaterThan(timeline.coverageAt(300).unreached.length);
  });

  test("keeps the checkpoints before the first entry that differs when the bank has moved on", () => {
    const journal = journalOfPayments(200);
    const { genesis, requests, entries } = journal;
    const earlier = timelineOf(sealJournal({ genesis, requests, entries: entries.slice(0, 520) }));
    const later = timelineOf(journal, earlier);
    expect(later.checkpoints.slice(0, 3)).toEqual(earlier.checkpoints);
    expect(later.checkpoints[1]).toBe(earlier.checkpoints[1]);
    expect(stateOf(later.bankAt(600))).toBe(stateOf(replay(journal, { until: 600 })));
  });

  test("shares nothing with the journal of a bank that was reset", () => {
    const earlier = timelineOf(journalOfPayments(200));
    const bank = createBank({ seed: "another" });
    bank.accounts.create({ name: "New" });
    const timeline = timelineOf(journalOf(bank), earlier);
    expect(timeline.bankAt(1).accounts.list().data).toMatchObject([{ name: "New" }]);
  });
});
