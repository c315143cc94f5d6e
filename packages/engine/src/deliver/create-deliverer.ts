import type { Bank } from "../bank/bank.ts";
import { type Duration, durationMs, notAhead } from "../bank/clock/duration.ts";
import type { Platform } from "../bank/platform.ts";
import { mistake } from "../mistake.ts";
import { givenInstant, type Instant, toTime } from "../ports/instant.ts";
import { machineTime } from "../ports/machine-time.ts";
import { toTimestamp } from "../ports/time.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { WebhookAttempt } from "../webhooks/attempt-view.ts";
import { type DeliveryLoop, openDeliveryLoop } from "./delivery-loop.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import { isNodeApp, type NodeApp, nodeReceiver } from "./node-receiver.ts";
import { queueMoves } from "./queue-moves.ts";
import { receiverProblem } from "./receiver-problem.ts";
import type { DeliveryFetch, Receiver } from "./send.ts";

/** The options of `createDeliverer`. */
export interface DelivererOptions {
  /** Sends the webhooks of all URLs that `receivers` does not name. Without it, those attempts fail with an error. */
  readonly fetch?: DeliveryFetch;
  /**
   * What receives webhooks in the same process, by the URL of the Event Subscription: a function that accepts a
   * `Request` and returns a `Response`, or an Express or Connect app. Wrap other handlers of `node:http` in
   * `nodeReceiver`. They are called in the asynchronous context in which the deliverer is created, not in that of the
   * call that causes an Event (assumption D-114).
   */
  readonly receivers?: Readonly<Record<string, Receiver | NodeApp>>;
  /**
   * How long `advance` waits for receivers and for work after their responses, in real milliseconds since the last of
   * them ended, before it moves the bank's clock on and lets the remaining attempts reach their deadline of 10 seconds.
   * The same advance does not wait for their URLs again, unless they respond. Default: 1,000. With 0, a receiver that
   * does not respond at once times out.
   */
  readonly hangTimeoutMs?: number;
  /**
   * The time in the signature of a delivery: `bank` for receivers that verify with `now: bank.clock.now`, `machine` for
   * receivers that compare with the real time (assumption D-108). Events and retries keep the bank's time. Default:
   * `bank`.
   */
  readonly signTime?: "bank" | "machine";
}

/** The options of `deliverer.settled`. */
export interface SettleOptions {
  /**
   * How long to wait for receivers and for work after their responses, in real milliseconds since the last of them
   * ended. `settled` then resolves, with the attempts that have no response yet as `pending`. Default: until each attempt
   * has reached its deadline of 10 seconds, and no work has ended for 10 seconds.
   */
  readonly timeoutMs?: number;
}

/** The options of `deliverer.receiversEnded`. */
export interface EndOptions {
  /**
   * How long to wait for the receivers, in real milliseconds. A process that gets no time to run waits longer.
   * Default: 2,000.
   */
  readonly timeoutMs?: number;
}

/** Sends the webhooks of a bank, or of both banks of a platform. */
export interface Deliverer {
  /**
   * Moves the clock forward by a span, and sends every webhook at the instant at which it falls due. In a platform both
   * clocks move. Resolves when every receiver has responded and the work after the responses has ended, as in `settled`,
   * except what exceeded `hangTimeoutMs`. Rejects if the deliverer is closed meanwhile; the clock then stays where it is.
   */
  readonly advance: (duration: Duration) => Promise<void>;
  /**
   * Like `advance`, to an instant: ISO 8601 with a zone, or a `Date`. Rejects with a `RangeError` for a past instant.
   */
  readonly advanceTo: (instant: Instant) => Promise<void>;
  /**
   * Sends all webhooks that are due now, including those that the receivers cause, and waits for the responses: at most
   * 10 real seconds each, up to 64 at a time to a URL. Resolves with the outcomes of all attempts since the last call:
   * how many were delivered, and for each failed attempt the status or the error, with the value that the receiver
   * threw. A reset or restore of the bank clears them.
   *
   * Also waits for the work that handlers of a webhook router of `@sandbank/sdk` passed to `waitUntil`, in this process,
   * and for the webhooks which that work causes. A call that such a handler or its work makes itself waits for
   * responses only.
   *
   * Rejects if the deliverer is closed, also if it is closed meanwhile, and without `timeoutMs` if work has not ended for
   * 10 real seconds: the error says where it started.
   */
  readonly settled: (options?: SettleOptions) => Promise<DeliveryReport>;
  /**
   * Waits until no receiver is running, and sends nothing meanwhile: call it before `close`, so that no receiver
   * still works when the next test begins. Also waits for receivers in this process whose attempts have timed out or were
   * canceled. A receiver that awaits `bank.clock.sleep` ends, because the clock then moves. What falls due meanwhile stays
   * due. Works after `close`, too. Rejects only for an invalid option.
   *
   * Resolves with the attempts whose receivers are still running after `timeoutMs`, and `[]` if all have ended.
   */
  readonly receiversEnded: (options?: EndOptions) => Promise<readonly WebhookAttempt[]>;
  /** Stops sending. Attempts in flight are canceled and stay due, so that another deliverer can send them. */
  readonly close: () => void;
}

const OPTIONS = [
  "fetch",
  "receivers",
  "hangTimeoutMs",
  "signTime",
] as const satisfies readonly (keyof DelivererOptions)[];
/** The property of a bank that has had a deliverer, which the reports of `@sandbank/testing` read. */
const HAD_DELIVERER = Symbol.for("@sandbank/engine had a deliverer");
const HANG_TIMEOUT_MS = 1_000;
/** Less than most test runners wait for a hook. */
const END_TIMEOUT_MS = 2_000;

