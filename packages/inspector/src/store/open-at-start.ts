import { computed, effect, signal } from "@preact/signals";
import { unpackSession } from "@sandbank/view/session/pack";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { instant, route, showInstead } from "../router/router.ts";
import { source } from "./store.ts";

/** Whether the session of the page is unpacked and replayed. `choosing` if the page has several, and shows none. */
export const opening = signal<"done" | "choosing" | "running" | Error>("done");

/** The sessions that the page contains: of the failed tests of a run, or the only one. */
export const embedded = signal<readonly SessionFile[]>([]);

/** The one that the URL names; the only one without a name. */
const chosen = computed(() => {
  const { failure } = route.value.params;
  const sessions = embedded.value;
  return sessions[sessions.length === 1 ? 0 : Number(failure) - 1];
});

/** Opens the session that the page contains. Loads the code of time travel when it is first needed. */
export function openAtStart(): void {
  // The sessions of a run are at the end of the file, after this script.
  if (document.readyState === "loading") {
    opening.value = "running";
    addEventListener("DOMContentLoaded", () => void openEmbedded());
  } else void openEmbedded();
  effect(() => {
    if (instant.value !== null && source.value === null) void import("./time-travel.ts");
  });
}

async function openEmbedded(): Promise<void> {
  const texts = [...document.querySelectorAll("#session, .session")].map(({ textContent }) => textContent);
  const packed = texts.filter((text) => text !== "");
  if (packed.length === 0) {
    opening.value = "done";
    return;
  }
  opening.value = "running";
  const unpacked = await Promise.allSettled(packed.map((text) => unpackSession(text)));
  const sessions = unpacked.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const refused = unpacked.find((result) => result.status === "rejected");
  if (sessions.length === 0 && refused !== undefined) {
    opening.value = refused.reason as Error;
    return;
  }
  embedded.value = latestOfEach(sessions);
  effect(() => {
    const session = chosen.value;
    if (session !== undefined) void open(session);
    else {
      latest += 1;
      opening.value = "choosing";
    }
  });
}

/** A test that failed again, because the runner watches its files, has only its latest session. */
function latestOfEach(sessions: readonly SessionFile[]): readonly SessionFile[] {
  const byTest = new Map<string, SessionFile>();
  for (const [index, session] of sessions.entries()) {
    const { failure } = session;
    byTest.set(failure === undefined ? String(index) : JSON.stringify([failure.path, failure.test]), session);
  }
  return [...byTest.values()];
}

/** Numbers the choices of a session, because another one can be chosen while one is replayed. */
let latest = 0;

async function open(file: SessionFile): Promise<void> {
  latest += 1;
  const turn = latest;
  opening.value = "running";
  try {
    const { openSession } = await import("./time-travel.ts");
    const { failure } = await openSession(file);
    if (turn !== latest) return;
    const step = failure?.step ?? null;
    if (step !== null && route.peek().screen === "") showInstead("log", String(step));
    opening.value = "done";
  } catch (error) {
    if (turn === latest) opening.value = error as Error;
  }
}
