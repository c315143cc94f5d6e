type Voice = Pick<Console, "debug" | "error" | "info" | "log" | "warn">;

/** The methods of the console while runs drop what the app prints, which several sweeps can do at once. */
let kept: Voice | undefined;
let runs = 0;

/** The console, also while it drops what the app prints. */
export function audibleConsole(): Voice {
  return kept ?? console;
}

/** Drops what the app prints while `act` runs: hundreds of runs would repeat it. */
export async function silently<Result>(act: () => Promise<Result>): Promise<Result> {
  runs++;
  if (kept === undefined) {
    const { debug, error, info, log, warn } = console;
    kept = { debug, error, info, log, warn };
    const drop = () => {};
    Object.assign(console, { debug: drop, error: drop, info: drop, log: drop, warn: drop });
  }
  try {
    return await act();
  } finally {
    if (--runs === 0) {
      Object.assign(console, kept);
      kept = undefined;
    }
  }
}
