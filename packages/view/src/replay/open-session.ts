import { type Bank, type Journal, replay, sealJournal, type TraceStep } from "@sandbank/engine";
import type { RequestsParam } from "../reads/read-context.ts";
import { isReadOperation, performRead } from "../reads/read-handlers.ts";
import { ServerError } from "../reads/server-error.ts";
import { showAttempt, showAttempts } from "../session/attempts-of-test.ts";
import { entriesAfter } from "../session/part-of-journal.ts";
import type { SessionFile } from "../session/session-file.ts";
import { type ExportParams, exportPart } from "./export-part.ts";
import { listMarks, listTimes, mergeSteps } from "./merge-steps.ts";
import type { ApiRequest, ApiResponse, FailedTest, Overview, SessionAnswers, SessionPart } from "./session-answers.ts";
import { type Content, createTimeline, isSame, type Shared, sharedWith, type Timeline } from "./timeline.ts";

/** A replayed session. */
export interface OpenedSession extends SessionAnswers {
  readonly content: SessionContent;
  readonly overview: Overview;
}

/** Replays a session, and yields the number of replayed entries. Throws a `TypeError` if that is impossible. */
export function* openSession(file: SessionFile, earlier?: OpenedSession): Generator<number, OpenedSession> {
  requireWhole(file.journal);
  const shared = earlier && sharedWith(unlimited(file.journal), earlier.content.timeline);
  const timeline = yield* createTimeline(unlimited(file.journal), shared);
  const { length } = file.journal.entries;
  const steps = mergeSteps(timeline.stepsUntil(length), file.steps, length);
  const failure = failureIn(file, steps);
  return openedSession({ ...file, timeline, isContinued: isContinued(shared), failure });
}

/**
 * Adds the part that a bank recorded after a session was read, and yields the number of replayed entries. Returns null
 * if the part does not continue the session, because the bank restarted. Throws a `TypeError` for a part that cannot be
 * replayed.
 */
export function* extendSession(
  earlier: OpenedSession,
  { after, journal, steps }: SessionPart,
): Generator<number, OpenedSession | null> {
  requireWhole(journal);
  const { bank, journal: before, steps: recorded } = earlier.content;
  const { entries } = before;
  const overlaps = entries.length < 2 || isSame(entries[after], journal.entries[0]);
  const whole = { ...journal, entries: [...entries.slice(0, after), ...journal.entries] };
  const content = unlimited(whole);
  if (!overlaps || !isSame(content.genesis, earlier.content.timeline.content.genesis)) return null;
  const shared = { timeline: earlier.content.timeline, entries: entries.length < 2 ? 0 : after + 1 };
  const timeline = yield* createTimeline(content, shared);
  const known = recorded.filter(({ number }) => number < (steps[0]?.number ?? Number.POSITIVE_INFINITY));
  const all = [...known, ...steps];
  return openedSession({ bank, journal: whole, steps: all, timeline, isContinued: true, failure: null });
}

/** The recorded steps are the latest ones, so the place of a step among all follows from its distance to the end. */
function failureIn({ failure, steps }: SessionFile, all: readonly TraceStep[]): FailedTest | null {
  if (failure === undefined) return null;
  const opened = failure.step === null ? undefined : all.at(failure.step - steps.length);
  return { ...failure, step: opened?.number ?? null };
}

/** Throws a `TypeError` if the seal of a journal is broken. */
function requireWhole(journal: Journal): void {
  replay(journal, { until: 0 });
}

/** Removes the rate limit: the page sends more requests than an app, while the clock stands still. */
function unlimited({ genesis, requests, entries }: Content): Content {
  return { genesis: { ...genesis, rateLimit: null }, requests, entries };
}

/** The bank may have extended the latest entry, a clock move, so that entry can differ. */
function isContinued(shared: Shared | undefined): boolean {
  return shared !== undefined && shared.entries >= shared.timeline.content.entries.length - 1;
}

interface SessionContent {
  readonly bank: string;
  readonly journal: Content;
  /** The steps that the bank recorded, with their numbers. */
  readonly steps: readonly TraceStep[];
  readonly timeline: Timeline;
  readonly isContinued: boolean;
  readonly failure: FailedTest | null;
}

