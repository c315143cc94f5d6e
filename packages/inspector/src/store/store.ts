import { computed, effect, signal, untracked } from "@preact/signals";
import { bankName, instant } from "../router/router.ts";
import { createHttpSource } from "../source/http-source.ts";
import type { Connection, Source, SourceEvent } from "../source/source.ts";
import { readToken } from "../source/token.ts";
import { createBatch } from "./batch.ts";
import { DEFAULT_BANK, findBank, isBankKnown, knownBank } from "./known-bank.ts";
import { isPaused } from "./paused.ts";
import { addEvents, clearSteps } from "./steps.ts";

/** The admin token; undefined until the user enters it. */
export const token = signal(readToken());

/** The source of a session without a server, once it is opened. */
export const session = signal<Source | null>(null);

/** What is not in a bank, such as the list of banks; null without a token. */
export const server = computed(() => sourceOf(DEFAULT_BANK));

/** The source of the bank as it is now: a session, else the server; null without a token or a bank. */
export const live = computed<Source | null>(
  () => session.value ?? (isBankKnown.value ? sourceOf(bankName.value) : null),
);

function sourceOf(bank: string): Source | null {
  return token.value === undefined ? null : createHttpSource({ token: token.value, bank, basePath: location.pathname });
}

/** The source of the instant in the URL, once it is replayed. Only time travel sets it. */
export const travel = signal<Source | null>(null);

/** Where the screens read. Null while there is no token, or while the instant is replayed. */
export const source = computed<Source | null>(() => (instant.value === null ? live.value : travel.value));

/** Whether what is shown cannot be changed: an instant of the past, or a session. */
export const isReadOnly = computed(() => instant.value !== null || live.value?.kind === "session");

export const connection = signal<Connection>({ state: "connecting" });

/** Rises when the bank changed: what is on the screen is read again. */
export const revision = signal(0);

/** Rises when the bank began again, so that ids may stand for something else. */
export const restarts = signal(0);

/** What restarted while the page was open; null once the user has seen it. */
export const restarted = signal<"bank" | "server" | null>(null);

const CHANGED: SourceEvent = { type: "changed" };
const MISSED: SourceEvent = { type: "missed" };

/** How many events a paused page keeps. After more, it reads the steps again. */
const MOST_HELD = 10_000;

/** What came while the page was paused. */
export const held = signal<readonly SourceEvent[]>([]);

/** A burst of steps makes at most ten renders in a second. */
const batch = createBatch<SourceEvent>(125, (events) => {
  if (!isPaused.peek()) {
    show(events);
    return;
  }
  const all = [...held.peek(), ...events];
  held.value = all.length <= MOST_HELD ? all : [MISSED, ...all.slice(-MOST_HELD)];
});

/** The only place where the page is updated by itself, so that a pause stops every screen. */
function show(events: readonly SourceEvent[]): void {
  const restart = events.findLastIndex(({ type }) => type === "restart");
  const event = events[restart];
  if (event?.type === "restart") {
    restarted.value = event.isServer ? "server" : "bank";
    restarts.value++;
    clearSteps();
  }
  // Steps from before the bank began again are not those of the bank.
  addEvents(events.slice(Math.max(0, restart)));
  revision.value++;
}

/** Reads again what is on the screen, because the user did something: also while the page is paused. */
export function showNow(): void {
  readAgain();
  if (!isPaused.peek()) return;
  const events = held.peek();
  held.value = [];
  show([...events, CHANGED]);
}

/** Reads again what is on the screen. A paused page does so when it goes on. */
function readAgain(): void {
  if (!isPaused.peek()) revision.value++;
}

/** Stops every update of the page, or catches up with what happened meanwhile. */
export function togglePause(): void {
  if (isPaused.peek()) showNow();
  isPaused.value = !isPaused.peek();
}

function take(event: SourceEvent): void {
  if (event.type === "connection") {
    // What happened since the last read and before the stream began is in no event.
    if (event.connection.state === "open" && connection.value.state !== "open") readAgain();
    connection.value = event.connection;
  } else if (event.type === "done") {
    if (isPaused.peek()) showNow();
  } else batch.add(event);
}

effect(() => {
  // A bank can be removed while another one is selected.
  if (bankName.value === DEFAULT_BANK) knownBank.value = DEFAULT_BANK;
  if (isBankKnown.value || session.value !== null || server.value === null) return;
  findBank(server.value).catch(() => {
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
  // A session answers at once, within this effect.
  return untracked(() => followed.follow(take));
});

// Faults and the rate of the clock change without a step, and other programs change them.
addEventListener("focus", readAgain);
