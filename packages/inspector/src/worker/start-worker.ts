/** Starts the worker that replays sessions. The browser loads its code only then. */
export async function startWorker(): Promise<Worker> {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
