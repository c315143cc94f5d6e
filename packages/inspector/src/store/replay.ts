import { computed, effect, signal, untracked } from "@preact/signals";
import type { Journal, TraceStep } from "@sandbank/engine";
import { type SessionFile, sessionFile } from "../../../sandbank/src/session/session-file.ts";
import { bankName, instant } from "../router/router.ts";
import { createReplayer, type Replayer } from "../source/replayer.ts";
import { createSessionSource } from "../source/session-source.ts";
import type { ApiRequest, Source } from "../source/source.ts";
import { startWorker } from "../source/start-worker.ts";
import type { Tried } from "../worker/messages.ts";
import { type Replayed, replay, replayed } from "./replayed.ts";
import { live, revision, session, travel } from "./store.ts";

/** How many screens show the journal, so that it is replayed although the page shows the bank as it is now. */
const readers = signal(0);

/** Has the journal replayed until the returned function is called. */
export function wantReplay(): () => void {
  readers.value++;
  return () => {
    readers.value--;
  };
}

let starting: Promise<Replayer> | undefined;
/** Tells sessions apart, and a bank from what it was before it began again. */
let opened = 0;

/** Replays a session in the worker, which is loaded first. Rejects if the session cannot be replayed. */
async function open(file: SessionFile): Promise<Replayed> {
  starting ??= startWorker().then(createReplayer);
  const replayer = await starting;
  const overview = await replayer.open(file, (done, of) => {
    replay.value = { state: "running", done, of };
  });
  return { overview, file, replayer };
}

/** Shows a session instead of a server. Rejects if the session cannot be replayed. */
export async function openSession(file: SessionFile): Promise<void> {
  const result = await open(file);
  const { overview, replayer } = result;
  opened++;
  replayed.value = result;
  session.value = createSessionSource({
    replayer,
    instant: overview.length,
    session: `session ${opened}`,
    server: null,
  });
  replay.value = { state: "idle" };
}

const isWanted = computed(() => instant.value !== null || readers.value > 0);

/** The server's bank is replayed again when it changed, one replay after another. */
let isReplaying = false;
let shown: { readonly source: Source; readonly revision: number } | undefined;

async function follow(source: Source): Promise<void> {
  if (isReplaying) return;
  isReplaying = true;
  try {
    while (live.peek() === source && (shown?.source !== source || shown.revision !== revision.peek())) {
      shown = { source, revision: revision.peek() };
      const next = await open(await readSession(source));
      if (!isContinued(replayed.peek()?.file.journal, next.file.journal)) opened++;
      replayed.value = next;
    }
    replay.value = { state: "idle" };
  } catch (error) {
    replay.value = { state: "failed", error: error as Error };
  }
  isReplaying = false;
  const next = live.peek();
  if (next !== source && next?.kind === "server" && isWanted.peek()) void follow(next);
}

/** Whether a journal begins with another one, whose last entry can be a move of the clock that went on. */
function isContinued(before: Journal | undefined, { genesis, entries }: Journal): boolean {
  const index = (before?.entries.length ?? 0) - 2;
  if (before === undefined || entries.length < before.entries.length || genesis.seed !== before.genesis.seed)
    return false;
  return JSON.stringify(entries[index]) === JSON.stringify(before.entries[index]);
}

async function readSession(source: Source): Promise<SessionFile> {
  const [journal, trace] = await Promise.all([source.admin("journal"), source.admin("trace", { last: 1000 })]);
  const steps = trace.steps as unknown as readonly TraceStep[];
  return sessionFile(bankName.peek(), journal as unknown as Journal, steps);
}

effect(() => {
  const source = live.value;
  const now = revision.value;
  if (isWanted.value && source?.kind === "server" && now >= 0) untracked(() => void follow(source));
});

// The past stays the same while new entries come, so that its source stays, too.
effect(() => {
  const at = instant.value;
  const source = live.value;
  const current = replayed.value;
  if (at === null || source === null || current === undefined) {
    travel.value = null;
    return;
  }
  const next = createSessionSource({
    replayer: current.replayer,
    instant: at,
    session: `${source.key} of ${opened}`,
    server: source.kind === "server" ? source : null,
  });
  if (travel.peek()?.key !== next.key) travel.value = next;
});

/** Sends a request to a fork of the selected bank as it was before an entry. Nothing outside the fork changes. */
export async function tryCall(request: ApiRequest, before: number): Promise<Tried> {
  const { replayer } = await replayedNow();
  return replayer.tryCall(request, before);
}

/** The latest steps of the selected bank up to an entry: also those from before the log of the server began. */
export async function readSteps(entry: number): Promise<readonly TraceStep[]> {
  const { replayer } = await replayedNow();
  const { steps } = (await replayer.admin("trace", {}, entry)) as { readonly steps: readonly TraceStep[] };
  return steps;
}

async function replayedNow(): Promise<Replayed> {
  const source = live.peek();
  if (source?.kind === "server") await follow(source);
  const current = replayed.peek();
  if (current === undefined) throw new Error("The session of the bank is not replayed yet. Try again.");
  return current;
}
