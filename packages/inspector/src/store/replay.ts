import { computed, effect, signal, untracked } from "@preact/signals";
import type { Journal, TraceStep } from "@sandbank/engine";
import { type SessionFile, sessionFile } from "../../../sandbank/src/session/session-file.ts";
import { bankName, instant } from "../router/router.ts";
import { createReplayer, type Replayer } from "../source/replayer.ts";
import { createSessionSource } from "../source/session-source.ts";
import type { Source } from "../source/source.ts";
import { startWorker } from "../source/start-worker.ts";
import type { Overview } from "../worker/messages.ts";
import { live, revision, session, travel } from "./store.ts";

/** The replayed session: of the bank as it was read last, or of a file. */
export interface Replayed {
  readonly overview: Overview;
  readonly file: SessionFile;
  readonly replayer: Replayer;
}

export type Replay =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly done: number; readonly of: number }
  | { readonly state: "failed"; readonly error: Error };

/** Undefined until a screen or the URL asks for an instant. */
export const replayed = signal<Replayed | undefined>(undefined);

/** How far the replay is. */
export const replay = signal<Replay>({ state: "idle" });

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
/** Tells the sources of different sessions apart. */
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
  session.value = createSessionSource({
    replayer,
    instant: overview.length,
    session: `session ${opened}`,
    server: null,
  });
  replayed.value = result;
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
      replayed.value = await open(await readSession(source));
    }
    replay.value = { state: "idle" };
  } catch (error) {
    replay.value = { state: "failed", error: error as Error };
  }
  isReplaying = false;
  const next = live.peek();
  if (next !== source && next?.kind === "server" && isWanted.peek()) void follow(next);
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

/** The past does not change unless the bank began again, so that its source stays the same while new entries come. */
effect(() => {
  const at = instant.value;
  const source = live.value;
  const current = replayed.value;
  if (at === null || source === null || current === undefined) {
    travel.value = null;
    return;
  }
  const key = `${source.key} of ${current.file.journal.genesis.seed}`;
  const next = createSessionSource({
    replayer: current.replayer,
    instant: at,
    session: key,
    server: source.kind === "server" ? source : null,
  });
  if (travel.peek()?.key !== next.key) travel.value = next;
});
