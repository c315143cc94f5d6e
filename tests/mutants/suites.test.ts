import { type MutantsResult, mutants } from "@sandbank/testing/mutants";
import { describe, expect, test } from "vitest";
import { cardApp } from "./card-app.ts";
import { mailRoom } from "./mail-room.ts";
import { monthEnd } from "./month-end.ts";
import { payoutApp } from "./payout-app.ts";
import { poller } from "./poller.ts";
import type { Suite } from "./suite.ts";
import { webhookInbox } from "./webhook-inbox.ts";

const suites = {
  "a card app": cardApp,
  "a payout app": payoutApp,
  "a webhook inbox": webhookInbox,
  "a mail room": mailRoom,
  "a poller": poller,
  "a month end": monthEnd,
};

/** Plays a suite, without the assertions that it is careless about. */
function playSuite({ bank, play, lacks }: Suite, isCareless: boolean): Promise<MutantsResult> {
  return mutants({
    bank,
    permitted: !isCareless,
    run: (on) =>
      play(on, (what, assertion) => {
        if (!isCareless || !(what in lacks)) assertion();
      }),
  });
}

const ids = (mutants: MutantsResult["reached"]) => mutants.map(({ id }) => id).toSorted();
const isValue = (id: string) => id.startsWith("value/");

describe.each(Object.entries(suites))("the suite of %s", (_, suite) => {
  test("notices each mutant that its app can tell from the right bank, and accepts what the contract permits", async () => {
    const { noticed, notNoticed, setAside, notAccepted } = await playSuite(suite, false);
    expect(ids(noticed).filter(isValue)).toEqual(suite.reads.map((field) => `value/${field}`).toSorted());
    expect(ids(notNoticed).filter((id) => !isValue(id))).toEqual(Object.keys(suite.unnoticed).toSorted());
    expect([...setAside, ...notAccepted]).toEqual([]);
  });

  test("does not notice the mutants of the assertions that its careless form lacks, and no others", async () => {
    const { notNoticed } = await playSuite(suite, true);
    const wanted = ids(notNoticed).filter((id) =>
      isValue(id) ? suite.reads.includes(id.replace("value/", "")) : !(id in suite.unnoticed),
    );
    expect(wanted).toEqual(Object.values(suite.lacks).flat().toSorted());
  });
});
