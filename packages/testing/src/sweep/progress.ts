import { performance } from "node:perf_hooks";
import { audibleConsole } from "./silence.ts";

/** Prints how far a sweep is: a line every few seconds, also where no terminal is, as in the workers of test runners. */
export interface Progress {
  show(runs: number, total: number, failures: number): void;
}

interface ProgressParts {
  /** Real milliseconds since any instant. */
  readonly now?: () => number;
  readonly print?: (line: string) => void;
}

const EVERY_MS = 5_000;

export function openProgress({
  now = () => performance.now(),
  print = (line) => audibleConsole().info(line),
}: ProgressParts = {}): Progress {
  const startedAt = now();
  let printedAt = startedAt;
  return {
    show(runs, total, failures) {
      const time = now();
      if (time - printedAt < EVERY_MS || runs === total) return;
      printedAt = time;
      const seconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1_000).toLocaleString("en")} s`;
      const left = ((time - startedAt) / runs) * (total - runs);
      const found = failures === 0 ? "" : `, ${failures} failed`;
      print(
        `[sandbank] sweep: ${runs} of ${total} runs in ${seconds(time - startedAt)}${found}, about ${seconds(left)} left`,
      );
    },
  };
}
