/** An event of a trace of Chromium. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time of its thread, which a busy machine does not lengthen. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const scripts: readonly string[] = ["EvaluateScript", "v8.compile", "v8.run", "FunctionCall", "RunMicrotasks"];

/** The CPU milliseconds of scripts on the main threads of pages. */
export function scriptTime(events: readonly TraceEvent[]): number {
  let end = 0;
  let time = 0;
  for (const { ts, dur = 0, tdur = 0 } of onMainThread(events).filter(({ name }) => scripts.includes(name))) {
    // A script in another one is counted with it.
    if (ts < end) continue;
    end = ts + dur;
    time += tdur;
  }
  return time / 1_000;
}

/** The CPU milliseconds of each task of the main threads of pages. */
export function taskTimes(events: readonly TraceEvent[]): number[] {
  return onMainThread(events)
    .filter(({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask")
    .map(({ tdur = 0 }) => tdur / 1_000);
}

export function longestTask(events: readonly TraceEvent[]): number {
  return Math.max(...taskTimes(events));
}

/** The complete events of the main threads of renderers, in the order of their start. */
function onMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ ph, pid, tid }) => ph === "X" && threads.has(`${pid} ${tid}`))
    .sort((one, other) => one.ts - other.ts);
}
