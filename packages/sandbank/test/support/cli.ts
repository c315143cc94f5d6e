import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "../../src/cli/run-cli.ts";

export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface CliOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly directory?: string;
  readonly signal?: AbortSignal;
  /** The number of columns. Default: no limit, as without a terminal. */
  readonly width?: number;
  /** Told of each line of the result at once. */
  readonly onLine?: (text: string) => void;
  /** Told of each line of the standard error at once. */
  readonly onMessage?: (text: string) => void;
}

/** An empty directory, in which no configuration and no running server is found. */
export const emptyDirectory = mkdtempSync(join(tmpdir(), "sandbank-cli-"));

/** Runs a command line in this process. */
export async function cli(
  input: readonly string[],
  {
    env = {},
    directory = emptyDirectory,
    signal = new AbortController().signal,
    width,
    onLine,
    onMessage,
  }: CliOptions = {},
): Promise<CliResult> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(input, {
    out(text) {
      out.push(text);
      onLine?.(text);
    },
    err(text) {
      err.push(text);
      onMessage?.(text);
    },
    // No program is found, so that `open` opens no browser.
    env: { XDG_RUNTIME_DIR: emptyDirectory, PATH: emptyDirectory, ...env },
    directory,
    isTerminal: false,
    ...(width !== undefined && { width, errorWidth: width }),
    signal,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}