function openedSession(session: SessionContent): OpenedSession {
  const { bank: name, journal, steps: recorded, timeline, isContinued, failure } = session;
  const { length } = journal.entries;

  function bankAt(at: Moment): Bank {
    const { instant } = at;
    if (instant <= length) return bankAtStep(session, at);
    throw new ServerError(
      404,
      "entry_not_found_error",
      "There is no such entry.",
      `The session has ${length} entries, so that it has no entry ${instant}. Look at an earlier one.`,
    );
  }

  function stepsAt(instant: number, step = Number.POSITIVE_INFINITY): readonly TraceStep[] {
    const until = recorded.filter(({ entry, number }) => entry < instant || number <= step);
    return mergeSteps(timeline.stepsUntil(instant), until, instant);
  }

  const all = stepsAt(length);

  function trace(at: Moment, { last = 100, before = Number.POSITIVE_INFINITY, requests }: TraceParams) {
    const bank = bankAt(at);
    const until = stepsAt(at.instant, at.step);
    const steps = until.filter(({ number }) => number < before).slice(-last);
    return {
      ...bank.trace({ last: 0 }),
      startedAt: new Date(journal.genesis.start).toISOString(),
      omitted: (steps[0]?.number ?? Math.min(until.length + 1, before)) - 1,
      steps: steps.map((step) => showAttempts(updateStep(bank, step, requests !== "none"), failure ?? {})),
    };
  }

  /** The operations that concern the server, and those that a checkpoint cannot answer. */
  const own: Readonly<Record<string, (at: Moment, params: object) => unknown>> = {
    trace,
    coverage({ instant }) {
      const { unreached, ...kinds } = timeline.coverageAt(instant);
      return { ...kinds, unreached: [...unreached] };
    },
    journal: ({ instant }, { after = 0 }: { readonly after?: number }) =>
      entriesAfter({ ...journal, entries: journal.entries.slice(0, instant) }, after),
    "banks.list": (at) => ({ data: [{ name, apiKey: bankAt(at).apiKey, now: bankAt(at).clock.now() }] }),
    "snapshot.list": () => ({ data: [] }),
    ...(failure !== null && readsOfTest(failure, bankAt)),
    export: ({ instant }, params) =>
      exportPart(
        { journal, steps: recorded },
        { ...(instant < length && { until: instant }), ...(params as ExportParams) },
      ),
  };

  return {
    content: session,
    overview: {
      bank: name,
      length,
      marks: listMarks(all),
      times: listTimes(journal.genesis.start, journal.entries),
      shift: (all.at(-1)?.number ?? 0) - (recorded.at(-1)?.number ?? 0),
      steps: all.map(({ entry, number }) => ({ instant: entry, number })),
      isContinued,
      failure,
    },
    async admin(operation, params, instant, step) {
      const answer = Object.hasOwn(own, operation) ? own[operation] : undefined;
      if (answer !== undefined) return answer({ instant, step }, params);
      if (isReadOperation(operation)) return performRead(bankAt({ instant, step }), operation, params);
      throw onlyRead(
        `${operation} changes a bank or concerns a server. A session is only read: fork a bank to change it.`,
      );
    },
    api(request, instant, step) {
      if (request.method !== "GET") {
        throw onlyRead("An instant of the past is only read. Go back to now, or fork the bank here.");
      }
      const fork = bankAt({ instant, step }).fork();
      // The armed faults are for requests of the app.
      fork.faults.clear();
      return send(fork, request);
    },
    tryCall(request, before) {
      const fork = bankAt({ instant: before }).fork();
      const response = send(fork, request);
      return { response, step: fork.trace({ last: 1 }).steps[0] as TraceStep };
    },
  };
}

/** Returns the bank at a moment. A move of the clock, of which only a part came before a step, is replayed as this part. */
function bankAtStep({ journal, steps, timeline }: SessionContent, { instant, step }: Moment): Bank {
  const found = steps.find(({ entry, number }) => entry === instant && number === step);
  const move = journal.entries[instant - 1];
  if (found === undefined || !(move?.kind === "advance" || move?.kind === "resume")) return timeline.bankAt(instant);
  const to = Date.parse(found.kind === "advance" ? found.to : found.at);
  if (to >= move.to) return timeline.bankAt(instant);
  const part = sealJournal({ ...timeline.content, entries: [{ ...move, to }] });
  return replay(part, { from: timeline.bankAt(instant - 1).snapshot() });
}

/** The reads of webhooks, with what only the failed test knows of them. */
function readsOfTest(failure: FailedTest, bankAt: (at: Moment) => Bank) {
  return {
    async attempts(at: Moment, params: object) {
      const { data } = await performRead(bankAt(at), "attempts", params);
      return { data: data.map(showAttempt(failure)) };
    },
    async deliveries(at: Moment, params: object) {
      const { counts, failures, ...found } = await performRead(bankAt(at), "deliveries", params);
      const unsent = ({ canceled, failed, due, ...own }: (typeof counts)[number]) => ({
        ...own,
        canceled: canceled + failed + due,
        failed: 0,
        due: 0,
      });
      return failure.lacksDeliverer
        ? { ...found, counts: counts.map(unsent), failures: [] }
        : { ...found, counts, failures };
    },
  };
}

function onlyRead(detail: string): ServerError {
  return new ServerError(409, "session_only_read_error", "A session is only read.", detail);
}

/** A number of entries, and the step of the last one that the session is seen at; without it, after the whole entry. */
interface Moment {
  readonly instant: number;
  readonly step?: number | undefined;
}

interface TraceParams extends RequestsParam {
  readonly last?: number;
  readonly before?: number;
}

/** Returns a step with the state of its deliveries at the present instant of a bank. */
function updateStep(bank: Bank, step: TraceStep, requests: boolean): TraceStep {
  // The bank deletes old Events with their deliveries. The step keeps its deliveries.
  const ids = new Set([...step.deliveries.map(({ eventId }) => eventId), ...step.events.map(({ id }) => id)]);
  const deliveries = [...ids].flatMap((eventId) => {
    const attempts = bank.webhooks.attempts({ eventId, requests });
    return attempts.length > 0 ? attempts : step.deliveries.filter((delivery) => delivery.eventId === eventId);
  });
  return { ...step, deliveries };
}

function send(bank: Bank, { method, path, body, idempotencyKey }: ApiRequest): ApiResponse {
  const {
    status,
    headers,
    body: text,
  } = bank.handle({
    method,
    path,
    headers: {
      authorization: `Bearer ${bank.apiKey}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isJson = headers["content-type"]?.includes("json") && typeof text === "string" && text !== "";
  return { status, headers, body: isJson ? JSON.parse(text) : null };
}
