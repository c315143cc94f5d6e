import { nextTick } from "node:process";
import type { Bank, BankRequest, BankResponse, FaultKind } from "@sandbank/engine";
import { type BankClientSettings, clientOptions } from "@sandbank/engine/http";
import type { Boundaries } from "./boundaries.ts";
import { callStack } from "./call-stack.ts";
import type { SweepFault } from "./faults.ts";
import { nameOperation } from "./name-operation.ts";
import { never } from "./never.ts";
import { ProcessCrash } from "./process-crash.ts";
import type { SweepClock, WaitSignal } from "./sweep-clock.ts";

/** The parts of the options of a client. */
export interface RequestParts {
  readonly bank: Bank;
  readonly clock: SweepClock;
  readonly boundaries: Boundaries;
  readonly outage: Outage;
}

/** A time in which every request fails. */
export interface Outage {
  begin(): void;
  /** Whether the next request fails. */
  takes(): boolean;
  end(): void;
}

/** An outage ends after this many requests, so that an app that tries until it succeeds ends, too. */
const MOST_REFUSED = 50;

export function createOutage(): Outage {
  let left = 0;
  return {
    begin() {
      left = MOST_REFUSED;
    },
    takes() {
      if (left === 0) return false;
      left--;
      return true;
    },
    end() {
      left = 0;
    },
  };
}

/** Makes the `clientOptions` of a process. */
export function gatedClientOptions(parts: RequestParts): BankClientSettings {
  const { bank, clock, boundaries } = parts;
  const { process, timeline } = boundaries;
  const optionsFrom = (site: string | undefined) => {
    const handle = (request: BankRequest) => handleAt(parts, request, site);
    return clientOptions(Object.create(bank, { handle: { value: handle } }));
  };
  const options = optionsFrom(undefined);

  async function send(input: Request | string | URL, init: RequestInit | undefined, site: string | undefined) {
    await leaveProcess();
    if (boundaries.held !== null) await boundaries.held;
    if (process.isDead()) return never();
    try {
      const { fetch } = site === undefined ? options : optionsFrom(site);
      const response = await fetch(input, init);
      return process.isDead() ? never() : response;
    } catch (error) {
      if (process.isDead()) return never();
      throw error;
    }
  }

  return {
    ...options,
    fetch: function fetch(input, init) {
      if (process.isDead()) return never();
      return send(input, init, timeline.isNear() ? callStack(fetch) : undefined);
    },
    sleep: createSleep(clock, boundaries),
    idle: createIdle(options.idle, boundaries),
  };
}

/** So many ticks take longer than a response through a stream in memory. */
const TICKS = 4;

/**
 * Waits as long as it takes a request to leave the process. What the app sends in the same turn of the event loop, such as
 * its response to a webhook, arrives before: work in the background that begins with a request comes after the response.
 * Ticks keep requests that the app sends at the same time together; turns of the event loop would not.
 */
async function leaveProcess(): Promise<void> {
  for (let tick = 0; tick < TICKS; tick++) await new Promise<void>((resolve) => nextTick(resolve));
}

/** The `sleep` of a process: by the bank's clock. */
export function createSleep(clock: SweepClock, boundaries: Boundaries): BankClientSettings["sleep"] {
  const { process, timeline } = boundaries;
  return async (milliseconds, signal) => {
    if (process.isDead()) return never();
    if (boundaries.held !== null) await boundaries.held;
    if (process.isDead()) return never();
    if (timeline.reach("sleep", "sleep")?.fault === "crash") process.crash();
    try {
      if (!process.isDead()) await clock.sleep(milliseconds, joinSignals(signal, process.signal));
    } finally {
      if (process.isDead()) await never();
    }
    timeline.advanceProgress();
  };
}

/** The `idle` of a process: that of the bank. */
function createIdle(idle: BankClientSettings["idle"], { process, timeline }: Boundaries): BankClientSettings["idle"] {
  return async (milliseconds, signal) => {
    if (process.isDead()) return never();
    try {
      await idle(milliseconds, joinSignals(signal, process.signal));
    } finally {
      if (process.isDead()) await never();
    }
    timeline.advanceProgress();
  };
}

/** A signal that aborts with the first of two. */
function joinSignals(given: WaitSignal | undefined, crash: AbortSignal): WaitSignal {
  return given instanceof AbortSignal ? AbortSignal.any([given, crash]) : crash;
}

/** Lets a request through to the bank, at the moment at which it is sent. */
function handleAt(parts: RequestParts, request: BankRequest, site: string | undefined): BankResponse {
  const { bank, boundaries, outage } = parts;
  const { process, timeline } = boundaries;
  if (process.isDead()) throw new ProcessCrash();
  const what = nameOperation(request.method, request.path);
  const index = timeline.moments.length;
  const form = timeline.reach("request", what, () => site);
  if (form?.fault === "crash") {
    process.crash();
    throw new ProcessCrash();
  }
  if (form?.fault === "outage") outage.begin();
  const kind = outage.takes() ? "drop_before_commit" : form && armed[form.fault];
  if (kind !== undefined) bank.faults.arm({ kind });
  const response = bank.handle(request);
  if (request.method !== "GET") timeline.changed();
  timeline.end(index, describeOutcome(response));
  if (kind !== undefined) return response;
  const after = timeline.reach("response", what, () => site);
  if (after?.fault === "crash") {
    process.crash();
    throw new ProcessCrash();
  }
  return after === undefined ? response : { ...response, fault: { kind: "drop_after_commit" } };
}

/** The faults of the bank that a sweep arms for one request. */
const armed: Partial<Record<SweepFault, FaultKind>> = {
  lost_request: "drop_before_commit",
  server_error: "internal_server_error",
  rate_limit: "rate_limited_error",
};

function describeOutcome({ status, headers, fault }: BankResponse): string {
  if (fault !== undefined) return "lost";
  return headers["idempotent-replayed"] === undefined ? String(status) : `${status}, from its idempotency key`;
}
