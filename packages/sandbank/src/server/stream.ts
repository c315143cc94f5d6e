import type { IncomingMessage, ServerResponse } from "node:http";
import type { Bank, TraceStep } from "@sandbank/engine";
import { badRequest } from "@sandbank/view/reads/server-error";
import { ensureRedactor } from "@sandbank/view/session/bank-redactor";
import type { BankHost } from "../banks/bank-host.ts";
import { keepOpen, type ServedBank } from "../banks/served-bank.ts";
import { beginEvents, sendEvent } from "./server-sent-events.ts";

interface StreamRequest {
  readonly host: BankHost;
  readonly served: ServedBank;
  /** The parameters of the query, without the name of the bank. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The interval between two comments, which keep proxies from closing the connection, in milliseconds. */
const KEEP_ALIVE_MS = 15_000;
/** The length of a printed step, in characters, for which a stream waits `PAUSE_MS` before it sends the step again. */
const LONG = 100_000;
const PAUSE_MS = 100;
/** For how many of these intervals a client may read nothing of what waits for it. */
const MOST_UNREAD_INTERVALS = 4;

/**
 * Sends the steps of a bank as server-sent events, each as `bank.trace` returns it but without secrets, with its number
 * as the id. `after` continues after a number. A `gap` reports that steps in between are no longer kept. An event with
 * an id that was sent before replaces the earlier one, because the clock has moved further. The outcome of a webhook is
 * a `delivery`. A `delivery` without an attempt says that the client has read too slowly to get each outcome. An `end`
 * says that the client has read nothing for a minute; after it, the connection is closed, because it costs memory.
 */
export function openStream({ host, served, params, request, response }: StreamRequest): void {
  const after = numberAfter(params, request.headers["last-event-id"]);
  beginEvents(response);
  const latest = countSteps(served);
  const sender = createSender(served, response, Math.min(after ?? latest, latest));
  sendEvent(response, "hello", { bank: served.name, startedAt: host.startedAt, latest, gap: sender.hasGap() });
  let outcomes: object[] = [];
  let hasMissed = false;
  const flush = () => {
    if (!sender.flush()) return;
    // Outcomes come after the step that sent the webhook, so that a client knows the attempt.
    for (const outcome of outcomes) sendEvent(response, "delivery", { bank: served.name, ...outcome });
    outcomes = [];
  };
  let isScheduled = false;
  const flushNext = () => {
    isScheduled = false;
    // A client that reads slowly gets the steps later, or a gap. The bank keeps the steps, not the connection. An
    // ended response cannot be written.
    if (!response.writableNeedDrain && !response.writableEnded) flush();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    // A move of the clock is one step, which is sent whole each time that it grows, so a long one is sent less often.
    const pauseMs = PAUSE_MS * Math.floor(sender.lastLength() / LONG);
    if (pauseMs === 0) setImmediate(flushNext);
    else setTimeout(flushNext, pauseMs);
  };
  let unread = 0;
  response.on("drain", () => {
    unread = 0;
    if (hasMissed) outcomes = [{ attempt: null, outcome: null }];
    hasMissed = false;
    schedule();
  });
  // The observer is called during a call, so the trace is read afterwards.
  const stopObserving = served.bank.observe({
    step: schedule,
    restart() {
      outcomes = [];
      sender.restart();
    },
    entry({ entry }) {
      // The outcome of a webhook is not a step.
      if (entry.kind !== "record") return;
      if (response.writableNeedDrain) hasMissed = true;
      else outcomes.push({ attempt: entry.attempt, outcome: entry.outcome });
      schedule();
    },
  });
  schedule();
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(": still here\n\n");
    else if (++unread === MOST_UNREAD_INTERVALS) {
      sendEvent(response, "end", { bank: served.name, reason: NOT_READ });
      response.end();
    } else if (unread > MOST_UNREAD_INTERVALS) response.destroy();
  }, KEEP_ALIVE_MS);
  timer.unref();
  const release = keepOpen(served, host.machineTime);
  const end = () => response.end();
  const forget = host.onStop(end);
  served.closed.addEventListener("abort", end);
  response.once("close", () => {
    stopObserving();
    clearInterval(timer);
    forget();
    served.closed.removeEventListener("abort", end);
    release();
  });
}

const NOT_READ =
  "The server ended the stream, because the client read nothing for a minute. Open it again to continue.";

