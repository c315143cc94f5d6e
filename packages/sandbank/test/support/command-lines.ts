import type { Command } from "../../src/cli/command.ts";
import { allCommands } from "../../src/cli/commands.ts";

/** Command lines whose output is the same in each run. They run in order, in one bank. Words in capitals are ids. */
export const lines: readonly string[] = [
  "--help",
  "help all",
  "help flags",
  "snapshot",
  "clock --help",
  "exec --help",
  "init --help",
  "call accounts.create --help",
  "status",
  "status --show-keys",
  "config --port 3000",
  "call accounts.list limit=1",
  "trigger card_decline.breaches_limit",
  "trigger rate_limited_error --fork",
  "explain",
  "explain DECLINED --all",
  "explain DECLINED --largest",
  "balance operating",
  "balance OPERATING",
  "balance OPERATING --entries",
  "limits CARD",
  "search hotel",
  "diff 0 12",
  "diff now",
  "logs --last 8",
  "logs --status 4xx",
  "coverage",
  "coverage --kind events --min 100",
  "audit",
  "attempts",
  "resend EVENT",
  "replay-missing",
  "replay-missing --since 10m",
  "clock",
  "clock due --limit 3",
  "clock advance 12h",
  "clock next",
  "clock advance 31d",
  "clock to 2026-03-01T00:00:00Z",
  "clock freeze",
  "secret SUBSCRIPTION",
  "rotate-secret SUBSCRIPTION --secret another",
  "faults",
  "faults arm latency --delay-ms 300 --times 3",
  "faults clear",
  "delivery-faults --duplicated 0.5",
  "delivery-faults off",
  "replay JOURNAL --until 12",
  "banks new worker-1",
  "banks",
  "banks --show-keys",
  "banks rm worker-1",
  "snapshot save before-payday",
  "snapshot ls",
  "snapshot load before-payday",
  "snapshot rm before-payday",
  "reset",
  "clock resume",
  "clock rate 60",
];

export interface Running {
  readonly line: string;
  /** Accepts the line of output after which the command is stopped. Default: it ends by itself. */
  readonly isLast?: (text: string) => boolean;
  /** Whether the result is for programs, which get it as it is. */
  readonly isForPrograms?: true;
}

/** Command lines whose output differs from run to run, or is for programs. Words in capitals are of the run. */
export const running: readonly Running[] = [
  { line: "start --port 0 --live", isLast: (text) => text.includes("Ready in") },
  { line: "exec -- missing-program" },
  { line: "exec --on-fail DIRECTORY -- NODE FAILING" },
  { line: "wait --timeout 0s --url http://127.0.0.1:9" },
  { line: "doctor --port 0 --persist data" },
  {
    line: "listen --forward-to http://127.0.0.1:9/hooks --print-secret",
    isLast: (text) => text.startsWith("Secret "),
  },
  { line: "verify-receiver SUBSCRIPTION" },
  { line: "open" },
  { line: "init DIRECTORY --dry-run" },
  { line: "export --out FILE" },
  { line: "export --as test --out FILE" },
  { line: "stop" },
  { line: "env", isForPrograms: true },
  { line: "env --format shell", isForPrograms: true },
  { line: "export", isForPrograms: true },
  { line: "export --as seed", isForPrograms: true },
  { line: "export --as test", isForPrograms: true },
  { line: "export --as link", isForPrograms: true },
  ...["bash", "zsh", "fish", "pwsh"].map((shell) => ({ line: `completion ${shell}`, isForPrograms: true }) as const),
];

/** Returns the command of a command line; undefined for flags alone, and for a word that leads to several commands. */
export function commandOf(line: string): Command | undefined {
  return allCommands()
    .filter(({ words }) => line === words || line.startsWith(`${words} `))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}

/** Returns the words of the command of a command line. */
export function wordsOf(line: string): string {
  return commandOf(line)?.words ?? "";
}
