import { computed, effect, signal, untracked } from "@preact/signals";
import type { TraceStep } from "@sandbank/engine";
import type { ApiRequest, Overview, Tried } from "@sandbank/view/replay/session-answers";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { useEffect } from "preact/hooks";
import { bankName, instant, instantStep } from "../router/router.ts";
import { UnreachableError } from "../source/errors.ts";
import { createReplayer, type Replayer } from "../source/replayer.ts";
import { createSessionSource } from "../source/session-source.ts";
import type { Connection, Source } from "../source/source.ts";
import { startWorker } from "../worker/start-worker.ts";
import type { Read } from "./cache.ts";
import { type ReadSoFar, readSessionPart, readWholeSession } from "./read-session.ts";
import { type ReplayedSession, replayedSession, replayProgress } from "./replay-state.ts";
import { steps } from "./steps.ts";
import { connection, live, restarts, revision, session, travel } from "./store.ts";

/** The number of screens that need the replayed journal although the page shows the bank as it is now. */
const readers = signal(0);

/** Keeps the journal replayed as long as the component is shown. Returns the session, once it is replayed. */
export function useReplayed(): Read<ReplayedSession> {
  useEffect(() => {
    readers.value++;
    return () => {
      readers.value--;
    };
  }, []);
  if (replayProgress.value.state === "failed") return replayProgress.value;
  const data = replayedSession.value;
  return data === undefined ? { state: "loading" } : { state: "ready", data };
}

let starting: Promise<Replayer> | undefined;
/** Numbers the opened sessions. A bank that restarted counts as another session. */
let opened = 0;

/** Starts the worker, whose code is loaded on first use. */
function startReplayer(): Promise<Replayer> {
  starting ??= startWorker().then((worker) =>
    createReplayer(worker, (progress) => {
      replayProgress.value = { state: "running", ...progress };
    }),
  );
  return starting;
}

/** Shows a session instead of a server, and resolves with its overview. Rejects if the session cannot be replayed. */
export async function openSession(file: SessionFile): Promise<Overview> {
  const replayer = await startReplayer();
  const overview = await replayer.open(file);
  opened++;
  replayedSession.value = { overview, replayer };
  session.value = createSessionSource(replayer, `session ${opened}`, overview.length, null);
  replayProgress.value = { state: "idle" };
  return overview;
}

const isWanted = computed(() => instant.value !== null || readers.value > 0);

/** The part of a bank that the worker has. It grows only over the same connection, and until the bank restarts. */
interface Followed extends ReadSoFar {
  readonly source: Source;
  readonly restarts: number;
  readonly connection: Connection;
}

let followed: Followed | undefined;
/** The source and the revision of the latest replay. */
let asked: { readonly source: Source; readonly revision: number } | undefined;
/** Whether a replay is running. Replays run one at a time. */
let isReplaying = false;

async function follow(source: Source): Promise<void> {
  if (isReplaying) return;
  isReplaying = true;
  try {
    while (live.peek() === source && (asked?.source !== source || asked.revision !== revision.peek())) {
      asked = { source, revision: revision.peek() };
      await replayOn(source);
    }
    replayProgress.value = { state: "idle" };
  } catch (error) {
    const isKept = error instanceof UnreachableError && followed?.source === source;
    replayProgress.value = isKept ? { state: "idle" } : { state: "failed", error: error as Error };
  }
  isReplaying = false;
  const next = live.peek();
  if (next !== source && next?.kind === "server" && isWanted.peek()) void follow(next);
}

/** Replays the new entries of the bank, or the whole journal if the new entries do not continue what the worker has. */
async function replayOn(source: Source): Promise<void> {
  const replayer = await startReplayer();
  const place = { source, restarts: restarts.peek(), connection: connection.peek() };
  const isSamePlace = followed?.restarts === place.restarts && followed.connection === place.connection;
  const before = isSamePlace && followed?.source === source ? followed : undefined;
  const part = before && (await readSessionPart(source, before, steps.peek()));
  let overview = part === undefined ? null : await replayer.extend(part);
  let step = part?.steps.at(-1)?.number ?? before?.step ?? 0;
  if (overview === null) {
    const file = await readWholeSession(source, bankName.peek(), { requests: "none" });
    overview = await replayer.open(file);
    step = file.steps.at(-1)?.number ?? 0;
  }
  followed = { ...place, entries: overview.length, step };
  if (!overview.isContinued) opened++;
  replayedSession.value = { overview, replayer };
}

effect(() => {
  const source = live.value;
  const isReady = isWanted.value && revision.value >= 0 && connection.value.state !== "connecting";
  // Waits for the stream, which does not contain the steps from before it opened.
  if (isReady && source?.kind === "server") untracked(() => void follow(source));
});

// Keeps the source while the journal grows, because the past does not change.
effect(() => {
  const at = instant.value;
  const step = instantStep.value;
  const source = live.value;
  const current = replayedSession.value;
  if (at === null || source === null || current === undefined) {
    travel.value = null;
    return;
  }
  const server = source.kind === "server" ? source : null;
  const next = createSessionSource(current.replayer, `${source.key} of ${opened}`, at, server, step);
  if (travel.peek()?.key !== next.key) travel.value = next;
});

/** Sends a request to a fork of the selected bank as it was before an entry. Nothing outside the fork changes. */
export async function tryCall(request: ApiRequest, before: number): Promise<Tried> {
  const { replayer } = await replayedNow();
  return replayer.tryCall(request, before);
}

/** Returns the latest steps of the selected bank until an entry, including those that the server no longer keeps. */
export async function stepsUntil(entry: number): Promise<readonly TraceStep[]> {
  const { replayer } = await replayedNow();
  const { steps } = (await replayer.admin("trace", {}, entry)) as { readonly steps: readonly TraceStep[] };
  return steps;
}

async function replayedNow(): Promise<ReplayedSession> {
  const source = live.peek();
  if (source?.kind === "server") await follow(source);
  const current = replayedSession.peek();
  if (current === undefined) throw new Error("The session of the bank is not replayed yet. Try again.");
  return current;
}
