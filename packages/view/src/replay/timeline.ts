import {
  type Bank,
  type Coverage,
  type Journal,
  type JournalEntry,
  replay,
  type Snapshot,
  sealJournal,
  type TraceStep,
} from "@sandbank/engine";

/** The content of a journal without its seal. Each replayed part gets a seal of its own. */
export type Content = Pick<Journal, "genesis" | "requests" | "entries">;

/** A bank at every instant of its journal. An instant is a count of journal entries. */
export interface Timeline {
  readonly content: Content;
  readonly checkpoints: readonly Checkpoint[];
  /** Returns the bank after so many entries. The bank is used again: only read or fork it. */
  bankAt(instant: number): Bank;
  /** Returns the steps of the first `instant` entries, with the numbers that they have in the whole journal. */
  stepsUntil(instant: number): readonly TraceStep[];
  /** Returns the coverage of the first `instant` entries. Replays all of them. */
  coverageAt(instant: number): Coverage;
}

/** The state after a part of the journal, and the steps of the part that ends there. */
interface Checkpoint {
  readonly instant: number;
  readonly snapshot: Snapshot;
  readonly steps: readonly TraceStep[];
}

/** The number of entries between two checkpoints. Their replay takes about 10 ms. */
const SPACING = 256;

/**
 * Replays a journal and keeps a checkpoint at about every 256 entries. Yields the number of replayed entries, so that
 * the caller can report the progress. The entries that `shared` names are not replayed again. Throws the `TypeError` of
 * `replay` for an entry that cannot be replayed.
 */
export function* createTimeline(content: Content, shared?: Shared): Generator<number, Timeline> {
  const { entries } = content;
  const checkpoints = shared?.timeline.checkpoints.filter(({ instant }) => instant <= shared.entries) ?? [
    start(content),
  ];
  for (;;) {
    const latest = checkpoints.at(-1) as Checkpoint;
    yield latest.instant;
    const next = latest.instant + SPACING;
    // No checkpoint separates the answer to a decision from its call.
    const end = isDecision(entries, next) ? next + 1 : next;
    if (end > entries.length) return buildTimeline(content, checkpoints);
    const bank = continued(content, latest, end);
    checkpoints.push({ instant: end, snapshot: bank.snapshot(), steps: bank.trace().steps });
  }
}

/** The part that a journal shares with an earlier timeline of the same bank. */
export interface Shared {
  readonly timeline: Timeline;
  /** The number of entries, from the first, that are equal. */
  readonly entries: number;
}

/** Returns the part that a journal shares with an earlier timeline; undefined if that is of another bank. */
export function sharedWith({ genesis, entries }: Content, timeline: Timeline): Shared | undefined {
  if (!isSame(genesis, timeline.content.genesis)) return undefined;
  const before = timeline.content.entries;
  const differing = before.findIndex((entry, index) => !isSame(entry, entries[index]));
  return { timeline, entries: differing === -1 ? before.length : differing };
}

function start({ genesis, requests }: Content): Checkpoint {
  const empty = replay(sealJournal({ genesis, requests, entries: [] }));
  return { instant: 0, snapshot: empty.snapshot(), steps: [] };
}

function buildTimeline(content: Content, checkpoints: readonly Checkpoint[]): Timeline {
  let latest: { readonly instant: number; readonly bank: Bank } | undefined;

  function checkpointBefore(instant: number): number {
    return checkpoints.findLastIndex((checkpoint) => checkpoint.instant <= instant);
  }

  function bankAt(instant: number): Bank {
    if (latest?.instant !== instant) {
      const checkpoint = checkpoints[checkpointBefore(instant)] as Checkpoint;
      latest = { instant, bank: continued(content, checkpoint, instant) };
    }
    return latest.bank;
  }

  return {
    content,
    checkpoints,
    bankAt,
    stepsUntil(instant) {
      const before = checkpoints.slice(0, checkpointBefore(instant) + 1).flatMap(({ steps }) => steps);
      const steps = [...before, ...bankAt(instant).trace().steps];
      return steps.map((step, index) => ({ ...step, number: index + 1 }));
    },
    coverageAt: (instant) => replay(sealJournal(content), { until: instant }).coverage(),
  };
}

/** Replays a bank from a checkpoint until an instant. */
function continued({ genesis, requests, entries }: Content, from: Checkpoint, instant: number): Bank {
  // Stops before the answer to a real-time decision: it changes nothing before the call that asks for it, and is
  // refused without that call.
  const end = isDecision(entries, instant) ? instant - 1 : instant;
  const part = sealJournal({ genesis, requests, entries: entries.slice(from.instant, end) });
  return replay(part, { from: from.snapshot, trace: true });
}

/** Returns whether the last of the first `count` entries is the answer to a decision. */
function isDecision(entries: readonly JournalEntry[], count: number): boolean {
  return entries[count - 1]?.kind === "decide";
}

/** Returns whether two values have the same JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
