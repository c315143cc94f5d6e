import { mistake } from "@sandbank/engine/private/errors";
import { type AppTimer, type Callback, noteSite, type StartTimer, type TimerKind } from "./app-timer.ts";
import { ACTION, requireUnfaked } from "./claim-process.ts";
import { isCalledByDriver } from "./driver-timers.ts";
import { type FakedPromises, fakePromises } from "./fake-promises.ts";

/** `Date`, `performance.now` and the timers of this process, as long as they are fake. */
export interface FakeClock {
  /** Sets the time of `Date`, in milliseconds since 1970, and fires no timer. */
  setNow(time: number): void;
  /** The timer that fires next; undefined if there is none. */
  first(): AppTimer | undefined;
  /** Fires the first timer, at its own instant, or now if that is later. */
  fireFirst(): void;
  /** The pending timers, the earliest first. */
  timers(): readonly AppTimer[];
  has(id: number): boolean;
  /** Throws an `Error` if the fake timers of a test runner have replaced any of these. */
  requireInstalled(): void;
  uninstall(): void;
}

export interface FakeClockOptions {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Called when the app starts a timer. */
  readonly onStart: (id: number, kind: TimerKind) => void;
  /** Calls the callback of a timer. Called in the asynchronous context in which the timer was started. */
  readonly onFire: (timer: AppTimer, call: () => unknown) => void;
}

/** The parts of `@sinonjs/fake-timers` that are used, from 15.5 on. */
interface SinonTimer {
  readonly id: number;
  /** Orders the timers of one instant. */
  readonly order: number;
  callAt: number;
  readonly func: Callback & { readonly [SITE]?: AppTimer["site"] };
}
interface SinonClock {
  now: number;
  readonly timers: ReadonlyMap<number, SinonTimer> | undefined;
  readonly timerHeap: { readonly timers: readonly SinonTimer[] } | undefined;
  setTimeout(callback: Callback, delay: number, ...args: unknown[]): { valueOf(): number };
  setInterval(callback: Callback, delay: number, ...args: unknown[]): { valueOf(): number };
  clearTimeout(timer: unknown): void;
  next(): number;
  uninstall(): void;
}
interface Sinon {
  withGlobal(target: object): { install(config: object): SinonClock };
}

type Start = (callback: Callback, delay?: number, ...args: unknown[]) => unknown;

const SITE = Symbol("where a timer was started");
const INSTALL = "Run `npm install --save-dev @sinonjs/fake-timers@15`.";

const names = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
type Clear = (timer: unknown) => void;
type TimerFunctions = Readonly<Record<"setTimeout" | "setInterval", Start>> &
  Readonly<Record<"clearTimeout" | "clearInterval", Clear>>;

/** Makes `Date` and the timers of this process fake. */
export function installFakeClock(options: FakeClockOptions): FakeClock {
  const { process, performance } = globalThis;
  const timers = process.getBuiltinModule("node:timers") as unknown as TimerFunctions;
  const promises = process.getBuiltinModule("node:timers/promises") as unknown as FakedPromises;
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis as unknown as TimerFunctions;
  const changed = [
    ...names.flatMap((name) => [keepProperty(globalThis, name), keepProperty(timers, name)]),
    ...(["setTimeout", "setInterval"] as const).map((name) => keepProperty(promises, name)),
    keepProperty(AbortSignal, "timeout"),
    keepProperty(performance, "now"),
  ];
  const { now } = options;
  const toFake = ["Date", ...names];
  const clock = loadSinon().withGlobal(globalThis).install({ now, toFake });
  const start = createStart(clock, options);
  const faked = fakeFunctions(clock, { setTimeout, clearTimeout, setInterval, clearInterval }, start);
  const fakedPromises = fakePromises(promises, start, faked.clearTimeout);
  const custom = Symbol.for("nodejs.util.promisify.custom");
  Object.defineProperty(faked.setTimeout, custom, { value: fakedPromises.setTimeout });
  Object.assign(globalThis, faked);
  Object.assign(timers, faked);
  Object.assign(promises, fakedPromises);
  replace(AbortSignal, "timeout", fakeTimeoutSignal(start));
  const began = performance.now();
  replace(performance, "now", () => began + clock.now - now);
  syncModules();
  const ownDate = globalThis.Date;
  return {
    ...readTimers(clock),
    requireInstalled: () => requireUnfaked("advance time", ownDate),
    uninstall() {
      clock.uninstall();
      for (const restore of changed) restore();
      syncModules();
    },
  };
}

