import type { Boundaries } from "./boundaries.ts";

type Act = () => Promise<void>;

/**
 * How pieces of work that begin at the same time go on:
 * - `together`: as they come.
 * - `overtaking`: the first waits at its next boundary until the others have ended or wait.
 * - `in step`: each waits at every boundary until all of them wait. Then all go on, in their order.
 */
export type WorkOrder = "together" | "overtaking" | "in step";

/** Performs pieces of work at the same time. `isQuiet` resolves when no work goes on; with false, if that takes too long. */
export async function sideBySide(
  acts: readonly Act[],
  order: WorkOrder,
  gates: Boundaries,
  isQuiet: () => Promise<boolean>,
): Promise<void> {
  if (order === "overtaking") {
    const release = hold(gates);
    const first = begin(acts.slice(0, 1));
    await isQuiet();
    gates.held = null;
    const others = begin(acts.slice(1));
    await isQuiet();
    release();
    await Promise.all([first, others]);
  } else if (order === "in step") await inStep(acts, gates, isQuiet);
  else await begin(acts);
}

async function inStep(acts: readonly Act[], gates: Boundaries, isQuiet: () => Promise<boolean>): Promise<void> {
  let release = hold(gates);
  let isEnded = false;
  const work = begin(acts);
  const end = () => {
    isEnded = true;
  };
  work.then(end, end);
  // Work that waits for a lock which another holds at a boundary is never quiet: from here on, the lock decides the order.
  while (!isEnded && (await isQuiet())) {
    const open = release;
    release = hold(gates);
    open();
  }
  gates.held = null;
  release();
  await work;
}

/** Begins all of them. They may fail before somebody awaits them. */
function begin(acts: readonly Act[]): Promise<unknown> {
  const work = Promise.all(acts.map((act) => act()));
  work.catch(() => {});
  return work;
}

/** Lets all work wait at its next boundary. Returns the function that lets it go on. */
function hold(gates: Boundaries): () => void {
  let release = () => {};
  gates.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}
