import type { Journal, TraceStep } from "@sandbank/engine";
import type { TestFailure } from "../session/session-file.ts";

/** A request of the banking API. */
export interface ApiRequest {
  readonly method: string;
  /** Path and query, encoded, such as `/accounts?limit=20`. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null if there is none. */
  readonly body: unknown;
}

/**
 * The questions that a replayed session answers at any of its instants, as the bank would have answered. With the number
 * of a step, as the bank recorded it, they are about the time of this step: one entry can have several, because a move of
 * the clock goes on after reads and refused calls.
 */
export interface SessionAnswers {
  /** Performs an operation of the admin API that only reads. Rejects with a `ServerError` for others. */
  admin(name: string, params: object, instant: number, step?: number): Promise<unknown>;
  /** Returns the response to a GET. Throws a `ServerError` for other methods. */
  api(request: ApiRequest, instant: number, step?: number): ApiResponse;
  /** Sends a request to a fork of the bank as it was before an entry. Nothing outside the fork changes. */
  tryCall(request: ApiRequest, before: number): Tried;
}

/** The part that a bank recorded after a session was read. */
export interface SessionPart {
  /** The number of entries of the session before the part. */
  readonly after: number;
  /** The entries after those, sealed. The first is the last but one of the session, if it has two entries. */
  readonly journal: Journal;
  /** The steps since then. The first one can replace the latest known step, which has the same number. */
  readonly steps: readonly TraceStep[];
}

/** The result of `open` and `extend`. */
export interface Overview {
  readonly bank: string;
  /** The number of entries. */
  readonly length: number;
  readonly marks: readonly Mark[];
  /** The bank's time at the first entry, and after each entry that changed it, earliest first. */
  readonly times: readonly TimePoint[];
  /** The number of the latest step of the log after each entry at which it is another one, earliest first. */
  readonly steps: readonly StepPoint[];
  /**
   * How much higher the number of a recorded step is here than in the log of the bank, which begins later if the bank was
   * forked or seeded.
   */
  readonly shift: number;
  /** Whether the journal continues the one that was open before. */
  readonly isContinued: boolean;
  /** The failed test that the session belongs to; null without one. */
  readonly failure: FailedTest | null;
}

export interface FailedTest extends Omit<TestFailure, "step"> {
  /** The number of the step to open; null if there is none. */
  readonly step: number | null;
}

interface StepPoint {
  /** The instant after an entry. */
  readonly instant: number;
  readonly number: number;
}

/** A decline or an error. */
export interface Mark {
  readonly kind: "decline" | "error";
  /** The instant after the entry. A refused call has the entry before it. */
  readonly instant: number;
  /** The number of the step. */
  readonly step: number;
}

export interface TimePoint {
  readonly instant: number;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The result of `try`: the response in a fork, and the step of the request. */
export interface Tried {
  readonly response: ApiResponse;
  readonly step: TraceStep;
}
