import { computed, effect, signal, untracked } from "@preact/signals";
import { bankName, instant } from "../router/router.ts";
import { createHttpSource } from "../source/http-source.ts";
import type { Connection, Source, SourceEvent } from "../source/source.ts";
import { readToken } from "../source/token.ts";
import { createBatch } from "./batch.ts";
import { awaitBank, DEFAULT_BANK, isBankKnown, knownBank } from "./known-bank.ts";
import { addEvents, clearSteps } from "./steps.ts";

/** The admin token; undefined until the user enters it. */
export const token = signal(readToken());

/** The source of a session without a server, as soon as it is opened. */
export const session = signal<Source | null>(null);

/** The source of everything outside a bank, such as the list of banks; null without a token. */
export const server = computed(() => createSource(DEFAULT_BANK));

/** The source of the bank as it is now: the session, or the server; null without a token or a bank. */
export const live = computed<Source | null>(
  () => session.value ?? (isBankKnown.value ? createSource(bankName.value) : null),
);

function createSource(bank: string): Source | null {
  return token.value === undefined ? null : createHttpSource(bank, token.value);
}

/** The source of the instant in the URL, as soon as it is replayed. Only time-travel.ts sets it. */
export const travel = signal<Source | null>(null);

/** The source that the screens read. Null while there is no token, or while the instant is replayed. */
export const source = computed<Source | null>(() => (instant.value === null ? live.value : travel.value));

/** Whether the page shows a session, in which nothing can be changed. */
export const isSession = computed(() => live.value?.kind === "session");

/** Whether the page is read-only, because it shows an instant of the past or a session. */
export const isReadOnly = computed(() => instant.value !== null || isSession.value);

export const connection = signal<Connection>({ state: "connecting" });

/** Increases when the bank changes. The reads of the screen then run again. */
export const revision = signal(0);

/** Increases when the bank restarts. Ids can then stand for other objects. */
export const restarts = signal(0);

/** The bank or the server, if it restarted while the page was open; null once the user has dismissed the notice. */
export const restarted = signal<"bank" | "server" | null>(null);

/** Whether the page is paused, so that it can be read. Actions of the user still show their results. */
export const isPaused = signal(false);

/** The number of events that a paused page keeps. If there are more, it reads the steps again. */
const MOST_HELD = 10_000;

/** Whether the clock is in a move of this page for longer than a moment. */
export const isMoving = signal(false);

/** The events that arrived while the page was paused. */
export const held = signal<readonly SourceEvent[]>([]);

/** Limits a burst of steps to eight updates of the page in a second, and to one while the clock moves. */
const addEvent = createBatch<SourceEvent>(
  () => (isMoving.peek() ? 1_000 : 125),
  (events) => {
    if (!isPaused.peek()) {
      show(events);
      return;
    }
    const all = [...held.peek(), ...events];
    held.value = all.length <= MOST_HELD ? all : [{ type: "missed" }, ...all.slice(-MOST_HELD)];
  },
);

/** Updates the page. All updates that the user did not cause go through here, so that a pause stops them. */
function show(events: readonly SourceEvent[]): void {
  const restart = events.findLastIndex(({ type }) => type === "restart");
  const event = events[restart];
  if (event?.type === "restart") {
    restarted.value = event.isServer ? "server" : "bank";
    restarts.value++;
    clearSteps();
  }
  // Drops the steps from before the restart.
  addEvents(events.slice(Math.max(0, restart)));
  revision.value++;
}

/** Reads the screen again after an action of the user, even while the page is paused. */
export function showNow(): void {
  readAgain();
  if (!isPaused.peek()) return;
  const events = held.peek();
  held.value = [];
  show([...events, { type: "changed" }]);
}

/** Reads the screen again. A paused page does so when it is resumed. */
function readAgain(): void {
  if (!isPaused.peek()) revision.value++;
}

/** Pauses the page, or resumes it and updates it. */
export function togglePause(): void {
  if (isPaused.peek()) showNow();
  isPaused.value = !isPaused.peek();
}

function take(event: SourceEvent): void {
  if (event.type === "connection") {
    // The stream has no events for changes between the last read and its opening.
    if (event.connection.state === "open" && connection.value.state !== "open") readAgain();
    connection.value = event.connection;
  } else if (event.type === "done") {
    if (isPaused.peek()) showNow();
  } else addEvent(event);
}

effect(() => {
  // Another tab can remove a bank that is not selected here, so only the default bank stays known.
  if (bankName.value === DEFAULT_BANK) knownBank.value = DEFAULT_BANK;
  if (isBankKnown.value || session.value !== null || server.value === null) return;
  awaitBank(server.value).catch(() => {
    connection.value = { state: "unauthorized" };
  });
});

effect(() => {
  const followed = live.value;
  if (followed === null) return;
  untracked(() => {
    connection.value = { state: "connecting" };
    restarted.value = null;
    held.value = [];
    clearSteps();
  });
  // A session calls the listener at once, within this effect.
  return untracked(() => followed.follow(take));
});

// Other programs can change faults and the rate of the clock, which causes no step.
addEventListener("focus", readAgain);
