import { clearTimeout, setTimeout } from "node:timers";

/** Waits for `awaited`, for at most `milliseconds` of real time. Returns whether that time was over first. */
export async function isLate(awaited: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), milliseconds);
  });
  try {
    return await Promise.race([awaited.then(() => false), over]);
  } finally {
    clearTimeout(timer);
  }
}