/**
 * Sends the webhooks of a bank through `fetch`, or to functions in the same process: soon after each call, and while
 * the clock moves. A slow or failing receiver does not affect calls of the API.
 *
 * Throws a `TypeError` for an invalid option, or if the bank already has a deliverer.
 *
 * @example
 * const deliverer = createDeliverer(bank, { receivers: { "https://app.test/webhooks": (request) => app.handle(request) } });
 * bank.accounts.create({ name: "Operating" });
 * await deliverer.settled();
 * bank.webhooks.attempts()[0]?.status; // 200
 */
export function createDeliverer(target: Bank | Platform, options: DelivererOptions = {}): Deliverer {
  const known = onlyKnown("create a deliverer", options, OPTIONS);
  const { fetch, hangTimeoutMs = HANG_TIMEOUT_MS, receivers = {}, signTime = "bank" } = known;
  if (fetch !== undefined && typeof fetch !== "function") throw failure("fetch must be a function");
  if (!isTimeout(hangTimeoutMs)) throw failure("hangTimeoutMs must be a number of milliseconds, 0 or more");
  if (signTime !== "bank" && signTime !== "machine") {
    throw failure(`signTime must be "bank" or "machine", not ${JSON.stringify(signTime)}`);
  }
  const byUrl = receiversByUrl(receivers);
  const loops: { readonly bank: Bank; readonly loop: DeliveryLoop }[] = [];
  const how = {
    findReceiver: (url: string) =>
      byUrl.get(new URL(url).href) ?? (fetch === undefined ? noReceiver(url, byUrl) : undefined),
    fetch,
    hangTimeoutMs,
    signTime: signTime === "machine" ? machineTime : undefined,
    moveClocks: queueMoves(loops),
  };
  const close = () => {
    for (const { loop } of loops) loop.close();
  };
  try {
    for (const bank of listBanks(target)) {
      loops.push({ bank, loop: openDeliveryLoop(bank, how) });
      Object.defineProperty(bank, HAD_DELIVERER, { value: true, configurable: true });
    }
  } catch (error) {
    close();
    throw error;
  }
  return {
    async advance(duration) {
      const span = durationMs(duration);
      return how.moveClocks((now) => now + span);
    },
    async advanceTo(instant) {
      const time = toTime(instant);
      return how.moveClocks((now) => {
        if (time >= now) return time;
        throw notAhead(givenInstant(instant), toTimestamp(now));
      });
    },
    async settled(settleOptions = {}) {
      const timeoutMs = readTimeout("settle", settleOptions);
      const reports = await Promise.all(loops.map(({ loop }) => loop.settled(timeoutMs)));
      return {
        delivered: reports.reduce((total, { delivered }) => total + delivered, 0),
        failed: reports.flatMap(({ failed }) => failed),
        pending: reports.flatMap(({ pending }) => pending),
      };
    },
    async receiversEnded(endOptions = {}) {
      const timeoutMs = readTimeout("wait for receivers", endOptions) ?? END_TIMEOUT_MS;
      return (await Promise.all(loops.map(({ loop }) => loop.receiversEnded(timeoutMs)))).flat();
    },
    close,
  };
}

function listBanks(target: Bank | Platform): readonly Bank[] {
  if (typeof target === "object" && target !== null) {
    if ("webhooks" in target) return [target];
    if ("live" in target && "sandbox" in target) return [target.live, target.sandbox];
  }
  throw failure("there is no bank. Pass what createBank() or createPlatform() returned");
}

function readTimeout(action: string, options: SettleOptions | EndOptions): number | undefined {
  const { timeoutMs } = onlyKnown(action, options, ["timeoutMs"]);
  if (timeoutMs === undefined || isTimeout(timeoutMs)) return timeoutMs;
  throw mistake(action, "timeoutMs must be a number of milliseconds, 0 or more");
}

function isTimeout(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function receiversByUrl(receivers: Readonly<Record<string, Receiver | NodeApp>>): ReadonlyMap<string, Receiver> {
  if (typeof receivers !== "object" || receivers === null) {
    throw failure("receivers must be an object with a function for each URL");
  }
  return new Map(
    Object.entries(receivers).map(([url, receiver]) => {
      if (!URL.canParse(url)) {
        throw failure(`receivers names "${url}", which is not an absolute URL. Use the URL of the Event Subscription`);
      }
      const otherwise = "Pass a function of a Request, an Express or Connect app, or nodeReceiver(handler)";
      const problem = receiverProblem(receiver, otherwise);
      if (problem !== undefined) throw failure(`the receiver of ${url} ${problem}`);
      return [new URL(url).href, isNodeApp(receiver) ? nodeReceiver(receiver) : receiver];
    }),
  );
}

/** A receiver that fails, so that the attempt says which URLs have one. */
function noReceiver(url: string, byUrl: ReadonlyMap<string, Receiver>): Receiver {
  const others = byUrl.size === 0 ? "" : `, which has ${[...byUrl.keys()].join(", ")}`;
  return () => {
    throw new Error(`There is no receiver for ${url}. Name it in \`receivers\`${others}, or pass a \`fetch\`.`);
  };
}

function failure(why: string): TypeError {
  return mistake("create a deliverer", why);
}
