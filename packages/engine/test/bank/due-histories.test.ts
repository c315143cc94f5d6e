import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isQuick, MOST_SHRINKS, seeds, volume } from "../../../../tests/support/volume.ts";
import { runDueJobsUntil } from "../../src/bank/clock/run-due-jobs.ts";
import type { DueJob, SnapshotJson } from "../../src/index.ts";
import { type DueQueue, type DueWork, enqueue, workIn } from "../../src/state/due-queue.ts";
import { forkState, stateToJson } from "../../src/state/state.ts";
import type { World } from "../../src/world/world.ts";
import { populatedBank } from "../proofs/populated-bank.ts";
import { acts, type HistoryStage, histories, type Move, playMove } from "../support/due-histories.ts";
import { openBankWithWorld } from "../support/money.ts";

const options = { sandbox: { schedules: "live" }, live: { environment: "live" } } as const;
const names = ["sandbox", "live"] as const;
const stages = { sandbox: openBankWithWorld(options.sandbox), live: openBankWithWorld(options.live) };
const beginnings: Partial<Record<(typeof names)[number], SnapshotJson>> = {};

/** Changes a copy of the state, and then puts the state back. */
function aside<T>(world: World, act: () => T): T {
  const kept = world.state;
  world.state = forkState(kept);
  try {
    return act();
  } finally {
    world.state = kept;
  }
}

/** What a state contains besides the time, the queue and the journal, as text. */
function contentOf({ state }: World): string {
  const { now, ahead, due, order, journal, requests, ...content } = stateToJson(state);
  return JSON.stringify(content);
}

/** The contents before and after the clock moves to an instant with only some work in the queue, and what ran. */
function runAlone(world: World, only: readonly DueWork[], to: number) {
  return aside(world, () => {
    world.state.due = only.reduce<DueQueue>(enqueue, null);
    const before = contentOf(world);
    const ran: string[] = [];
    world.observers = [{ job: ({ kind }) => ran.push(kind) }];
    runDueJobsUntil(world, to);
    world.observers = [];
    return { before, after: contentOf(world), ran };
  });
}

/** The number of jobs that were checked by kind, and the steps that were done. */
const [listed, leftOut, done] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];

/** A job of each kind that changes something at its time if it is listed, and only then. */
function checkJobs({ bank, world }: HistoryStage): void {
  const due = bank.clock.due({ limit: 100_000 });
  const isListed = (work: DueWork) => due.some((job) => isSame(job, work));
  const work = workIn(world.state.due);
  for (const each of oneOfEachKind(work.filter(isListed))) {
    const { before, after, ran } = runAlone(world, [each], each.at);
    if (before === after) throw new Error(`${JSON.stringify(each)} is listed and changes nothing.`);
    expect(ran).toEqual([each.job.kind]);
    count(listed, each.job.kind);
  }
  for (const each of oneOfEachKind(work.filter((some) => !isListed(some)))) {
    const { before, after, ran } = runAlone(world, [each], each.at);
    // A webhook that is not sent, because its subscription is not active, is canceled at its time.
    const canceled = (text: string) => text.replaceAll('"planned"', '"canceled"');
    if (canceled(before) !== canceled(after))
      throw new Error(`${JSON.stringify(each)} changes more and is not listed.`);
    expect(ran).toEqual([]);
    count(leftOut, each.job.kind);
  }
}

describe("bank.clock.due after any history (D-109)", () => {
  beforeAll(() => {
    for (const name of names) beginnings[name] = JSON.parse(JSON.stringify(populatedBank(options[name]).snapshot()));
  });

  /** A bank with objects of every kind, in which a history was played. */
  function stageAfter(name: (typeof names)[number], moves: readonly Move[]): HistoryStage {
    const stage = stages[name];
    stage.bank.restore(beginnings[name] as SnapshotJson);
    for (const move of moves) if (playMove(stage, move)) count(done, move.act);
    return stage;
  }

  // The fixed seed meets every kind of job by itself.
  test.each(seeds(3))(
    "lists and runs exactly the jobs that change something at their time: $name seed $seed",
    ({ seed }) => {
      const cases = fc.limitShrink(fc.tuple(fc.constantFrom(...names), histories), MOST_SHRINKS);
      const property = fc.property(cases, ([name, moves]) => {
        checkJobs(stageAfter(name, moves));
      });
      fc.assert(property, { seed, numRuns: volume(200, 40, 16) });
    },
  );

  test.skipIf(isQuick)("meets every kind of job, with and without its reason, and every step", () => {
    const ach = ["acknowledge", "release_hold", "settle", "submit"].map((step) => `ach_transfers.${step}`);
    const payments = ["fednow_transfers.complete", "real_time_payments_transfers.complete", "wire_transfers.submit"];
    const jobs = ["card_authorizations.expire", "inbound_ach_transfers.resolve", "inbound_check_deposits.resolve"];
    const losing = [
      ...ach,
      "check_transfers.print",
      ...payments,
      ...jobs,
      "real_time_decisions.time_out",
      "shipments.acknowledge",
      "shipments.ship",
    ];
    const rarelyLeft = ["check_transfers.end_validity", "check_transfers.mail"];
    const all = [...losing, "webhooks.fall_due", "webhooks.time_out"];
    expect([...leftOut.keys()]).toEqual(expect.arrayContaining(all));
    expect([...listed.keys()].sort()).toEqual([...all, ...rarelyLeft, "accounts.pay_monthly", "events.retire"].sort());
    expect(acts.filter((act) => !done.has(act))).toEqual([]);
  });
});

function isSame({ at, kind, object }: DueJob, { at: time, job }: DueWork): boolean {
  const isAbout = object === null || Object.values(job).includes(object);
  return Date.parse(at) === time && kind === job.kind && isAbout;
}

function oneOfEachKind(work: readonly DueWork[]): DueWork[] {
  return [...new Map(work.map((each) => [each.job.kind, each])).values()];
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
