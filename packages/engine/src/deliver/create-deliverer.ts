import type { Bank } from "../bank/bank.ts";
import { type Duration, durationMs, notAhead } from "../bank/due-jobs.ts";
import type { Platform } from "../bank/platform.ts";
import { type Instant, timeOf } from "../ports/instant.ts";
import { machineTime } from "../ports/machine-time.ts";
import { toTimestamp } from "../ports/time.ts";
import { onlyKnown } from "../store/known-options.ts";
import { createClockMoves } from "./clock-moves.ts";
import { type DeliveryLoop, openDeliveryLoop } from "./delivery-loop.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import type { DeliveryFetch, Receiver } from "./send.ts";

/** How to send. */
export interface DelivererOptions {
  /** Sends what no receiver is named for. Default: nobody, and such an attempt fails with an error that says so. */
  readonly fetch?: DeliveryFetch;
  /** Functions in the same process that receive webhooks, by the URL of the Event Subscription. */
  readonly receivers?: Readonly<Record<string, Receiver>>;
  /**
   * For how long an `advance` waits, in real milliseconds since the last answer, before it lets the bank's clock pass the
   * deadline of 10 seconds of those who are left. Each URL is waited for once in an advance, unless it answers. Default:
   * 1,000. With 0, who does not answer at once hangs.
   */
  readonly hangTimeoutMs?: number;
  /**
   * Which time the deliveries are signed with: the bank's, for receivers that verify with `now: bank.clock.now`, or the
   * machine's when each is sent, for receivers that compare with the real time (D-108). Events and retries keep the
   * bank's. Default: `bank`.
   */
  readonly signTime?: "bank" | "machine";
}

/** Sends the webhooks of a bank, or of both banks of a platform. */
export interface Deliverer {
  /**
   * Moves the clock forward by a span, and sends every webhook that falls due on the way at its instant. In a platform
   * both clocks move. Resolves when all are answered that are waited for. Rejects once the deliverer is closed, with the
   * clock where it was then.
   */
  advance(duration: Duration): Promise<void>;
  /** As `advance`, to an instant: ISO 8601 with a zone, or a `Date`. Rejects with a `RangeError` for one of the past. */
  advanceTo(instant: Instant): Promise<void>;
  /**
   * Sends all that is due now, also what receivers cause by it, and waits for the answers: 10 real seconds at most each,
   * up to 64 at a time to a URL. Resolves with what came of all attempts since the last call: how many were delivered,
   * and of each that failed the status or the error, with what the receiver threw. A reset or restore of the bank forgets
   * them. Rejects where the deliverer is closed.
   */
  settled(): Promise<DeliveryReport>;
  /** Ends it: what is on its way is called off, and remains due. Another deliverer can take over. */
  close(): void;
}

const OPTIONS = [
  "fetch",
  "receivers",
  "hangTimeoutMs",
  "signTime",
] as const satisfies readonly (keyof DelivererOptions)[];
const HANG_TIMEOUT_MS = 1_000;

/**
 * Sends the webhooks of a bank through the `fetch` that it is given, or to functions in the same process: soon after
 * each call, and while the clock moves. No answer slows or fails a call of the API.
 *
 * Throws a `TypeError` where an option is wrong, or the bank has a deliverer.
 *
 * @example
 * const deliverer = createDeliverer(bank, { receivers: { "https://app.test/webhooks": (request) => app.handle(request) } });
 * bank.accounts.create({ name: "Operating" });
 * await deliverer.settled();
 * bank.webhooks.attempts()[0]?.status; // 200
 */
export function createDeliverer(target: Bank | Platform, options: DelivererOptions = {}): Deliverer {
  const known = onlyKnown("Failed to create a deliverer", options, OPTIONS);
  const { fetch, hangTimeoutMs = HANG_TIMEOUT_MS, receivers = {}, signTime = "bank" } = known;
  if (fetch !== undefined && typeof fetch !== "function") throw failure("fetch must be a function");
  if (!(Number.isFinite(hangTimeoutMs) && hangTimeoutMs >= 0)) {
    throw failure("hangTimeoutMs must be a number of milliseconds, 0 or more");
  }
  if (signTime !== "bank" && signTime !== "machine") {
    throw failure(`signTime must be "bank" or "machine", not ${JSON.stringify(signTime)}`);
  }
  const byUrl = receiversByUrl(receivers);
  const loops: { readonly bank: Bank; readonly loop: DeliveryLoop }[] = [];
  const how = {
    receiverOf: (url: string) => byUrl.get(new URL(url).href),
    fetch,
    hangTimeoutMs,
    signTime: signTime === "machine" ? machineTime : undefined,
    moveClocks: createClockMoves(loops),
  };
  const close = () => {
    for (const { loop } of loops) loop.close();
  };
  try {
    for (const bank of banksOf(target)) loops.push({ bank, loop: openDeliveryLoop(bank, how) });
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
      const time = timeOf(instant);
      return how.moveClocks((now) => {
        if (time >= now) return time;
        throw notAhead(String(instant), toTimestamp(now));
      });
    },
    async settled() {
      const reports = await Promise.all(loops.map(({ loop }) => loop.settled()));
      return {
        delivered: reports.reduce((total, { delivered }) => total + delivered, 0),
        failed: reports.flatMap(({ failed }) => failed),
      };
    },
    close,
  };
}

function banksOf(target: Bank | Platform): readonly Bank[] {
  if (typeof target === "object" && target !== null) {
    if ("webhooks" in target) return [target];
    if ("live" in target && "sandbox" in target) return [target.live, target.sandbox];
  }
  throw failure("there is no bank. Pass one that createBank() or createPlatform() made");
}

function receiversByUrl(receivers: Readonly<Record<string, Receiver>>): ReadonlyMap<string, Receiver> {
  if (typeof receivers !== "object" || receivers === null) {
    throw failure("receivers must be an object with a function for each URL");
  }
  return new Map(
    Object.entries(receivers).map(([url, receiver]) => {
      if (!URL.canParse(url)) {
        throw failure(`receivers names "${url}", which is no absolute URL. Use that of the Event Subscription`);
      }
      if (typeof receiver !== "function") throw failure(`the receiver of ${url} is not a function`);
      return [new URL(url).href, receiver];
    }),
  );
}

function failure(why: string): TypeError {
  return new TypeError(`[sandbank] Failed to create a deliverer: ${why}.`);
}