function createStart(clock: SinonClock, { onStart, onFire }: FakeClockOptions): StartTimer {
  return (kind, site, callback, delay, args = []) => {
    const inContext = snapshotContext();
    const fire = (...given: unknown[]): void =>
      inContext(() => onFire({ id, at: clock.now, site }, () => callback(...given)));
    // As in Node, the shortest delay is a millisecond: without it, a timer that starts itself again would stop the time.
    const shown = Math.max(1, Math.trunc(Number(delay)) || 1);
    const isRepeated = kind === "interval" || kind === "ticks";
    const timer = clock[isRepeated ? "setInterval" : "setTimeout"](
      Object.assign(fire, { [SITE]: site }),
      shown,
      ...args,
    );
    if (clock.timerHeap === undefined) throw failure("@sinonjs/fake-timers is older than 15.5", INSTALL);
    const id = Number(timer);
    onStart(id, kind);
    return timer;
  };
}

function fakeFunctions(clock: SinonClock, real: TimerFunctions, start: StartTimer): TimerFunctions {
  const startBy = (name: "setTimeout" | "setInterval", kind: TimerKind) => {
    const started: Start = (callback, delay, ...args) => {
      // Node says what is wrong with a callback.
      const isReal = typeof callback !== "function" || isCalledByDriver(started);
      return isReal ? real[name](callback, delay, ...args) : start(kind, noteSite(started), callback, delay, args);
    };
    return started;
  };
  const clearBy = (kind: "clearTimeout" | "clearInterval") => (timer: unknown) => {
    if (timer === undefined || timer === null) return;
    if (clock.timers?.has(Number(timer))) clock.clearTimeout(timer);
    else real[kind](timer);
  };
  return {
    setTimeout: startBy("setTimeout", "timeout"),
    clearTimeout: clearBy("clearTimeout"),
    setInterval: startBy("setInterval", "interval"),
    clearInterval: clearBy("clearInterval"),
  };
}

function readTimers(clock: SinonClock): Omit<FakeClock, "requireInstalled" | "uninstall"> {
  const pending = () => clock.timerHeap?.timers ?? [];
  const toAppTimer = ({ id, callAt, func }: SinonTimer): AppTimer => ({ id, at: callAt, site: func[SITE] ?? {} });
  return {
    setNow(time) {
      clock.now = time;
    },
    first() {
      const [first] = pending();
      return first && toAppTimer(first);
    },
    fireFirst() {
      const [first] = pending();
      if (first === undefined) return;
      // After a bank has moved past the instant without the timers, as in a `restore`.
      first.callAt = Math.max(first.callAt, clock.now);
      clock.next();
    },
    timers: () => [...pending()].sort(byInstant).map(toAppTimer),
    has: (id) => clock.timers?.has(id) === true,
  };
}

function byInstant(one: SinonTimer, other: SinonTimer): number {
  return one.callAt - other.callAt || one.order - other.order;
}

/** `@sinonjs/fake-timers` is an optional peer, and only this needs it. */
function loadSinon(): Sinon {
  const { createRequire } = globalThis.process.getBuiltinModule("node:module");
  try {
    return createRequire(import.meta.url)("@sinonjs/fake-timers");
  } catch (cause) {
    throw failure("the package @sinonjs/fake-timers is not installed", INSTALL, cause);
  }
}

/** Returns a function that puts a property back as it is now. */
function keepProperty(target: object, name: string): () => void {
  const kept = Object.getOwnPropertyDescriptor(target, name);
  return () => {
    if (kept === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, kept);
  };
}

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** Lets ES imports of built-in modules see their present properties. */
function syncModules(): void {
  globalThis.process.getBuiltinModule("node:module").syncBuiltinESMExports();
}

/** Node calls a timer in the asynchronous context in which it was started. */
function snapshotContext(): <Result>(act: () => Result) => Result {
  return globalThis.process.getBuiltinModule("node:async_hooks").AsyncLocalStorage.snapshot();
}

function fakeTimeoutSignal(startFake: StartTimer): (milliseconds: number) => AbortSignal {
  const { timeout: realSignal } = AbortSignal;
  const timeout = (milliseconds: number) => {
    if (isCalledByDriver(timeout)) return realSignal.call(AbortSignal, milliseconds);
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
    startFake("limit", noteSite(timeout), abort, milliseconds);
    return controller.signal;
  };
  return timeout;
}

function failure(why: string, remedy: string, cause?: unknown): TypeError {
  return mistake(ACTION, why, remedy, { as: Error, cause }) as TypeError;
}