/**
 * Returns the number after which to continue, from `after` or from the header of a client that reconnects; undefined
 * without both.
 */
function numberAfter(
  params: Readonly<Record<string, string>>,
  lastId: string | string[] | undefined,
): number | undefined {
  const unknown = Object.keys(params).find((name) => name !== "after");
  if (unknown !== undefined) throw badRequest(`${unknown} is not a known parameter.`);
  const text = params["after"] ?? lastId;
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(String(text))) throw badRequest("after must be the number of a step: a whole number.");
  return Number(text);
}

/** Sends steps in order, starting after a number. */
function createSender(served: ServedBank, response: ServerResponse, from: number) {
  let sent = from;
  /** The latest step as it was sent. Consecutive clock moves are one step, which grows. */
  let last =
    from === countSteps(served) ? (printSteps(served.bank, Math.max(0, from - 1), from + 1)[0]?.text ?? "") : "";

  /**
   * The steps up to this number have been read from the trace. The bank no longer keeps those of them that were not
   * sent.
   */
  let seen = from;

  function sendStep({ number, kind, text }: PrintedStep): void {
    if (number > sent + 1) sendEvent(response, "gap", { bank: served.name, from: sent + 1, to: number - 1 });
    if (number < sent || (number === sent && (text === last || last === ""))) return;
    response.write(`id: ${number}\nevent: ${kind}\ndata: ${text}\n\n`);
    sent = number;
    last = text;
  }

  return {
    /** Returns whether the bank no longer keeps all steps that must be sent. */
    hasGap() {
      const latest = countSteps(served);
      for (let first = sent; first < latest; first += STEPS_AT_ONCE) {
        const end = Math.min(first + STEPS_AT_ONCE, latest);
        if (served.bank.trace({ after: first, before: end + 1, requests: false }).steps.length < end - first)
          return true;
      }
      return false;
    },
    lastLength: () => last.length,
    /** Sends the steps from the latest sent one on. Returns false if the client must read before it gets more. */
    flush(): boolean {
      let count = STEPS_AT_ONCE;
      while (!response.writableNeedDrain) {
        const steps = printSteps(served.bank, Math.max(0, seen - 1), seen + count + 1);
        for (const step of steps) {
          sendStep(step);
          // Even a page of steps can be more than what should wait for a client that does not read.
          if (response.writableLength > response.writableHighWaterMark) {
            seen = step.number;
            return false;
          }
        }
        seen = Math.min(seen + count, countSteps(served));
        if (seen === countSteps(served)) return true;
        // A bank that has had a million reads keeps a thousandth of its steps.
        count = steps.length === 0 ? 2 * count : STEPS_AT_ONCE;
      }
      return false;
    },
    restart() {
      sent = 0;
      seen = 0;
      last = "";
      sendEvent(response, "restart", { bank: served.name });
    },
  };
}

/** A step as it is sent. */
interface PrintedStep extends Pick<TraceStep, "number" | "kind"> {
  readonly text: string;
}

interface PrintedPage {
  readonly after: number;
  readonly before: number;
  readonly steps: readonly PrintedStep[];
}

/** The steps of each bank that were printed last, until it changes: streams that have read all send the same ones. */
const printed = new WeakMap<Bank, { page: PrintedPage | undefined }>();

/** Prints the steps between two numbers without secrets. */
function printSteps(bank: Bank, after: number, before: number): readonly PrintedStep[] {
  let latest = printed.get(bank);
  if (latest === undefined) {
    const own: { page: PrintedPage | undefined } = { page: undefined };
    const forget = () => {
      own.page = undefined;
    };
    bank.observe({ step: forget, entry: forget, restart: forget });
    printed.set(bank, own);
    latest = own;
  }
  if (latest.page?.after === after && latest.page.before === before) return latest.page.steps;
  const redact = ensureRedactor(bank);
  const steps = bank.trace({ after, before }).steps.map((step) => {
    return { number: step.number, kind: step.kind, text: JSON.stringify(redact(step)) };
  });
  latest.page = { after, before, steps };
  return steps;
}

/** The number of steps that are read and sent at once. A client that reads slowly gets the next ones later. */
const STEPS_AT_ONCE = 100;

/** Returns the number of the latest step. */
function countSteps({ bank }: ServedBank): number {
  return bank.trace({ last: 0 }).omitted;
}
