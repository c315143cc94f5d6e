/** The timers at load time, so that a test runner's fake timers, which start later, do not stop deliveries. */
const { setTimeout, clearTimeout, setInterval, clearInterval, MessageChannel } = globalThis;

/** Node, Bun and Deno have it; browsers and some workers do not. */
const { setImmediate } = globalThis as { readonly setImmediate?: (act: () => void) => unknown };

/** That of load time, too: `timeTogether` of `@sandbank/testing` replaces it. Some runtimes have none. */
const timeoutSignal = globalThis.AbortSignal?.timeout?.bind(AbortSignal);

/**
 * Whether the timers were already fake at load time, as after a setting of the test runner: those of Vitest, Jest and
 * sinon have this property.
 */
const areFake = "clock" in setTimeout;

/** Calls `act` after real milliseconds. Returns a function that cancels the call. */
export function after(milliseconds: number, act: () => void): () => void {
  if (areFake) return afterSignal(milliseconds, act);
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** Uses the timer of `AbortSignal.timeout`, which fake timers do not replace, but which does not keep a process alive. */
function afterSignal(milliseconds: number, act: () => void): () => void {
  const signal = timeoutSignal(milliseconds);
  signal.addEventListener("abort", act, { once: true });
  return () => signal.removeEventListener("abort", act);
}

/**
 * Calls `act` at an interval of real milliseconds, without keeping the process alive. Returns a function that stops it.
 */
export function every(milliseconds: number, act: () => void): () => void {
  const timer: unknown = setInterval(act, milliseconds);
  // Timers are objects in Node and numbers in browsers.
  if (typeof timer === "object") (timer as { unref?: () => void } | null)?.unref?.();
  return () => clearInterval(timer as ReturnType<typeof setInterval>);
}

/** Resolves after real milliseconds, in a later task, so that everything that is ready runs first. */
export function pause(milliseconds: number): { readonly over: Promise<void>; end(): void } {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const cancel = after(milliseconds, resolve);
    end = () => {
      cancel();
      resolve();
    };
  });
  return { over, end: () => end() };
}

/**
 * Resolves in a later task, after timers and I/O that are ready, and also while timers are fake. A loop of microtasks
 * alone would never let them run.
 */
export function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    if (setImmediate !== undefined && !("clock" in setImmediate)) setImmediate(resolve);
    else if (MessageChannel !== undefined) afterMessage(resolve);
    else after(0, resolve);
  });
}

/** Fake timers do not replace messages, and browsers do not delay them like nested timers. */
function afterMessage(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
}
