/**
 * A promise that never settles: what a process that has crashed awaits. A new one each time, because one that all share
 * would keep whatever awaits it in memory.
 */
export function never(): Promise<never> {
  return new Promise(() => {});
}
