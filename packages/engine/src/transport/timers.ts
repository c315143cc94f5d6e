/** The timers as they were when this was loaded: fake timers of a test runner, set up later, don't hold deliveries up. */
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;

/** Calls `act` after so many real milliseconds. Answers what calls it off. */
export function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** Calls `act` every so many real milliseconds, without keeping a process alive. Answers what ends it. */
export function every(milliseconds: number, act: () => void): () => void {
  const timer: unknown = setInterval(act, milliseconds);
  // Node has objects for timers, browsers have numbers.
  if (typeof timer === "object") (timer as { unref?: () => void } | null)?.unref?.();
  return () => clearInterval(timer as ReturnType<typeof setInterval>);
}

/** Resolves after so many real milliseconds, and not before what is ready has run. */
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
